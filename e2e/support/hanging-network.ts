import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind a network that can hang, as in a train: requests are taken, and neither answered nor refused. */
export async function openHangingNetwork(product: { readonly url: string }) {
  const held: (() => void)[] = [];
  let hangs = false;
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const { method, headers } = asked;
    const onward = forward(new URL(asked.url ?? '/', product.url), { method, headers }, (received) => {
      reply.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(reply);
    });
    // The browser has given up meanwhile.
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  };
  const server = createServer((asked, reply) => {
    if (hangs) held.push(() => pass(asked, reply));
    else pass(asked, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: () => void (hangs = true),
    /** The network is back: what waited is answered late. */
    release: () => {
      hangs = false;
      for (const answer of held.splice(0)) answer();
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
