import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

type ServerModule = { fetch: (request: Request) => Response | Promise<Response> };

/**
 * `npm run dev`: passes every request that is not for one of Vite's own files to the Hono app, which is loaded through
 * Vite, so that changes of server code take effect on the next request.
 */
export function serveHonoInDevelopment(entry: string): Plugin {
  return {
    name: 'kakehashi:serve-hono-in-development',
    apply: 'serve',
    configureServer(vite) {
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const listener = getRequestListener(
        async (request) => {
          const server = (await ssr.runner.import(entry)) as ServerModule;
          return server.fetch(request);
        },
        { overrideGlobalObjects: false },
      );
      // Returned functions run after Vite's own middlewares (files, transforms, hot reload).
      return () => {
        vite.middlewares.use((request, response) => {
          request.url = request.originalUrl;
          void listener(request, response);
        });
      };
    },
  };
}
