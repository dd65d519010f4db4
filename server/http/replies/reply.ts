import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import { openCodes } from '#contract/open-codes.ts';
import { z } from '#contract/zod.ts';
import { mapInSlices } from '#server/in-slices.ts';
import type { AppError } from '../errors.ts';
import { streamText } from './stream-text.ts';
import { asWritten, type NameSite, type TextForm } from './with-site-name.ts';

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
export async function successReply(
  endpoint: Endpoint,
  result: unknown,
  fixed: Readonly<ReplyHeaders>,
  added: ReplyHeaders,
  { held, nameSite }: { readonly held: () => string | undefined; readonly nameSite: NameSite },
): Promise<Response> {
  // Most replies add nothing and share one object, which saves a copy of a dozen headers for every small reply.
  const headers = isEmpty(added) ? fixed : { ...fixed, ...added };
  const { ETag: version } = added;
  if (version !== undefined && held()?.includes(version)) return new Response(null, { status: 304, headers });
  return new Response(await bodyOf(endpoint, result, nameSite), { headers });
}

export async function errorReply(
  error: AppError,
  headers: Readonly<ReplyHeaders>,
  { as = 'json', nameSite }: { readonly as?: Endpoint['errors']; readonly nameSite: NameSite },
): Promise<Response> {
  const text = as === 'text' ? error.message : JSON.stringify(error.body);
  return new Response(await nameSite(text, as), {
    status: error.statusCode,
    headers: {
      ...headers,
      ...error.headers,
      'Content-Type': as === 'text' ? TEXT_TYPE : JSON_TYPE,
      'Cache-Control': 'no-store',
    },
  });
}

/** A JSON reply that was validated and serialized in advance, because it is requested often. It cannot name the site. */
export class ReadyJson {
  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {}
}

const encoder = new TextEncoder();

export const readyJson = <E extends Endpoint>({ output }: E, result: EndpointOutput<E>): ReadyJson =>
  new ReadyJson(encoder.encode(textOf(output, result)));

/** A JSON reply as bytes; a long list is validated and serialized in slices, so that other requests are not delayed. */
export async function writeJson(
  { output }: Endpoint,
  result: unknown,
  nameSite: NameSite = asWritten,
): Promise<Uint8Array<ArrayBuffer>> {
  const schema = output && openCodes(output);
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(result))
    return encoder.encode(await nameSite(textOf(output, result), 'json'));
  const { element } = schema.def;
  const rows = await mapInSlices(result, (row: unknown) => JSON.stringify(z.parse(element, row)));
  return encoder.encode(await nameSite(`[${rows.join(',')}]`, 'json'));
}

async function bodyOf(endpoint: Endpoint, result: unknown, nameSite: NameSite): Promise<BodyInit> {
  const { answers = 'json', output } = endpoint;
  if (result instanceof ReadyJson) return result.bytes;
  if (answers === 'stream') return streamText(namedPieces(result as AsyncIterable<string>, nameSite));
  if (answers === 'text') return nameSite(result as string, formOf(endpoint));
  if (answers === 'bytes') return result as Uint8Array<ArrayBuffer>;
  // Only fields of the contract are sent: a column added to a table cannot leak.
  return nameSite(textOf(output, result), 'json');
}

/** A newer node on the same database may have written codes that this one does not know. */
const textOf = (output: Endpoint['output'], result: unknown): string =>
  JSON.stringify(output ? openCodes(output).parse(result) : null);

async function* namedPieces(pieces: AsyncIterable<string>, nameSite: NameSite): AsyncGenerator<string> {
  for await (const piece of pieces) yield nameSite(piece, 'text');
}

const formOf = ({ contentType = TEXT_TYPE }: Endpoint): TextForm => {
  if (/\bjson\b/.test(contentType)) return 'json';
  return /\b(?:html|xml)\b/.test(contentType) ? 'html' : 'text';
};

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
