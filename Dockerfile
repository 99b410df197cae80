# docker build -t tessera .      docker run -p 127.0.0.1:8000:8000 -v tessera:/data tessera      (docs/hosting.md)

FROM node:22-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web ./
COPY tessera/server/http/pages.json ../tessera/server/http/
RUN npm run build

FROM python:3.11-slim AS build
WORKDIR /build
RUN python -m venv /opt/tessera
COPY requirements.lock .
RUN /opt/tessera/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY tessera tessera
COPY --from=web /build/tessera/server/web tessera/server/web
RUN /opt/tessera/bin/pip install --no-cache-dir --no-deps --no-build-isolation .
# The engines and the offline part are built by the installed package, which knows its games.
RUN apt-get update && apt-get install --yes --no-install-recommends lld && cd / \
    && /opt/tessera/bin/python -m tessera.wasm && /opt/tessera/bin/python -m tessera.offline

FROM python:3.11-slim
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin tessera \
    && install --directory --owner=tessera --group=tessera --mode=0700 /data
COPY --from=build /opt/tessera /opt/tessera
# Compiled rules live in the volume: they are specific to the processor that runs them, which may differ from the one that builds.
ENV PATH=/opt/tessera/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    TESSERA_HOST=0.0.0.0 \
    TESSERA_PORT=8000 \
    TESSERA_DATA=/data \
    TESSERA_CACHE_DIR=/data/cache \
    TESSERA_LOG_FORMAT=json
USER tessera
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=180s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=5)"]
CMD ["tessera", "serve"]
