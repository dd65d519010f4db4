import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_DELETION_DAYS, DAY_MS, GOOGLE_FRESH_S } from '#contract/limits.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import {
  comments,
  feedback,
  learningEvents,
  memoryCards,
  notifications,
  ownCards,
  secondFactors,
  users,
} from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openGoogleIssuer } from '#server/testing/fakes/google-issuer.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createOwnAccountRepository } from './own-account.repository.ts';

const clientId = 'kakehashi.apps.googleusercontent.com';
const issuer = await openGoogleIssuer(clientId);
const recorded = recordLog();
afterAll(() => issuer.close());
const {
  call,
  factories,
  db,
  deliverMail,
  passTime,
  now,
  app: { background },
} = await buildTestApp({
  env: { RATE_LIMITS: 'off', GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: issuer.keysUrl },
  log: recorded.log,
});

const password = 'cầu-nối-tiếng-Nhật';
const cardOf = (userId: number) => ({
  userId,
  subject: 'word:1-read',
  thing: 'word:1',
  phase: 'review' as const,
  step: 0,
  due: TEST_NOW,
  earliest: TEST_NOW,
  stability: 1,
  difficulty: 5,
  reviews: 1,
  lapses: 0,
  leechAt: 8,
  addedAt: TEST_NOW,
  isSuspended: false,
  isKnown: false,
  isLeech: false,
});
let lan: TestUser;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  await deliverMail();
  lan = await factories.user({ email: 'lan@example.com', name: 'Lan', password });
});

const me = (token = lan.token) => call('GET', '/api/me', { token });
const remove = (proof: Record<string, unknown>, token = lan.token) =>
  call('POST', '/api/me/deletion', { token, body: proof });
const logIn = async () => {
  const reply = await call('POST', '/auth/login', { body: { email: lan.email, password } });
  return reply.body as { token: string; deletionDueAt: string | null };
};

