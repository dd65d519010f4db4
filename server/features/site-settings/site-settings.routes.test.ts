import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import type { SettingName } from '#contract/site-settings/setting-names.ts';
import { siteRefusals } from '#contract/texts/site-settings.ts';
import { auditLog, siteSettings, users } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { fileOf, formOf, photo } from '#server/testing/data/upload.ts';
import { deskCalls } from '#server/testing/site-desk.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN', 'USER'] });
});
const { read, save, undo, changes } = deskCalls(call, () => admin);
const founder = async () => (await call('GET', '/api/founder')).body as Founder;
const donation = async () => (await call('GET', '/api/donate')).body as Donation;
const newest = async () => (await changes())[0];

const ACCOUNT = {
  bank: '970403',
  bankName: 'Ngân hàng Mẫu',
  account: '0011012345678',
  accountName: 'QUY MAU',
  note: 'Ủng hộ lớp N5!',
  amounts: [20_000, 50_000],
};

describe('what the owner saves', () => {
  test('is public at once, and the rest follows the files of content/', async () => {
    const shipped = await founder();
    expect((await save('founder', { name: 'Người Mẫu', studies: ['Trường Mẫu'] })).status).toBe(200);
    expect(await founder()).toEqual({ ...shipped, name: 'Người Mẫu', studies: ['Trường Mẫu'] });
    const stored = await db.select().from(siteSettings);
    expect(stored).toMatchObject([
      { name: 'founder', value: { name: 'Người Mẫu', studies: ['Trường Mẫu'] }, revision: 1 },
    ]);
    expect(Object.keys(stored[0]?.value ?? {})).toEqual(['name', 'studies']);
  });

  test('follows the files again where it is the same as they are', async () => {
    const { greeting } = await donation();
    await save('donation', { greeting: 'Chào bạn' });
    await save('donation', { greeting });
    expect(await db.select().from(siteSettings)).toMatchObject([{ value: {}, revision: 2 }]);
  });

  test('a bank account, whose note is in the letters of banks', async () => {
    await save('donation', { bankAccount: ACCOUNT });
    expect((await donation()).bankAccount).toEqual({ ...ACCOUNT, note: 'UNG HO LOP N5' });
    await save('donation', { bankAccount: null });
    expect((await donation()).bankAccount).toBeNull();
  });

  test('the name and the contact are part of every page', async () => {
    const contact = { email: 'lien-he@example.com', phone: '0901 234 567', address: 'Hà Nội' };
    await save('identity', { name: 'Cầu Nối', ...contact });
    expect((await call('GET', '/api/site')).body).toEqual({ name: 'Cầu Nối', contact, announcement: null });
  });

  test('the shipped pages speak of the site by its name, and follow it when it changes again', async () => {
    await save('donation', { greeting: 'Chào bạn' });
    for (const name of ['Cầu Việt', 'Nhịp $& Cầu']) {
      await save('identity', { name });
      const { letter, signature, greeting } = await donation();
      expect([...letter, signature].join()).toContain(name);
      expect(JSON.stringify([await founder(), await donation()])).not.toContain('Kakehashi');
      expect(greeting).toBe('Chào bạn');
      // The desk shows them like this, so saving them changes nothing.
      expect((await save('donation', {})).status).toBe(200);
    }
    const [stored] = await db.select().from(siteSettings).where(eq(siteSettings.name, 'donation'));
    expect(stored?.value).toEqual({ greeting: 'Chào bạn' });
  });

  test('a blank field is nothing', async () => {
    await save('identity', { name: 'Cầu Nối', email: ' ', phone: '' });
    expect((await read()).identity.value).toMatchObject({ email: null, phone: null });
  });

  test('a row that this version does not understand is ignored', async () => {
    await db.insert(siteSettings).values({ name: 'identity', value: { name: 7 }, revision: 1 });
    await db.insert(siteSettings).values({ name: 'of the future', value: {}, revision: 1 });
    expect((await call('GET', '/api/site')).body).toMatchObject({ name: 'Kakehashi' });
    expect((await read()).identity.value.name).toBe('Kakehashi');
  });
});

describe('pictures', () => {
  const upload = (picture: File) =>
    call('POST', '/api/site/pictures', { token: admin.token, body: formOf({ picture }) });

  test('are re-encoded, and can be used on the founder page', async () => {
    const { address } = (await upload(await photo())).body as { address: string };
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    expect((await call('GET', address)).headers.get('Content-Type')).toBe('image/webp');
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: admin.id, action: 'site-picture-uploaded', subject: 'site/pictures', details: { address } },
    ]);
    const certificates = [{ name: 'JLPT N2', issuer: null, year: 2024, image: address }];
    expect((await save('founder', { photo: address, certificates })).status).toBe(200);
    expect(await founder()).toMatchObject({ photo: address, certificates });
  });

  test.each([
    { why: 'a script in a drawing', file: fileOf('<svg onload="alert(1)"/>', { type: 'image/svg+xml' }) },
    { why: 'text that is called a picture', file: fileOf('không phải ảnh') },
    { why: 'an empty file', file: fileOf('') },
  ])('$why is refused', async ({ file }) => {
    expect(await upload(file)).toMatchObject({ status: 400, body: { field: 'picture' } });
    expect(await db.$count(auditLog)).toBe(0);
  });

  test('an address without a picture is refused', async () => {
    const image = `/media/${'0'.repeat(32)}.webp`;
    const refusal = { status: 400, body: { message: siteRefusals.pictureUnknown } };
    expect(await save('founder', { photo: image })).toMatchObject(refusal);
    const certificates = [{ name: 'N2', issuer: null, year: null, image }];
    expect(await save('founder', { certificates })).toMatchObject(refusal);
  });
});

