import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { mapInSlices } from '#server/in-slices.ts';
import type { AppError } from '../errors.ts';
import { streamText } from './stream-text.ts';

/**
 * Plain objects: the lightweight Response of @hono/node-server sends them directly, while a `Headers` would force a
 * full Response and cost most of the speed (`npm run bench:http`).
 */
export type ReplyHeaders = Record<string, string>;

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Headers of every reply of an endpoint; created once, when it is mounted. */
export function fixedHeaders(endpoint: Endpoint, common: Readonly<ReplyHeaders>): Readonly<ReplyHeaders> {
  const isJson = (endpoint.answers ?? 'json') === 'json';
  const contentType = isJson ? JSON_TYPE : (endpoint.contentType ?? TEXT_TYPE);
  const headers = { ...common, 'Content-Type': contentType, 'Cache-Control': 'no-store' };
  // Otherwise nginx would buffer a stream.
  return endpoint.answers === 'stream' ? { ...headers, 'X-Accel-Buffering': 'no' } : headers;
}

/** `held` returns the versions that the client has; only called if the reply has an ETag. */
export function successReply(
  endpoint: Endpoint,
  result: unknown,
  fixed: Readonly<ReplyHeaders>,
  added: ReplyHeaders,
  held: () => string | undefined,
) {
  // Most replies add nothing and share one object, which saves a copy of a dozen headers for every small reply.
  const headers = isEmpty(added) ? fixed : { ...fixed, ...added };
  const { ETag: version } = added;
  if (version !== undefined && held()?.includes(version)) return new Response(null, { status: 304, headers });
  return new Response(bodyOf(endpoint, result), { headers });
}

export function errorReply(
  error: AppError,
  headers: Readonly<ReplyHeaders>,
  as: Endpoint['errors'] = 'json',
): Response {
  return new Response(as === 'text' ? error.message : JSON.stringify(error.body), {
    status: error.statusCode,
    headers: {
      ...headers,
      ...error.headers,
      'Content-Type': as === 'text' ? TEXT_TYPE : JSON_TYPE,
      'Cache-Control': 'no-store',
    },
  });
}

/** A JSON reply that was validated and serialized in advance, because it is requested often. */
export class ReadyJson {
  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {}
}

const encoder = new TextEncoder();

export const readyJson = <E extends Endpoint>({ output }: E, result: EndpointOutput<E>): ReadyJson =>
  new ReadyJson(encoder.encode(JSON.stringify(output ? output.parse(result) : null)));

/** A JSON reply as bytes; a long list is validated and serialized in slices, so that other requests are not delayed. */
export async function writeJson({ output }: Endpoint, result: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (!(output instanceof z.ZodMiniArray) || !Array.isArray(result))
    return encoder.encode(JSON.stringify(output ? output.parse(result) : null));
  const { element } = output.def;
  const rows = await mapInSlices(result, (row: unknown) => JSON.stringify(z.parse(element, row)));
  return encoder.encode(`[${rows.join(',')}]`);
}

function bodyOf({ answers = 'json', output }: Endpoint, result: unknown): BodyInit {
  if (result instanceof ReadyJson) return result.bytes;
  if (answers === 'stream') return streamText(result as AsyncIterable<string>);
  if (answers === 'text') return result as string;
  if (answers === 'bytes') return result as Uint8Array<ArrayBuffer>;
  // Only fields of the contract are sent: a column added to a table cannot leak.
  return JSON.stringify(output ? output.parse(result) : null);
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
