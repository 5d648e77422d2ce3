# Two stages: the wheels are built and checked against their hashes in one, the other holds only what runs.
# Another base, or this one by its digest: docker build --build-arg BASE=python@sha256:…
ARG BASE=python:3.11.14-slim-bookworm

FROM ${BASE} AS build
WORKDIR /src
COPY requirements requirements
RUN python -m venv /app \
 && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt -r requirements/metrics.txt \
    -r requirements/postgres.txt \
 && python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY . .
RUN python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /app/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM ${BASE}
RUN useradd --system --create-home --uid 10001 byrsa \
 && install --directory --owner byrsa --group byrsa /var/lib/byrsa
COPY --from=build /app /app
USER byrsa
WORKDIR /var/lib/byrsa
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BYRSA_DATABASE=/var/lib/byrsa/byrsa.db
VOLUME /var/lib/byrsa
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=2m --timeout=20s --start-period=1m CMD ["byrsa", "alive"]
ENTRYPOINT ["byrsa"]
CMD ["run"]
