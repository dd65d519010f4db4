FROM node:24-slim AS build
WORKDIR /app
# The words of JMdict in kana alone; the build finds them.
RUN apt-get update && apt-get install -y --no-install-recommends edict && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# When the content was last changed, in milliseconds: the history is not in the container (docs/decisions/076).
ARG CONTENT_VERSION
# What is prepared ahead is for the packages that are in the image.
RUN npm run build -- --without-exercises && npm prune --omit=dev && node scripts/build-exercises.mjs

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/NOTICE.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/content ./content
COPY --from=build /app/server/db/migrations ./server/db/migrations
COPY --from=build /app/server/db/pglite/*.mjs ./server/db/pglite/
COPY --from=build /app/server/gateways/tokenizer/*.mjs ./server/gateways/tokenizer/
COPY --from=build /app/server/gateways/speech/*.mjs ./server/gateways/speech/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
