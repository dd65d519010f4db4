import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How the network between the product and a server behaves. `silent`: nothing is refused, and nothing arrives. */
export type NetworkState = 'open' | 'silent' | { readonly delayMs: number };

export interface TcpProxy {
  readonly port: number;
  set(state: NetworkState): void;
  close(): Promise<void>;
}

/** A network to one port of this machine that can be slow or cut. What was sent meanwhile arrives later, as TCP repeats it. */
export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: NetworkState = 'open';
  let reopened = () => {};
  let whenOpen: Promise<void> = Promise.resolve();

  async function pass(chunk: Buffer, to: Socket): Promise<void> {
    await whenOpen;
    if (typeof state === 'object')
      await new Promise((resolve) => setTimeout(resolve, (state as { delayMs: number }).delayMs));
    if (!to.destroyed) to.write(chunk);
  }

  /** One chunk after the other, so that a delay does not change their order. */
  function pipe(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      last = last.then(() => pass(chunk, to));
    });
    from.on('close', () => void last.then(() => to.destroy()));
    from.on('error', () => undefined);
    sockets.add(from);
    from.on('close', () => sockets.delete(from));
  }

  const server = createServer((inside) => {
    const outside = connect(targetPort, '127.0.0.1');
    pipe(inside, outside);
    pipe(outside, inside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      reopened();
      state = next;
      if (next === 'silent') whenOpen = new Promise((resolve) => (reopened = resolve));
    },
    async close() {
      const closed = once(server, 'close');
      reopened();
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
