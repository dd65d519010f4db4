import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // One bundle holds the server and its workers; `server/main.ts` becomes build/server/index.js.
  serverBuildFile: '[name].js',
  // The whole route table travels with the first page, so a link never waits for a manifest.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // The build of each side is a call of its own (scripts/build-pages.mjs).
    v8_viteEnvironmentApi: true,
    // Decided, so that no build warns of them: as in version 7.
    v8_splitRouteModules: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config;
