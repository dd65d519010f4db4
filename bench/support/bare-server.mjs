// The reference: node:http that answers every request with the same status, headers and bytes as a recorded reply.
// usage: node bare-server.mjs <port> <url to record>
import { createServer, get } from 'node:http';

const [port, url] = process.argv.slice(2);

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
    createServer((_request, response) => {
      response.writeHead(reply.statusCode, headers);
      response.end(body);
    }).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
  });
});