describe('history', () => {
  test('says who changed which fields, newest first, and so does the audit log without values', async () => {
    await save('founder', { name: 'Người Mẫu' });
    await save('identity', { name: 'Cầu Nối', email: 'lien-he@example.com' });
    expect(await changes()).toMatchObject([
      { setting: 'identity', fields: ['name', 'email'], by: admin.email, undoable: true, undone: false },
      { setting: 'founder', fields: ['name'], by: admin.email, undoable: true, undone: false },
    ]);
    const log = await db.select().from(auditLog);
    expect(log).toMatchObject([
      {
        actorId: admin.id,
        action: 'site-setting-changed',
        subject: 'site/founder',
        details: { fields: ['name'] },
      },
      { action: 'site-setting-changed', subject: 'site/identity' },
    ]);
    expect(JSON.stringify(log)).not.toContain('Người Mẫu');
  });

  test('a save that changes nothing is no change', async () => {
    await save('founder', {});
    expect(await changes()).toEqual([]);
  });

  test('is paged', async () => {
    for (const name of ['A', 'B', 'C']) await save('identity', { name });
    const page = await call('GET', '/api/site/changes?page=2&size=2', { token: admin.token });
    expect(page.headers.get('X-Total-Count')).toBe('3');
    expect(page.body).toHaveLength(1);
  });

  test('undo goes back one change after the other, to what the files say', async () => {
    const shipped = await founder();
    await save('founder', { name: 'Một' });
    await save('founder', { name: 'Hai', about: 'Vài lời.' });
    const [second, first] = await changes();
    expect(await undo(first?.id)).toMatchObject({
      status: 409,
      body: { message: siteRefusals.notUndoable },
    });
    expect(await undo(second?.id)).toMatchObject({
      status: 200,
      body: { founder: { value: { name: 'Một' } } },
    });
    expect(await founder()).toEqual({ ...shipped, name: 'Một' });
    expect(await undo(second?.id)).toMatchObject({ status: 409 });
    expect((await undo(first?.id)).status).toBe(200);
    expect(await founder()).toEqual(shipped);
    expect(await changes()).toMatchObject([
      { undone: true, undoable: false },
      { undone: true, undoable: false },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      {},
      {},
      { action: 'site-setting-undone', subject: 'site/founder', details: { fields: ['name', 'about'] } },
      { action: 'site-setting-undone' },
    ]);
  });

  test('undoing what does not exist is a 404', async () => {
    expect(await undo(7)).toMatchObject({ status: 404, body: { message: siteRefusals.changeNotFound } });
  });

  test('changes stay when the account of the admin is gone', async () => {
    const other = await factories.user({ roles: ['ADMIN'] });
    await save('identity', { name: 'Cầu Nối' });
    await db.delete(users).where(eq(users.id, admin.id));
    admin = other;
    expect(await newest()).toMatchObject({ by: null, fields: ['name'] });
  });
});

test('of two people who edit at once, the second is told', async () => {
  const { value, revision } = (await read()).identity;
  const send = (name: string) =>
    call('PUT', '/api/site/settings/identity', {
      token: admin.token,
      body: { revision, value: { ...value, name } },
    });
  expect((await send('Một')).status).toBe(200);
  expect(await send('Hai')).toMatchObject({ status: 409, body: { message: siteRefusals.changedMeanwhile } });
  expect((await read()).identity.value.name).toBe('Một');
});