describe('GET and PUT /api/me', () => {
  test('returns one’s own data, and no secret', async () => {
    const reply = await me();
    expect(reply.body).toEqual({
      id: lan.id,
      email: 'lan@example.com',
      name: 'Lan',
      phoneNumber: null,
      roles: ['USER'],
      hasPassword: true,
      hasGoogle: false,
      createdAt: expect.any(String),
      deletionDueAt: null,
    });
  });

  test.each([
    {
      sent: { name: ' Lan Anh ', phoneNumber: '+84 90 123 4567' },
      stored: { name: 'Lan Anh', phoneNumber: '+84 90 123 4567' },
    },
    { sent: { name: 'Lan', phoneNumber: null }, stored: { name: 'Lan', phoneNumber: null } },
  ])('stores $sent', async ({ sent, stored }) => {
    expect(await call('PUT', '/api/me', { token: lan.token, body: sent })).toMatchObject({
      status: 200,
      body: stored,
    });
    expect((await me()).body).toMatchObject(stored);
  });

  test.each([
    { sent: { name: '', phoneNumber: null }, field: 'name' },
    { sent: { name: 'x'.repeat(101), phoneNumber: null }, field: 'name' },
    { sent: { name: 'Lan', phoneNumber: 'abc' }, field: 'phoneNumber' },
  ])('refuses $sent', async ({ sent, field }) => {
    expect(await call('PUT', '/api/me', { token: lan.token, body: sent })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect((await me()).body).toMatchObject({ name: 'Lan', phoneNumber: null });
  });
});

test('POST /api/me/logout-everywhere ends every session, this one too', async () => {
  const elsewhere = (await logIn()).token;
  const reply = await call('POST', '/api/me/logout-everywhere', { token: lan.token });
  expect(reply).toMatchObject({ status: 200, body: { message: ownAccountTexts.sessionsEnded } });
  expect([(await me()).status, (await me(elsewhere)).status]).toEqual([401, 401]);
  expect((await me((await logIn()).token)).status).toBe(200);
});

describe('deleting one’s account', () => {
  test('with the password: other sessions end, a mail explains the undo, and after seven days everything is deleted', async () => {
    const reply = await remove({ password });
    const dueAt = new Date(TEST_NOW.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
    expect(reply).toMatchObject({
      status: 200,
      body: { statusCode: 200, deletionDueAt: dueAt.toISOString() },
    });
    expect((await me()).status).toBe(401);
    const fresh = reply.headers.get('X-Token') ?? '';
    expect((await me(fresh)).status, 'only the current browser stays signed in').toBe(200);
    const [mail] = await deliverMail();
    expect(mail).toMatchObject({ to: lan.email, subject: mailTexts.deletionRequested.subject });
    expect(mail?.text).toContain('09:00 ngày 12/03/2026');

    passTime(ACCOUNT_DELETION_DAYS * DAY_MS - 1);
    await background.cleanUp();
    expect(await db.$count(users)).toBe(1);
    passTime(1);
    await background.cleanUp();
    expect(await db.$count(users)).toBe(0);
  });

  test('the log of learning, the cards and what is on them go with the account, and those of others stay', async () => {
    const mai = await factories.user({ name: 'Mai' });
    for (const { token } of [lan, mai]) {
      const id = crypto.randomUUID();
      const added = { id, kind: 'card-added', subject: `own:${id}`, result: 'right' };
      const body = { events: [{ ...added, at: TEST_NOW.toISOString() }] };
      await call('POST', '/api/me/learning-events', { token, body });
      const card = { id, front: '水', back: 'nước', reading: '', note: '', deck: '' };
      await call('POST', '/api/me/own-cards', { token, body: { cards: [card] } });
    }
    const owners = async () => {
      const tables = [learningEvents, memoryCards, ownCards];
      return Promise.all(
        tables.map(async (table) => (await db.select().from(table)).map((row) => row.userId)),
      );
    };
    expect(await owners()).toEqual([1, 2, 3].map(() => [lan.id, mai.id]));
    await remove({ password });
    passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
    await background.cleanUp();
    expect(await owners()).toEqual([1, 2, 3].map(() => [mai.id]));
  });

  test('feedback to the team stays, without a name and an address; notes about the person are deleted', async () => {
    await db.insert(feedback).values({ userId: lan.id, name: 'Lan', text: 'Góp ý', replyTo: 'lan@vi.vn' });
    await db
      .insert(notifications)
      .values({ kind: 'role-change', note: 'Quyền của Lan', aboutUserId: lan.id });
    await remove({ password });
    passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
    await background.cleanUp();
    expect(await db.select().from(feedback)).toMatchObject([
      { userId: null, name: ownAccountTexts.deletedName, text: 'Góp ý', replyTo: null },
    ]);
    expect(await db.$count(notifications)).toBe(0);
  });

  test('comments lose their text, and replies of others stay', async () => {
    const mai = await factories.user({ name: 'Mai' });
    const { sentence } = await factories.topic();
    const add = (by: TestUser, content: string, parentId: number | null = null) =>
      call('POST', `/api/sentences/${sentence.id}/comments`, {
        token: by.token,
        body: { content, parentId },
      });
    const question = (await add(lan, 'Lời của Lan')).body as { id: number };
    await add(mai, 'Lời của Mai', question.id);
    await add(lan, 'Lời khác của Lan');
    await remove({ password });
    passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
    await background.cleanUp();
    expect((await call('GET', `/api/sentences/${sentence.id}/comments`)).body).toMatchObject([
      {
        id: question.id,
        state: 'deleted',
        content: '',
        userName: '',
        userId: null,
        replies: [{ content: 'Lời của Mai', userId: mai.id }],
      },
    ]);
    const stored = (await db.select().from(comments)).map(({ content }) => content);
    expect(stored.toSorted()).toEqual(['', '', 'Lời của Mai']);
  });

  test('one account that cannot be deleted stops no other, lets nobody in, is told to the operator, and goes later', async () => {
    const mai = await factories.user({ email: 'mai@example.com', name: 'Mai', password });
    const fresh = (await remove({ password })).headers.get('X-Token') ?? '';
    await remove({ password }, mai.token);
    await db.insert(memoryCards).values(cardOf(lan.id));
    await db.execute(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'the disk has a bad block' using errcode = '58030'; end $$`);
    await db.execute(
      sql`create trigger failing before delete on memory_cards for each row execute function fail()`,
    );
    passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
    try {
      await background.cleanUp();
      await background.cleanUp();
    } finally {
      await db.execute(sql`drop function fail() cascade`);
    }
    expect(await db.select({ id: users.id, email: users.email, name: users.name }).from(users)).toEqual([
      { id: lan.id, email: `deleted-${lan.id}@deleted.invalid`, name: ownAccountTexts.deletedName },
    ]);
    expect(recorded.text()).toContain(`1 of the accounts that are due are not deleted: users/${lan.id}`);
    expect(recorded.text()).toContain('the disk has a bad block');
    expect(recorded.text()).toMatch(/"cleanUp":"deleted accounts","failedInARow":2/);

    const undo = await call('DELETE', '/api/me/deletion', { token: fresh });
    const login = await call('POST', '/auth/login', { body: { email: lan.email, password } });
    expect([(await me(fresh)).status, undo.status, login.status]).toEqual([401, 401, 401]);

    await background.cleanUp();
    expect(await db.$count(users)).toBe(0);
    expect(await db.$count(memoryCards)).toBe(0);
  });

  test('can be undone: login says that the deletion is pending, and then the account stays', async () => {
    await remove({ password });
    const { token, deletionDueAt } = await logIn();
    expect(deletionDueAt).not.toBeNull();
    expect(await call('DELETE', '/api/me/deletion', { token })).toMatchObject({
      status: 200,
      body: { deletionDueAt: null },
    });
    expect((await logIn()).deletionDueAt).toBeNull();
    passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
    await background.cleanUp();
    expect(await db.$count(users)).toBe(1);
  });

  test('undo between the moment an account is found to be due and its deletion: roles, sessions and second factor stay', async () => {
    const editor = await factories.user({ roles: ['USER', 'ADMIN'], password });
    await factories.user({ roles: ['ADMIN'] });
    await db.insert(secondFactors).values({ userId: editor.id, sealedKey: 'sealed', createdAt: TEST_NOW });
    const fresh = (await remove({ password }, editor.token)).headers.get('X-Token') ?? '';
    const accounts = createOwnAccountRepository(db);
    const dueAt = new Date(TEST_NOW.getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
    expect(await accounts.dueForDeletion(dueAt)).toEqual([editor.id]);

    expect((await call('DELETE', '/api/me/deletion', { token: fresh })).status).toBe(200);
    await accounts.beginDeletion(editor.id, dueAt, ownAccountTexts.deletedName);
    await accounts.deleteBegun(editor.id, dueAt, ownAccountTexts.deletedName);
    expect(await me(fresh)).toMatchObject({ status: 200, body: { roles: ['USER', 'ADMIN'] } });
    expect(await db.$count(secondFactors)).toBe(1);
  });

  test.each([
    {
      proof: { password: 'không phải' },
      says: ownAccountTexts.deletionPasswordWrong,
      why: 'a wrong password',
    },
    { proof: {}, says: ownAccountTexts.deletionNeedsProof, why: 'no proof' },
    { proof: { credential: 'x' }, says: ownAccountTexts.deletionGoogleStale, why: 'a forged Google sign-in' },
  ])('not with $why', async ({ proof, says }) => {
    expect(await remove(proof)).toMatchObject({ status: 400, body: { message: says } });
    expect((await me()).body).toMatchObject({ deletionDueAt: null });
  });

  describe('for an account created with Google', () => {
    const seconds = TEST_NOW.getTime() / 1000;
    const claims = { sub: '1071', email: 'mai@example.com', iat: seconds, exp: seconds + 3600 };
    const signedIn = async () => {
      const body = { credential: await issuer.credential(claims) };
      return ((await call('POST', '/auth/google-login', { body })).body as { token: string }).token;
    };

    test.each([
      { with: {}, status: 200, why: 'a sign-in of this moment' },
      { with: { iat: seconds - GOOGLE_FRESH_S - 1 }, status: 400, why: 'an older one' },
      { with: { sub: '2000' }, status: 400, why: 'a sign-in of somebody else' },
    ])('$why → $status', async ({ with: changed, status }) => {
      const token = await signedIn();
      const credential = await issuer.credential({ ...claims, ...changed });
      expect((await remove({ credential }, token)).status).toBe(status);
    });

    test('there is no password to use', async () => {
      expect((await remove({ password }, await signedIn())).status).toBe(400);
    });
  });

  test('the last admin must appoint another one first', async () => {
    const admin = await factories.user({ roles: ['ADMIN'], password });
    expect(await remove({ password }, admin.token)).toMatchObject({
      status: 409,
      body: { message: ownAccountTexts.deletionOfLastAdmin },
    });
    await factories.user({ roles: ['ADMIN'] });
    expect((await remove({ password }, admin.token)).status).toBe(200);
  });

  test('two last admins cannot both delete their accounts concurrently', async () => {
    const admins = [
      await factories.user({ roles: ['ADMIN'], password }),
      await factories.user({ roles: ['ADMIN'], password }),
    ];
    const replies = await Promise.all(admins.map(({ token }) => remove({ password }, token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
