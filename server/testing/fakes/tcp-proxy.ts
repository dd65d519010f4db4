import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `black-hole`: nothing arrives any more, in either direction, and nobody is told. */
type Mode = 'pass' | 'black-hole';

interface Link {
  mode: Mode;
  readonly sockets: readonly [Socket, Socket];
}

/**
 * A network between two programs of this machine that can fail: bytes are passed, delayed, or held back as if each
 * packet were dropped, without either side noticing. What is held back arrives later, as TCP would send it again.
 */
export async function openTcpProxy(target: { readonly host: string; readonly port: number }) {
  const links = new Set<Link>();
  let modeOfNew: Mode = 'pass';
  let delayMs = 0;

  const apply = (link: Link, mode: Mode) => {
    link.mode = mode;
    for (const socket of link.sockets) {
      if (mode === 'pass') socket.resume();
      else socket.pause();
    }
  };

  function forward(link: Link, from: Socket, to: Socket): void {
    // One after the other, so that the order stays when the delay becomes shorter.
    let sent = Promise.resolve();
    const later = (send: () => void) => {
      const waited = delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : null;
      sent = sent.then(() => waited).then(send);
    };
    from.on('data', (bytes) => later(() => void (to.destroyed || to.write(bytes))));
    from.on('end', () => later(() => void to.end()));
    // A broken connection is seen by the other side, unless nothing gets through.
    from.on('error', () => link.mode === 'pass' && to.destroy());
    from.on('close', () => {
      if (link.mode === 'pass') later(() => void to.destroy());
      links.delete(link);
    });
  }

  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    const outgoing = connect({ ...target, allowHalfOpen: true });
    const link: Link = { mode: modeOfNew, sockets: [incoming, outgoing] };
    links.add(link);
    forward(link, incoming, outgoing);
    forward(link, outgoing, incoming);
    apply(link, modeOfNew);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    /** The same address, through this proxy. */
    through(address: string): string {
      const url = new URL(address);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    /** The connections that are open at this moment. */
    connections: () => links.size,
    pass() {
      modeOfNew = 'pass';
      for (const link of links) apply(link, 'pass');
    },
    /** Silence for the open connections; new ones get through, as when a router forgets what it has forwarded. */
    blackHoleOpen() {
      for (const link of links) apply(link, 'black-hole');
    },
    /** Silence for everything, new connections too. */
    blackHole() {
      modeOfNew = 'black-hole';
      for (const link of links) apply(link, 'black-hole');
    },
    /** How long every packet takes from now on. */
    delay(ms: number) {
      delayMs = ms;
    },
    /** Breaks the open connections, so that both sides notice. */
    cut() {
      for (const { sockets } of links) for (const socket of sockets) socket.destroy();
    },
    close(): Promise<void> {
      for (const { sockets } of links) for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
