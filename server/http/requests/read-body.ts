import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { BODY_MEDIA_TYPES, type BodyEncoding, type Endpoint } from '#contract/endpoint.ts';
import { JSON_BODY_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { badRequest, payloadTooLarge, unsupportedContentType } from '../errors.ts';
import { incomingOf, requestHeader } from './incoming.ts';

/** The request body as plain data, read in the encoding that the endpoint declares, and limited in size. */
export async function readBody(endpoint: Endpoint, context: Context): Promise<unknown> {
  const { accepts = 'json' } = endpoint;
  requireContentType(accepts, context);
  switch (accepts) {
    case 'json':
      return parseJson(await readText(context));
    case 'form':
      return Object.fromEntries(new URLSearchParams(await readText(context)));
    case 'multipart':
      return readParts(context.req.raw);
  }
}

/**
 * Another site can make a browser send JSON, but only with a content type that needs no preflight request, such as
 * text/plain. A missing type or an empty body is accepted.
 */
function requireContentType(accepts: BodyEncoding, context: Context): void {
  const given = requestHeader(context, 'content-type');
  if (given === undefined || !hasBody(context)) return;
  const [type = ''] = given.split(';');
  if (type.trim().toLowerCase() !== BODY_MEDIA_TYPES[accepts])
    throw unsupportedContentType(BODY_MEDIA_TYPES[accepts]);
}

function hasBody(context: Context): boolean {
  const incoming = incomingOf(context);
  if (!incoming) return context.req.raw.body !== null;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = incoming.headers;
  return encoding !== undefined || length !== '0';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(errorTexts.bodyUnreadable);
  }
}

/** Reads Node's own request where possible: a web stream around it costs more than the rest of a small call. */
async function readText(context: Context): Promise<string> {
  const incoming = incomingOf(context);
  const bytes = await (incoming
    ? readIncoming(incoming, JSON_BODY_MAX_BYTES)
    : readBytes(context.req.raw, JSON_BODY_MAX_BYTES));
  return new TextDecoder().decode(bytes);
}

function readIncoming(incoming: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total = 0;
    const refuse = () => {
      incoming.removeAllListeners('data').removeAllListeners('end');
      reject(payloadTooLarge(maxBytes));
    };
    if (Number(incoming.headers['content-length']) > maxBytes) return refuse();
    // A client that has already disconnected causes no more events.
    if (incoming.destroyed) return reject(badRequest(errorTexts.bodyUnreadable));
    incoming.on('data', (chunk: Buffer) => {
      total += chunk.length;
      if (total > maxBytes) refuse();
      else chunks.push(chunk);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
    // A client that disconnects in the middle causes no `end`, and not always an `error`.
    incoming.once('close', () => reject(badRequest(errorTexts.bodyUnreadable)));
  });
}

// Counted while it arrives: `Content-Length` can be missing or wrong.
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw payloadTooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    total += chunk.byteLength;
    if (total > maxBytes) throw payloadTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function readParts(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, UPLOAD_BODY_MAX_BYTES);
  const contentType = request.headers.get('Content-Type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw badRequest(errorTexts.bodyUnreadable);
    });
  const parts = Array.from(form, async ([name, value]) => [name, await fieldOrFile(value)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

// Clients send the JSON part as a field or as a file, some with a file name (PRODUCT.md, Calls).
async function fieldOrFile(value: string | File): Promise<string | File> {
  const isJsonFile = typeof value !== 'string' && value.type.startsWith('application/json');
  return isJsonFile ? value.text() : value;
}