test('two saves at the same moment: one wins, the other is told', async () => {
  const { value, revision } = (await read()).identity;
  const replies = await Promise.all(
    ['Một', 'Hai'].map((name) =>
      call('PUT', '/api/site/settings/identity', {
        token: admin.token,
        body: { revision, value: { ...value, name } },
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

describe('refused, with a sentence that names the field:', () => {
  const job = { title: 'Trợ giảng', place: 'Lớp', from: '2024', to: null, text: null };
  const long = (chars: number) => 'ư'.repeat(chars + 1);

  test.each<{ why: string; setting: SettingName; fields: object; field: string }>([
    { why: 'no name', setting: 'identity', fields: { name: ' ' }, field: 'name' },
    { why: 'a long name', setting: 'identity', fields: { name: long(40) }, field: 'name' },
    { why: 'a zero byte', setting: 'identity', fields: { name: 'a\u0000b' }, field: 'name' },
    { why: 'half a letter', setting: 'identity', fields: { name: '\ud800' }, field: 'name' },
    { why: 'a bad e-mail', setting: 'identity', fields: { email: 'lien-he' }, field: 'email' },
    {
      why: 'a script as a social link',
      setting: 'founder',
      fields: { socials: [{ kind: 'github', url: 'javascript:alert(1)' }] },
      field: 'url',
    },
    {
      why: 'a page in a data link',
      setting: 'founder',
      fields: { socials: [{ kind: 'github', url: 'data:text/html,x' }] },
      field: 'url',
    },
    {
      why: 'a disguised host',
      setting: 'founder',
      fields: { website: 'https://mau.example@other.example' },
      field: 'website',
    },
    {
      why: 'a link without https',
      setting: 'founder',
      fields: { website: 'http://a.example' },
      field: 'website',
    },
    {
      why: 'an unknown network',
      setting: 'founder',
      fields: { socials: [{ kind: 'myspace', url: 'https://a.example' }] },
      field: 'kind',
    },
    {
      why: 'a picture of another site',
      setting: 'founder',
      fields: { photo: 'https://a.example/x.png' },
      field: 'photo',
    },
    {
      why: 'a path out of the folder',
      setting: 'founder',
      fields: { photo: '/images/../x.png' },
      field: 'photo',
    },
    { why: 'a long story', setting: 'founder', fields: { story: [long(1_500)] }, field: 'story' },
    {
      why: 'too many paragraphs',
      setting: 'founder',
      fields: { story: Array(13).fill('a') },
      field: 'story',
    },
    { why: 'a line break', setting: 'founder', fields: { role: 'a\nb' }, field: 'role' },
    {
      why: 'a thirteenth month',
      setting: 'founder',
      fields: { work: [{ ...job, from: '2024-13' }] },
      field: 'from',
    },
    {
      why: 'an end before its beginning',
      setting: 'founder',
      fields: { work: [{ ...job, to: '2023' }] },
      field: 'to',
    },
    {
      why: 'a note without letters',
      setting: 'donation',
      fields: { bankAccount: { ...ACCOUNT, note: 'あ' } },
      field: 'note',
    },
    {
      why: 'a bank number of five digits',
      setting: 'donation',
      fields: { bankAccount: { ...ACCOUNT, bank: '97040' } },
      field: 'bank',
    },
    {
      why: 'an amount twice',
      setting: 'donation',
      fields: { bankAccount: { ...ACCOUNT, amounts: [5_000, 5_000] } },
      field: 'amounts',
    },
    {
      why: 'an amount that is too small',
      setting: 'donation',
      fields: { bankAccount: { ...ACCOUNT, amounts: [1] } },
      field: 'amounts',
    },
    {
      why: 'a login in the address of a model',
      setting: 'model',
      fields: { baseUrl: 'http://a:b@c.example' },
      field: 'baseUrl',
    },
    {
      why: 'a file as a model',
      setting: 'model',
      fields: { baseUrl: 'file:///etc/passwd' },
      field: 'baseUrl',
    },
    { why: 'no answers a day', setting: 'model', fields: { dailyAnswers: 0 }, field: 'dailyAnswers' },
    {
      why: 'a login in the mail server',
      setting: 'mail',
      fields: { server: 'smtp://a:b@c.example' },
      field: 'server',
    },
    { why: 'a number as a mail server', setting: 'mail', fields: { server: '587' }, field: 'server' },
    {
      why: 'a page as a mail server',
      setting: 'mail',
      fields: { server: 'http://c.example' },
      field: 'server',
    },
    { why: 'two senders', setting: 'mail', fields: { sender: 'a@b.vn, c@d.vn' }, field: 'sender' },
    {
      why: 'a header in the sender',
      setting: 'mail',
      fields: { sender: 'a@b.vn\r\nBcc: c@d.vn' },
      field: 'sender',
    },
    { why: 'markup as a client id', setting: 'google', fields: { clientId: '<script>' }, field: 'clientId' },
    {
      why: 'a script as a link',
      setting: 'announcement',
      fields: { link: 'javascript:alert(1)' },
      field: 'link',
    },
    {
      why: 'another site in disguise',
      setting: 'announcement',
      fields: { link: '//a.example' },
      field: 'link',
    },
    { why: 'a long announcement', setting: 'announcement', fields: { text: long(240) }, field: 'text' },
    {
      why: 'an end before the beginning',
      setting: 'announcement',
      fields: { from: '2026-03-05T09:00:00Z', until: '2026-03-05T08:00:00Z' },
      field: 'until',
    },
  ])('$why', async ({ setting, fields, field }) => {
    const reply = await save(setting, fields);
    expect(reply).toMatchObject({ status: 400, body: { field } });
    expect(reply.text).not.toContain('Trường “');
    expect(await changes()).toEqual([]);
  });
});
