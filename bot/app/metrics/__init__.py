"""Figures for Prometheus: what there is, and where they can be fetched."""
