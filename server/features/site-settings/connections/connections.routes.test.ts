import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assistantTexts } from '#contract/texts/chat.ts';
import { mailTestTexts, modelTestTexts, unreachableTexts } from '#contract/texts/site-settings.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { tryModel } from '#server/gateways/ai/try-model.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import {
  type AiTurn,
  replies,
  says,
  stalls,
  startAiProvider,
  writes,
} from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { type InboxMode, openSmtpInbox } from '#server/testing/fakes/smtp-inbox.ts';
import { openSmtpWithLogin } from '#server/testing/fakes/smtp-with-login.ts';
import { deskCalls } from '#server/testing/site-desk.ts';

const logged = recordLog();
const { call, db, factories, passTime } = await buildTestApp({
  env: { RATE_LIMITS: 'off' },
  log: logged.log,
});
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN', 'USER'] });
});
const { read, save, test: tryOut } = deskCalls(call, () => admin);
const DAY_MS = 86_400_000;

async function closedAddress(): Promise<string> {
  const provider = await startAiProvider([]);
  await provider.close();
  return provider.address;
}

describe('the test of the model', () => {
  const SECRET_BODY = 'nội dung riêng của máy chủ';

  test.each<{ why: string; turn: AiTurn; ok?: boolean; message: string }>([
    { why: 'it answers', turn: says('Chào'), ok: true, message: modelTestTexts.ok },
    {
      why: 'the key is refused',
      turn: replies(401, { error: SECRET_BODY }),
      message: modelTestTexts.keyRefused,
    },
    {
      why: 'the model is unknown',
      turn: replies(404, { error: SECRET_BODY }),
      message: modelTestTexts.notFound,
    },
    {
      why: 'the request is refused',
      turn: replies(422, { error: SECRET_BODY }),
      message: modelTestTexts.refused(422),
    },
    { why: 'it is busy', turn: replies(429, { error: SECRET_BODY }), message: modelTestTexts.busy },
    { why: 'it fails', turn: replies(500, { error: SECRET_BODY }), message: modelTestTexts.failing },
    {
      why: 'it redirects, which is not followed',
      turn: replies(302, SECRET_BODY, { Location: 'http://169.254.169.254/latest/' }),
      message: modelTestTexts.redirected,
    },
    {
      why: 'it is another kind of server',
      turn: writes(`<html>${SECRET_BODY}</html>`),
      message: modelTestTexts.malformed,
    },
    { why: 'it says nothing', turn: says(), message: modelTestTexts.malformed },
  ])('$why', async ({ turn, ok = false, message }) => {
    const provider = await startAiProvider([turn]);
    const value = { baseUrl: provider.address, model: 'gia-su', dailyAnswers: null };
    const reply = await tryOut('model', { value, key: 'sk-dang-go' });
    expect(reply.body).toEqual({ ok, message });
    expect(provider.requests()).toHaveLength(1);
    expect(provider.requests()[0]?.headers.authorization).toBe('Bearer sk-dang-go');
    await provider.close();
    expect(logged.text()).not.toContain('sk-dang-go');
  });

  test.each([
    { why: 'nothing listens', address: closedAddress, message: unreachableTexts.connectionRefused },
    {
      why: 'there is no such host',
      address: async () => 'http://khong-co.invalid/v1',
      message: unreachableTexts.noSuchHost,
    },
  ])('$why', async ({ address, message }) => {
    const value = { baseUrl: await address(), model: 'gia-su', dailyAnswers: null };
    expect((await tryOut('model', { value })).body).toEqual({ ok: false, message });
  });

  test.each(['http://169.254.169.254/v1', 'http://2852039166/v1', 'http://[::ffff:a9fe:a9fe]:80/v1'])(
    'an address of the machine itself is never called: %s',
    async (baseUrl) => {
      const value = { baseUrl, model: 'gia-su', dailyAnswers: null };
      const { body } = await tryOut('model', { value, key: 'sk-dang-go' });
      expect(body).toEqual({ ok: false, message: unreachableTexts.forbidden });
      expect(logged.text()).not.toContain('sk-dang-go');
    },
  );

  test('needs an address and a model', async () => {
    const value = { baseUrl: null, model: 'gia-su', dailyAnswers: null };
    expect((await tryOut('model', { value })).body).toEqual({
      ok: false,
      message: modelTestTexts.incomplete,
    });
  });

  test('saves nothing, and is recorded with the server only', async () => {
    const provider = await startAiProvider([says('Chào')]);
    const value = { baseUrl: `${provider.address}?api-version=1`, model: 'gia-su', dailyAnswers: null };
    await tryOut('model', { value, key: 'sk-dang-go' });
    await provider.close();
    expect((await read()).model.value.baseUrl).toBeNull();
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        actorId: admin.id,
        action: 'site-connection-tested',
        subject: 'site/model',
        details: { server: new URL(provider.address).origin },
      },
    ]);
  });

  test('a server that never answers is given up', async () => {
    const provider = await startAiProvider([stalls()]);
    const failure = await tryModel({ baseUrl: provider.address, model: 'gia-su' }, 30, logged.log);
    expect(['silent', 'slow']).toContain(failure?.kind);
    await provider.close();
  });
});

