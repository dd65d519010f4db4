import { endpoints } from '#contract/endpoints.ts';
import { hasTextFields, type HostileRequest, hostileRequests } from '#server/testing/hostile-requests.ts';

/** Every endpoint with text fields, and all requests with hostile strings to it as they travel. */
export const hostileEndpoints = (known: Readonly<Record<string, unknown>>) =>
  endpoints.filter(hasTextFields).map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    method: endpoint.method,
    needsLogin: endpoint.access !== 'anyone',
    requests: () => Promise.all(hostileRequests(endpoint, { known, all: true }).map(encoded)),
  }));

async function encoded({ what, address, body, headers }: HostileRequest) {
  const isObject = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  const sent = isObject ? Response.json(body) : new Response(body as BodyInit | undefined, { headers });
  return {
    what,
    path: address,
    type: sent.headers.get('Content-Type'),
    body: body === undefined ? undefined : Buffer.from(await sent.arrayBuffer()),
  };
}
