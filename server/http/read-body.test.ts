import { describe, expect, test } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { jsonPart, uploadedFile } from '#contract/fields.ts';
import { JSON_BODY_MAX_BYTES, UPLOAD_BODY_MAX_BYTES } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { z } from '#contract/zod.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { route } from './route.ts';

const shared = { method: 'POST', summary: '', access: 'anyone' } as const;
const title = z.object({ title: z.string() });
const asJson = defineEndpoint({ ...shared, path: '/json', body: title, output: title });
const asForm = defineEndpoint({ ...shared, path: '/form', accepts: 'form', body: title, output: title });
const asParts = defineEndpoint({
  ...shared,
  path: '/multipart',
  accepts: 'multipart',
  body: z.object({ dto: jsonPart(title), file: uploadedFile }),
  output: z.object({ title: z.string(), fileName: z.string(), bytes: z.array(z.int()) }),
});

const { call } = await mountRoutes([
  route(asJson, ({ body }) => body),
  route(asForm, ({ body }) => body),
  route(asParts, async ({ body: { dto, file } }) => ({
    title: dto.title,
    fileName: file.name,
    bytes: [...new Uint8Array(await file.arrayBuffer())],
  })),
]);

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
    { path: '/form', body: 'title=%E6%B0%B4&extra=1', why: 'a form with a field that nobody asked for' },
  ])('$why', async ({ path, body }) => {
    expect(await call('POST', path, { body })).toMatchObject({ status: 200, body: { title: '水' } });
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
    { path: '/json', body: '{"title":', text: errorTexts.bodyUnreadable, why: 'JSON cut short' },
    { path: '/json', body: '', text: errorTexts.bodyUnreadable, why: 'nothing at all' },
    { path: '/json', body: '[]', text: 'Nội dung gửi lên không đúng kiểu dữ liệu.', why: 'a list' },
    { path: '/multipart', body: water, text: errorTexts.bodyUnreadable, why: 'JSON instead of multipart' },
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
      why: 'a text where a picture belongs',
    },
  ])('$why', async ({ path, body, text }) => {
    const reply = await call('POST', path, { body });
    expect(reply.body).toMatchObject({ statusCode: 400, error: text, message: text });
  });
});

describe('a body that is too large', () => {
  /** JSON of exactly this many bytes. */
  const jsonOf = (bytes: number) => JSON.stringify({ title: 'a'.repeat(bytes - '{"title":""}'.length) });
  const overJson = jsonOf(JSON_BODY_MAX_BYTES + 1);

  /** Sent piece by piece, so its length is not known beforehand. */
  const inPieces = (text: string) =>
    new Blob([text]).stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>());

  test.each([
    { body: jsonOf(JSON_BODY_MAX_BYTES), why: 'whole' },
    { body: inPieces(jsonOf(JSON_BODY_MAX_BYTES)), why: 'in pieces' },
  ])('is not yet one exactly at the limit, sent $why', async ({ body }) => {
    expect((await call('POST', '/json', { body })).status).toBe(200);
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
    { path: '/json', body: inPieces(overJson), kilobytes: 64, why: 'its length is not told' },
    {
      path: '/json',
      body: overJson,
      headers: { 'Content-Length': '10' },
      kilobytes: 64,
      why: 'its length is a lie',
    },
    {
      path: '/form',
      body: `title=${overJson}`,
      kilobytes: 64,
      why: 'a form has the same limit',
    },
    {
      path: '/multipart',
      body: formWith({ dto: water, file: new File([new Uint8Array(UPLOAD_BODY_MAX_BYTES)], 'bia.png') }),
      kilobytes: UPLOAD_BODY_MAX_BYTES / 1024,
      why: 'an upload has a limit of its own',
    },
  ])('413: $why', async ({ path, body, headers, kilobytes }) => {
    const reply = await call('POST', path, { body, headers });
    expect(reply).toMatchObject({ status: 413, body: { message: errorTexts.bodyTooLarge(kilobytes) } });
  });
});
