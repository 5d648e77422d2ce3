# Two stages: the wheels are built and checked against their hashes in one, the other holds only what runs.
FROM python:3.11-slim AS build
WORKDIR /src
COPY requirements requirements
RUN python -m venv /app \
 && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt \
 && python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY . .
RUN python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /app/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM python:3.11-slim
RUN useradd --system --create-home --uid 10001 byrsa \
 && install --directory --owner byrsa --group byrsa /var/lib/byrsa
COPY --from=build /app /app
USER byrsa
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BYRSA_DATABASE=/var/lib/byrsa/byrsa.db
VOLUME /var/lib/byrsa
STOPSIGNAL SIGTERM
ENTRYPOINT ["byrsa"]
CMD ["run"]