describe('the test of the mail server', () => {
  const anybody = { user: null, sender: 'Cầu Nối <thu@example.com>' };

  test.each<{ why: string; mode: InboxMode; ok: boolean; message: string }>([
    { why: 'it accepts the mail', mode: 'ok', ok: true, message: mailTestTexts.ok('chu@example.com') },
    {
      why: 'it refuses the recipient',
      mode: 'refuse-recipient',
      ok: false,
      message: mailTestTexts.recipientRefused('chu@example.com'),
    },
  ])('$why', async ({ mode, ok, message }) => {
    const inbox = await openSmtpInbox();
    inbox.setMode(mode);
    const reply = await tryOut('mail', { value: { ...anybody, server: `127.0.0.1:${inbox.port}` } });
    expect(reply.body).toEqual({ ok, message });
    expect(inbox.mails().map(({ to }) => to)).toEqual(ok ? ['chu@example.com'] : []);
    await inbox.close();
  });

  const servers: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test.each([
    {
      password: 'p@ss: word/%',
      ok: true,
      message: mailTestTexts.ok('chu@example.com'),
      why: 'the right password',
    },
    { password: 'sai mật khẩu', ok: false, message: mailTestTexts.loginRefused, why: 'a wrong password' },
  ])('$why', async ({ password, ok, message }) => {
    const server = await openSmtpWithLogin('p@ss: word/%');
    servers.push(server);
    const value = { server: server.address, user: 'chu@example.com', sender: 'thu@example.com' };
    const reply = await tryOut('mail', { value, password });
    expect(reply.body).toEqual({ ok, message });
    expect(server.logins()[0]).toBe(`chu@example.com ${password}`);
    expect(reply.text).not.toContain(password);
    expect(logged.text()).not.toContain(password);
  });

  test.each([
    {
      why: 'nothing listens',
      server: async () => new URL(await closedAddress()).host,
      message: unreachableTexts.connectionRefused,
    },
    {
      why: 'there is no such host',
      server: async () => 'khong-co.invalid',
      message: unreachableTexts.noSuchHost,
    },
    { why: 'no server is typed', server: async () => null, message: mailTestTexts.incomplete },
  ])('$why', async ({ server, message }) => {
    const reply = await tryOut('mail', { value: { ...anybody, server: await server() } });
    expect(reply.body).toEqual({ ok: false, message });
  });
});

describe('the answers of a day', () => {
  const ask = async (): Promise<string> =>
    ((await call('POST', '/api/chat', { body: { message: 'Xin chào' } })).body as { reply: string }).reply;

  test('end politely; the tutor answers until the next day in Vietnam', async () => {
    const provider = await startAiProvider([says('Chào bạn!')]);
    await save('model', { baseUrl: provider.address, model: 'gia-su', dailyAnswers: 2 });
    expect([await ask(), await ask()]).toEqual(['Chào bạn!', 'Chào bạn!']);
    const warnings = logged.text().length;
    const refused = await ask();
    expect(refused.startsWith(`${assistantTexts.budgetSpent}\n\n`)).toBe(true);
    expect(refused.length).toBeGreaterThan(assistantTexts.budgetSpent.length + 10);
    expect(logged.text().slice(warnings)).not.toContain('"level":40');
    expect(provider.requests()).toHaveLength(2);
    expect((await read()).answersToday).toBe(2);
    await save('model', { dailyAnswers: 3 });
    expect(await ask()).toBe('Chào bạn!');
    passTime(DAY_MS);
    expect(await ask()).toBe('Chào bạn!');
    expect((await read()).answersToday).toBe(1);
    await provider.close();
  });

  test('are not used up by a model that is down', async () => {
    const provider = await startAiProvider([replies(401)]);
    await save('model', { baseUrl: provider.address, model: 'gia-su', dailyAnswers: 2 });
    for (let time = 0; time < 3; time += 1)
      expect((await ask()).startsWith(assistantTexts.modelAway)).toBe(true);
    expect((await read()).answersToday).toBe(0);
    await provider.close();
  });

  test('that are asked for at the same moment are counted one by one', async () => {
    const provider = await startAiProvider([says('Chào bạn!')]);
    await save('model', { baseUrl: provider.address, model: 'gia-su', dailyAnswers: 3 });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.filter((answer) => answer === 'Chào bạn!')).toHaveLength(3);
    await provider.close();
  });
});
