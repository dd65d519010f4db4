// The reference: node:http that answers with the same status, headers and bytes as replies that it has recorded.
// usage: node bare-server.mjs <port> <origin to record> <path> [<path> …]
import { createServer, get } from 'node:http';

const [port, origin, ...paths] = process.argv.slice(2);

const replies = new Map(await Promise.all(paths.map(async (path) => [path, await record(origin + path)])));

createServer((request, response) => {
  const { status, headers, body } = replies.get(request.url);
  response.writeHead(status, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));

function record(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (reply) => {
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        const {
          date: _,
          connection: __,
          'keep-alive': ___,
          'transfer-encoding': ____,
          ...headers
        } = reply.headers;
        headers['content-length'] = String(body.length);
        resolve({ status: reply.statusCode, headers, body });
      });
    }).on('error', reject);
  });
}
