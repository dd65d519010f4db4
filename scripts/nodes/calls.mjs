// Calls to the product. Each has a connection of its own, as from another device: a reused one may be closed by the other
// end while a call is on its way, which is no failure of the product.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

const ANSWER_WITHIN_MS = 30_000;

/** A call that got no answer, or another than 2xx. */
class CallFailed extends Error {
  name = 'CallFailed';
  constructor(what, reply) {
    super(`${what}: ${reply.status} ${reply.text.slice(0, 300)}`);
    this.status = reply.status;
  }
}

/**
 * The reply, whatever its status.
 *
 * @param {string} base
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown, query?: Record<string, string | number>, key?: string, browser?: string }} [options]
 */
export function ask(base, method, path, { token, body, query, key, browser } = {}) {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(sent !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(sent),
    }),
    ...(key && { 'Idempotency-Key': key }),
    ...(browser && { 'X-Browser-Id': browser }),
  };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent: false, timeout: ANSWER_WITHIN_MS }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => (text += chunk));
      reply.once('error', reject);
      reply.once('end', () => resolve({ status: reply.statusCode, text }));
    });
    sending.once('timeout', () => sending.destroy(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)));
    sending.once('error', reject);
    sending.end(sent);
  });
}

/** The parsed body of a reply of the kind 2xx; anything else throws. */
export async function call(base, method, path, options) {
  const reply = await ask(base, method, path, options);
  if (reply.status < 200 || reply.status > 299) throw new CallFailed(`${method} ${path}`, reply);
  return reply.text.startsWith('{') || reply.text.startsWith('[') ? JSON.parse(reply.text) : reply.text;
}

export async function logIn(base, { email, password }) {
  const { token } = await call(base, 'POST', '/auth/login', { body: { email, password } });
  return token;
}

export const newId = () => randomUUID();
