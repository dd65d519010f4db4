import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { jsonPart, uploadedFile } from '#contract/fields.ts';
import { JSON_BODY_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { z } from '#contract/zod.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { route } from '../route.ts';

const shared = { method: 'POST', summary: '', access: 'anyone' } as const;
const title = z.object({ title: z.string() });
const asJson = defineEndpoint({ ...shared, path: '/json', body: title, output: title });
const asForm = defineEndpoint({ ...shared, path: '/form', accepts: 'form', body: title, output: title });
const asNothing = defineEndpoint({ ...shared, path: '/nothing' });
const asFormWithoutFields = defineEndpoint({
  ...shared,
  path: '/optional',
  accepts: 'form',
  body: z.object({}),
});
const asParts = defineEndpoint({
  ...shared,
  path: '/multipart',
  accepts: 'multipart',
  body: z.object({ dto: jsonPart(title), file: uploadedFile }),
  output: z.object({ title: z.string(), fileName: z.string(), bytes: z.array(z.int()) }),
});

const { call, fetch } = await mountRoutes([
  route(asJson, ({ body }) => body),
  route(asForm, ({ body }) => body),
  route(asNothing, () => undefined),
  route(asFormWithoutFields, () => undefined),
  route(asParts, async ({ body: { dto, file } }) => ({
    title: dto.title,
    fileName: file.name,
    bytes: [...new Uint8Array(await file.arrayBuffer())],
  })),
]);

/** Sets the content type as a normal client does. A FormData sets its own, with the boundary of its parts. */
const send = (path: string, body: BodyInit, headers?: Readonly<Record<string, string>>) => {
  const type = path === '/json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const named = body instanceof FormData ? headers : { 'Content-Type': type, ...headers };
  return call('POST', path, { body, headers: named });
};

const water = JSON.stringify({ title: '水' });
const jsonBlob = new Blob([water], { type: 'application/json' });
const picture = new File([new Uint8Array([137, 80, 78, 71])], 'bia.png', { type: 'image/png' });

/** A form with the picture, unless the test replaces it. */
function formWith(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ file: picture, ...parts })) form.set(name, value);
  return form;
}

describe('a body that is read', () => {
  test.each([
    { path: '/json', body: water, why: 'JSON' },
    { path: '/json', body: `\uFEFF${water}`, why: 'JSON after a byte order mark' },
    { path: '/form', body: new URLSearchParams({ title: '水' }), why: 'a form' },
    { path: '/form', body: 'title=%E6%B0%B4&extra=1', why: 'a form with an unknown field' },
  ])('$why', async ({ path, body }) => {
    expect(await send(path, body)).toMatchObject({ status: 200, body: { title: '水' } });
  });

  test.each([
    { body: formWith({ dto: water }), why: 'dto as a text field' },
    { body: formWith({ dto: jsonBlob }), why: 'dto as a JSON blob' },
    {
      body: formWith({ dto: new File([water], 'dto.json', { type: 'application/json; charset=utf-8' }) }),
      why: 'dto as a JSON file with a name',
    },
  ])('multipart with $why, and the picture arrives whole', async ({ body }) => {
    const expected = { title: '水', fileName: 'bia.png', bytes: [137, 80, 78, 71] };
    expect(await call('POST', '/multipart', { body })).toMatchObject({ status: 200, body: expected });
  });

  test('multipart with dto as a JSON part without a file name, as curl writes it', async () => {
    const lines = [
      '--cut',
      'Content-Disposition: form-data; name="dto"',
      'Content-Type: application/json',
      '',
      water,
      '--cut',
      'Content-Disposition: form-data; name="file"; filename="bia.png"',
      'Content-Type: image/png',
      '',
      'ab',
      '--cut--',
      '',
    ];
    const headers = { 'Content-Type': 'multipart/form-data; boundary=cut' };
    const reply = await call('POST', '/multipart', { body: lines.join('\r\n'), headers });
    expect(reply).toMatchObject({ status: 200, body: { title: '水', fileName: 'bia.png', bytes: [97, 98] } });
  });
});

describe('a body that cannot be read', () => {
  test.each([
    { path: '/json', body: '{"title":', text: errorTexts.bodyUnreadable, why: 'truncated JSON' },
    { path: '/json', body: '', text: errorTexts.bodyUnreadable, why: 'nothing at all' },
    { path: '/json', body: '[]', text: 'Nội dung gửi lên không đúng kiểu dữ liệu.', why: 'a list' },
    {
      path: '/multipart',
      body: formWith({ dto: '{"title":' }),
      text: 'Trường “dto” không đúng định dạng.',
      why: 'a dto that is not JSON',
    },
    {
      path: '/multipart',
      body: formWith({ dto: water, file: 'bia.png' }),
      text: 'Tệp không đúng định dạng.',
      why: 'a text instead of a picture',
    },
  ])('$why', async ({ path, body, text }) => {
    const reply = await send(path, body);
    expect(reply.body).toMatchObject({ statusCode: 400, error: text, message: text });
  });
});

