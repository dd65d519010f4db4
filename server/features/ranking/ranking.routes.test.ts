import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { RANKING_CACHE_MS } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { scoreLedger, users } from '#server/db/schema/index.ts';
import { createScoresService } from '#server/features/scores/scores.service.ts';
import { TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { rankingRoutes } from './ranking.routes.ts';
import { createRankingService } from './ranking.service.ts';

const { db } = await openTestDatabase();
let now = TEST_NOW;
/** Lets the cached ranking expire. */
const waitForChange = () => {
  now = new Date(now.getTime() + RANKING_CACHE_MS);
};
const clock = () => now;
const { call, factories } = await mountRoutes(
  rankingRoutes({
    ranking: createRankingService({ db, clock }),
    scores: createScoresService({ db, hash: (text) => text, clock }),
  }),
);
let tests = 0;
beforeEach(() => {
  // Later than the boards cached by the previous test.
  now = new Date(TEST_NOW.getTime() + RANKING_CACHE_MS * 2 * ++tests);
  return emptyTables(db);
});

describe('GET /auth/{userId}/score', () => {
  const scoreOf = (userId: number | string, token?: string) =>
    call('GET', `/auth/${userId}/score`, { token });

  test('is zero before the first answer, then the sum of the learner’s own ledger', async () => {
    const [lan, mai] = [await factories.user(), await factories.user()];
    expect(await scoreOf(lan.id, lan.token)).toMatchObject({ status: 200, body: { score: 0 } });
    await factories.credit(lan, { sentenceId: 1, mode: 'translate', points: 10 });
    await factories.credit(lan, { sentenceId: 1, mode: 'listening', points: 5 });
    await factories.credit(lan, { sentenceId: 2, mode: 'translate', points: 2 });
    await factories.credit(mai, { sentenceId: 1, mode: 'translate', points: 10 });
    expect((await scoreOf(lan.id, lan.token)).body).toEqual({ score: 17 });
  });

  test('is readable for an admin, and for nobody else', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user()];
    const admin = await factories.user({ roles: ['ADMIN'] });
    expect((await scoreOf(hoa.id, admin.token)).status).toBe(200);
    expect(await scoreOf(hoa.id, lan.token)).toMatchObject({
      status: 403,
      body: { message: errorTexts.notYours },
    });
    expect(await scoreOf(hoa.id)).toMatchObject({
      status: 401,
      body: { message: errorTexts.loginRequired },
    });
  });

  test('an invalid id is refused', async () => {
    const admin = await factories.user({ roles: ['ADMIN'] });
    expect(await scoreOf('abc', admin.token)).toMatchObject({
      status: 400,
      body: { message: 'Mã người dùng không đúng định dạng.' },
    });
  });
});

