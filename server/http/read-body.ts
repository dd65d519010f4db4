import type { Endpoint } from '#contract/endpoint.ts';
import { JSON_BODY_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { badRequest, payloadTooLarge } from './errors.ts';

/** The request body as plain data, read in the encoding that the endpoint declares and never past its limit. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  switch (endpoint.accepts ?? 'json') {
    case 'json':
      return parseJson(await readText(request, JSON_BODY_MAX_BYTES));
    case 'form':
      return Object.fromEntries(new URLSearchParams(await readText(request, JSON_BODY_MAX_BYTES)));
    case 'multipart':
      return readParts(request);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(errorTexts.bodyUnreadable);
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

// Counted while it arrives: a `Content-Length` can be absent or a lie.
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

// Clients send the JSON part as a field or as a file of its own, with a name even (product-rules, Calls).
async function fieldOrFile(value: string | File): Promise<string | File> {
  const isJsonFile = typeof value !== 'string' && value.type.startsWith('application/json');
  return isJsonFile ? value.text() : value;
}