describe('the content type', () => {
  const form = 'title=%E6%B0%B4';
  const json = 'application/json';
  const formType = 'application/x-www-form-urlencoded';

  test.each([
    { path: '/json', type: 'application/json; charset=utf-8', body: water, why: 'with a charset' },
    { path: '/json', type: 'Application/JSON', body: water, why: 'in upper and lower case' },
    { path: '/form', type: `${formType};charset=UTF-8`, body: form, why: 'a form' },
    { path: '/nothing', type: 'text/plain', body: 'x', why: 'any type where no body is read' },
    { path: '/nothing', type: formType, body: null, why: 'an empty POST of a client' },
    { path: '/optional', type: json, body: null, why: 'a form call without a body, as JSON' },
    { path: '/optional', type: formType, body: null, why: 'a form call without a body' },
  ])('is accepted: $why', async ({ path, type, body }) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    request.headers.set('Content-Type', type);
    expect((await fetch(request)).status).toBe(200);
  });

  test.each([
    { path: '/json', body: new Blob([water]), why: 'JSON' },
    { path: '/form', body: new Blob([form]), why: 'a form' },
    { path: '/optional', body: null, why: 'nothing at all' },
  ])('may be missing: $why', async ({ path, body }) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    expect(request.headers.get('Content-Type')).toBeNull();
    expect((await fetch(request)).status).toBe(200);
  });

  test.each([
    { path: '/json', type: 'text/plain', body: water, accepted: json, why: 'JSON as text' },
    {
      path: '/json',
      type: 'text/plain; application/json',
      body: water,
      accepted: json,
      why: 'JSON as text, with JSON as a parameter',
    },
    { path: '/json', type: formType, body: water, accepted: json, why: 'JSON as a form' },
    { path: '/json', type: 'application/jsonx', body: water, accepted: json, why: 'a similar name' },
    { path: '/json', type: '', body: water, accepted: json, why: 'an empty type' },
    { path: '/form', type: json, body: water, accepted: formType, why: 'JSON instead of a form' },
    {
      path: '/multipart',
      type: json,
      body: water,
      accepted: 'multipart/form-data',
      why: 'JSON instead of multipart',
    },
  ])('415: $why', async ({ path, type, body, accepted }) => {
    const reply = await call('POST', path, { body, headers: { 'Content-Type': type } });
    const message = errorTexts.contentTypeRefused(accepted);
    expect(reply).toMatchObject({ status: 415, body: { statusCode: 415, error: message, message } });
  });

  test.each([
    { length: '0', type: 'text/plain', status: 400, why: 'an empty body' },
    { length: '14', type: 'text/plain', status: 415, why: 'a text' },
    { chunked: 'chunked', type: 'text/plain', status: 415, why: 'a text of unknown length' },
    { length: '14', type: json, status: 200, why: 'JSON' },
  ])('is checked for a real request too: $status for $why', async ({ length, chunked, type, status }) => {
    const headers = { 'content-type': type, 'content-length': length, 'transfer-encoding': chunked };
    const incoming = Object.assign(Readable.from(length === '0' ? [] : [Buffer.from(water)]), { headers });
    const request = new Request('http://localhost/json', { method: 'POST' });
    expect((await fetch(request, { incoming })).status).toBe(status);
  });
});

/** As bytes: Node 24 keeps writing a FormData into a body that was cancelled, and fails. */
async function encoded(form: FormData) {
  const reply = new Response(form);
  const headers = { 'Content-Type': reply.headers.get('Content-Type') ?? '' };
  return { body: await reply.arrayBuffer(), headers };
}
const largePicture = new File([new Uint8Array(UPLOAD_BODY_MAX_BYTES)], 'bia.png');
const overUpload = await encoded(formWith({ dto: water, file: largePicture }));

describe('a body that is too large', () => {
  /** JSON of exactly this many bytes. */
  const jsonOf = (bytes: number) => JSON.stringify({ title: 'a'.repeat(bytes - '{"title":""}'.length) });
  const overJson = jsonOf(JSON_BODY_MAX_BYTES + 1);

  /** Sent in pieces, so that its length is not known beforehand. */
  const inPieces = (text: string) =>
    new Blob([text]).stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>());

  test.each([
    { body: jsonOf(JSON_BODY_MAX_BYTES), why: 'whole' },
    { body: inPieces(jsonOf(JSON_BODY_MAX_BYTES)), why: 'in pieces' },
  ])('a body exactly at the limit is accepted, sent $why', async ({ body }) => {
    expect((await send('/json', body)).status).toBe(200);
  });

  test.each<{
    path: string;
    body: BodyInit;
    headers?: Record<string, string>;
    kilobytes: number;
    why: string;
  }>([
    {
      path: '/json',
      body: water,
      headers: { 'Content-Length': String(JSON_BODY_MAX_BYTES + 1) },
      kilobytes: 64,
      why: 'its length says so, before anything is read',
    },
    { path: '/json', body: inPieces(overJson), kilobytes: 64, why: 'its length is unknown' },
    {
      path: '/json',
      body: overJson,
      headers: { 'Content-Length': '10' },
      kilobytes: 64,
      why: 'its declared length is wrong',
    },
    {
      path: '/form',
      body: `title=${overJson}`,
      kilobytes: 64,
      why: 'a form has the same limit',
    },
    {
      path: '/multipart',
      ...overUpload,
      kilobytes: UPLOAD_BODY_MAX_BYTES / 1024,
      why: 'an upload has its own limit',
    },
  ])('413: $why', async ({ path, body, headers, kilobytes }) => {
    const reply = await send(path, body, headers);
    expect(reply).toMatchObject({ status: 413, body: { message: errorTexts.bodyTooLarge(kilobytes) } });
  });
});

test('a client that disconnected before its body was read does not block', async () => {
  const headers = { 'content-type': 'application/json' };
  const incoming = Object.assign(new Readable({ read: () => {} }), { headers, socket: {} });
  incoming.destroy();
  await once(incoming, 'close');
  const reply = await fetch(new Request('http://localhost/json', { method: 'POST', headers }), { incoming });
  expect(reply.status).toBe(400);
});
