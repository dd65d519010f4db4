import { Agent, createServer, request } from 'node:http';

/** What nginx does here, without nginx: one node after the other; what is safe to repeat is tried at the next one. */
export async function openRoundRobin(ports) {
  let upstreams = ports;
  let turn = 0;
  const agent = new Agent({ keepAlive: true });

  function forward(incoming, outgoing, body, triesLeft) {
    const port = upstreams[turn++ % upstreams.length];
    const isSafe = incoming.method === 'GET' || incoming.method === 'HEAD';
    let isSent = false;
    const giveUp = () => {
      // A connection that was never made has sent nothing.
      if (triesLeft > 0 && (isSafe || !isSent)) forward(incoming, outgoing, body, triesLeft - 1);
      else outgoing.writeHead(502).end();
    };
    const { method, url: path, headers } = incoming;
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (reply) => {
      if (reply.statusCode === 503 && isSafe && triesLeft > 0) {
        reply.resume();
        forward(incoming, outgoing, body, triesLeft - 1);
        return;
      }
      outgoing.writeHead(reply.statusCode, reply.headers);
      reply.pipe(outgoing);
      reply.once('error', () => outgoing.destroy());
    });
    call.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isSent = true));
      else isSent = true;
    });
    call.once('error', giveUp);
    call.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const parts = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.once('end', () => forward(incoming, outgoing, Buffer.concat(parts), upstreams.length));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name: 'a round-robin proxy in Node.js',
    url: `http://127.0.0.1:${server.address().port}`,
    use: async (next) => void (upstreams = next),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
