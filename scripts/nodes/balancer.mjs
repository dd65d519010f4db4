// The load balancer in front of the nodes: nginx or, where it can neither be found nor installed, a small proxy of our own. It
// sends requests only to nodes whose `/ready` answers 200.
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './calls.mjs';
import { openNginx } from './nginx.mjs';
import { openRoundRobin } from './round-robin.mjs';

const CHECK_EVERY_MS = 200;

/**
 * @param {{ folder: string, nodes: readonly { name: string, port: number, url: string }[], withNginx: boolean }} options
 */
export async function openBalancer({ folder, nodes, withNginx }) {
  const ports = await readyPorts();
  const proxy = (withNginx ? await openNginx(folder, ports) : null) ?? (await openRoundRobin(ports));
  let sent = ports.join();
  const closing = new AbortController();
  const checking = check();

  async function readyPorts() {
    const states = await Promise.all(
      nodes.map(async ({ port, url }) => {
        const reply = await ask(url, 'GET', '/ready').catch(() => null);
        return reply?.status === 200 ? [port] : [];
      }),
    );
    return states.flat();
  }

  async function check() {
    while (!closing.signal.aborted) {
      const ready = await readyPorts();
      // Of a moment in which none is ready the clients are told by those that were.
      if (ready.length > 0 && ready.join() !== sent) {
        await proxy.use(ready);
        sent = ready.join();
      }
      await wait(CHECK_EVERY_MS);
    }
  }

  return {
    name: proxy.name,
    url: proxy.url,
    /** Until requests go to exactly these nodes. */
    async uses(expected) {
      const wanted = nodes.filter((node) => expected.includes(node)).map(({ port }) => port);
      while (sent !== wanted.join()) await wait(CHECK_EVERY_MS / 4);
    },
    async close() {
      closing.abort();
      await checking;
      await proxy.close();
    },
  };
}
