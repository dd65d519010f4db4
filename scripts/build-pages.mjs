// `node scripts/build-pages.mjs client` or `server`: one side of the pages. Both run at the same time, each in a process of
// its own: the server's side needs the other only for the list of its files.
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [side] = process.argv.slice(2);

const builder = await createBuilder({
  root,
  logLevel: 'warn',
  plugins: side === 'server' ? [waitForTheClient()] : [],
});
await builder.build(builder.environments[side === 'server' ? 'ssr' : 'client']);
// React Router and Vite leave a file watcher and a server behind.
process.exit();

/** The list of the client's files is read when they are all there: scripts/build.mjs sends a message. */
function waitForTheClient() {
  const isBuilt = new Promise((resolve) => process.once('message', resolve));
  return {
    name: 'kakehashi:wait-for-the-client',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /virtual:react-router\/server-manifest$/ },
      handler: () => isBuilt.then(() => null),
    },
  };
}