describe('GET /auth/load/userrank', () => {
  interface Row {
    readonly id: number;
    readonly email: string;
    readonly name: string;
    readonly score: number;
    readonly rank: number;
  }
  const rankingFor = async (caller?: TestUser) =>
    (await call('GET', '/auth/load/userrank', { token: caller?.token })).body as Row[];
  const places = (rows: readonly Row[]) => rows.map(({ rank, name, score }) => [rank, name, score]);

  const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
  let sentenceId = 0;
  const earn = (user: TestUser, points: number, minutes = 0) =>
    factories.credit(user, {
      sentenceId: ++sentenceId,
      mode: 'translate',
      points,
      createdAt: minutesLater(minutes),
    });

  test('without learners the list is empty', async () => {
    expect(await rankingFor()).toEqual([]);
  });

  test('highest first; among equals who reached it first, then who joined first', async () => {
    const late = await factories.user({ name: 'muộn' });
    const early = await factories.user({ name: 'sớm' });
    const best = await factories.user({ name: 'nhất' });
    const older = await factories.user({ name: 'vào trước' });
    const younger = await factories.user({ name: 'vào sau' });
    await factories.user({ name: 'chưa có điểm' });
    await earn(late, 10, 1);
    await earn(late, 10, 9);
    await earn(early, 15, 5);
    await earn(early, 5, 8);
    await earn(best, 21, 20);
    await earn(younger, 7, 3);
    await earn(older, 7, 3);
    expect(places(await rankingFor())).toEqual([
      [1, 'nhất', 21],
      [2, 'sớm', 20],
      [3, 'muộn', 20],
      [4, 'vào trước', 7],
      [5, 'vào sau', 7],
    ]);
  });

  test('shows e-mails only to their owners and to admins', async () => {
    const hoa = await factories.user({ email: 'hoa@gmail.com' });
    const lan = await factories.user({ email: 'lan@example.vn' });
    const [admin, learner] = [await factories.user({ roles: ['ADMIN'] }), await factories.user()];
    await earn(hoa, 10);
    await earn(lan, 5);
    const emailsFor = async (caller?: TestUser) =>
      (await rankingFor(caller)).slice(0, 2).map(({ email }) => email);
    expect(await emailsFor()).toEqual(['ho***@g***.com', 'la***@e***.vn']);
    expect(await emailsFor(learner)).toEqual(['ho***@g***.com', 'la***@e***.vn']);
    expect(await emailsFor(lan)).toEqual(['ho***@g***.com', 'lan@example.vn']);
    expect(await emailsFor(admin)).toEqual(['hoa@gmail.com', 'lan@example.vn']);
  });

  test('leaves out unconfirmed accounts and accounts being deleted', async () => {
    const hoa = await factories.user({ name: 'Hoa' });
    const unverified = await factories.user({ verified: false });
    const leaving = await factories.user({ name: 'Lan' });
    await db.update(users).set({ deletionDueAt: TEST_NOW }).where(eq(users.id, leaving.id));
    await earn(unverified, 30);
    await earn(leaving, 20);
    await earn(hoa, 10);
    expect(places(await rankingFor())).toEqual([[1, 'Hoa', 10]]);
    expect(places(await rankingFor(hoa))).toEqual([[1, 'Hoa', 10]]);
    // They still see themselves.
    expect(places(await rankingFor(leaving))).toEqual([
      [1, 'Lan', 20],
      [2, 'Hoa', 10],
    ]);
  });

  test('a learner without points comes after the last, and only they see it', async () => {
    const [hoa, lan] = [await factories.user({ name: 'Hoa' }), await factories.user({ name: 'Lan' })];
    await factories.user({ name: 'Mai' });
    expect(places(await rankingFor(lan))).toEqual([[1, 'Lan', 0]]);
    await earn(hoa, 10);
    waitForChange();
    expect(places(await rankingFor(lan))).toEqual([
      [1, 'Hoa', 10],
      [2, 'Lan', 0],
    ]);
  });

  test('one’s own points appear at once, those of others after a while', async () => {
    const [hoa, lan] = [await factories.user({ name: 'Hoa' }), await factories.user({ name: 'Lan' })];
    const mai = await factories.user({ name: 'Mai' });
    await earn(hoa, 10);
    await earn(lan, 5);
    const before = [
      [1, 'Hoa', 10],
      [2, 'Lan', 5],
    ];
    expect(places(await rankingFor())).toEqual(before);
    await earn(lan, 7);
    await earn(mai, 11);
    expect(places(await rankingFor())).toEqual(before);
    expect(places(await rankingFor(lan))).toEqual([
      [1, 'Lan', 12],
      [2, 'Hoa', 10],
    ]);
    expect(places(await rankingFor(mai))).toEqual([
      [1, 'Mai', 11],
      [2, 'Hoa', 10],
      [3, 'Lan', 5],
    ]);
    waitForChange();
    const after = [
      [1, 'Lan', 12],
      [2, 'Mai', 11],
      [3, 'Hoa', 10],
    ];
    for (const caller of [undefined, hoa, lan, mai]) expect(places(await rankingFor(caller))).toEqual(after);
  });

  describe('of a period', () => {
    const rankingOf = async (period: string, caller?: TestUser) =>
      places(
        (await call('GET', `/auth/load/userrank?period=${period}`, { token: caller?.token })).body as Row[],
      );
    const earnAt = (user: TestUser, points: number, moment: string) =>
      factories.credit(user, {
        sentenceId: ++sentenceId,
        mode: 'translate',
        points,
        createdAt: new Date(moment),
      });

    test('counts what was earned since its start, to the second', async () => {
      const [hoa, lan] = [await factories.user({ name: 'Hoa' }), await factories.user({ name: 'Lan' })];
      // Thursday, 5 March: the week began on the 2nd, the month on the 1st, both at midnight in Vietnam.
      await earnAt(hoa, 100, '2026-02-28T23:59:59+07:00');
      await earnAt(hoa, 10, '2026-03-01T00:00:00+07:00');
      await earnAt(hoa, 1, '2026-03-01T23:59:59+07:00');
      await earnAt(lan, 20, '2026-02-28T12:00:00+07:00');
      await earnAt(lan, 5, '2026-03-02T00:00:00+07:00');
      expect(await rankingOf('all')).toEqual([
        [1, 'Hoa', 111],
        [2, 'Lan', 25],
      ]);
      expect(await rankingOf('month')).toEqual([
        [1, 'Hoa', 11],
        [2, 'Lan', 5],
      ]);
      expect(await rankingOf('week')).toEqual([[1, 'Lan', 5]]);
      expect(await rankingOf('week', hoa), 'the own row comes last, without points').toEqual([
        [1, 'Lan', 5],
        [2, 'Hoa', 0],
      ]);
      now = new Date('2026-03-09T00:00:00+07:00');
      expect(await rankingOf('week'), 'a new week').toEqual([]);
    });

    test('among equals, who reached it first within the period, however early they began', async () => {
      const [early, late] = [await factories.user({ name: 'sớm' }), await factories.user({ name: 'muộn' })];
      await earnAt(late, 50, '2026-01-01T08:00:00+07:00');
      await earnAt(late, 5, '2026-03-04T09:00:00+07:00');
      await earnAt(early, 5, '2026-03-04T08:00:00+07:00');
      expect(await rankingOf('week')).toEqual([
        [1, 'sớm', 5],
        [2, 'muộn', 5],
      ]);
    });

    test('that is unknown is refused', async () => {
      expect(await call('GET', '/auth/load/userrank?period=year')).toMatchObject({
        status: 400,
        body: { message: 'Khoảng thời gian phải là một trong: all, week, month.' },
      });
    });
  });

  describe('of more than a hundred', () => {
    beforeEach(async () => {
      const crowd = Array.from({ length: 103 }, (_, at) => ({
        id: at + 1,
        email: `${at + 1}@example.com`,
        name: `Người ${at + 1}`,
        verifiedAt: TEST_NOW,
      }));
      await db.insert(users).values(crowd);
      await db.insert(scoreLedger).values(
        crowd.map(({ id }) => ({
          userId: id,
          sentenceId: 1,
          mode: 'translate' as const,
          points: 1000 - id,
        })),
      );
    });

    test('the first hundred are listed', async () => {
      const rows = await rankingFor();
      expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
      expect(rows.at(-1)).toMatchObject({ id: 100, score: 900 });
    });

    test.each([
      { points: 899, rows: 101, rank: 101, why: 'right after them, with the true rank' },
      { points: 1, rows: 101, rank: 104, why: 'far after them' },
      { points: 0, rows: 101, rank: 104, why: 'without points, after the last' },
      { points: 950, rows: 100, rank: 50, why: 'among them, once' },
    ])('the own row comes $why', async ({ points, rows, rank }) => {
      const hoa = await factories.user({ email: 'hoa@example.com' });
      // Earlier than all others, so the first among equals.
      if (points > 0) await earn(hoa, points, -60 * 24 * 365 * 10);
      const shown = await rankingFor(hoa);
      expect(shown).toHaveLength(rows);
      expect(shown.filter(({ id }) => id === hoa.id)).toEqual([
        { id: hoa.id, email: 'hoa@example.com', name: hoa.name, score: points, rank },
      ]);
      expect(shown.at(rows - 1)?.rank).toBe(Math.max(rank, 100));
    });
  });
});
