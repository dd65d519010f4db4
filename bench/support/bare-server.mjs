// The reference: node:http that reads the request and replies with the same status, headers and bytes as the recorded
// replies. Its parent tells it where to listen, and which requests to record from which origin.
import { createServer, request as send } from 'node:http';

async function serve({ port, origin, requests }) {
  const replies = new Map();
  for (const asked of requests) replies.set(asked.path + asked.body, await record(origin, asked));
  createServer((request, response) => {
    if (request.method === 'GET') {
      answer(response, replies.get(request.url));
      return;
    }
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => answer(response, replies.get(request.url + Buffer.concat(chunks).toString())));
  }).listen(port, '127.0.0.1', () => process.send?.('ready'));
}
process.once('message', (order) => void serve(order));

function answer(response, { status, headers, body }) {
  response.writeHead(status, headers);
  response.end(body);
}

function record(origin, { method, path, headers: sent, body: asked }) {
  return new Promise((resolve, reject) => {
    const request = send(origin + path, { method, headers: sent }, (reply) => {
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
    });
    request.on('error', reject);
    request.end(asked);
  });
}
