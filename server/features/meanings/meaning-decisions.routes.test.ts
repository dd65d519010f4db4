import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import type { OwnMeaning } from '#contract/meanings/endpoints.ts';
import { ROLES } from '#contract/roles.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { meaningRefusals } from '#contract/texts/meanings.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { auditLog, itemChanges, items, suggestedMeanings } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { KIDOKU, mountMeanings, OSHIKATSU } from '#server/testing/suggesting-meanings.ts';

const { call, db, factories, search, suggest, accept, refuse, waiting, bellOf } = await mountMeanings();
const MEAN = 'hoạt động ủng hộ thần tượng';
const WORD = { kanji: '推し活', hiragana: 'おしかつ', mean: MEAN };

let lan: TestUser;
let mai: TestUser;
let checker: TestUser;
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  await search.refresh();
  [lan, mai] = [await factories.user({ name: 'Lan' }), await factories.user({ name: 'Mai' })];
  checker = await factories.user({ roles: ['QC'] });
  admin = await factories.user({ roles: ['ADMIN'] });
});

const suggested = async (learner = lan, wordId = OSHIKATSU, mean = 'đu idol') =>
  ((await suggest(learner, wordId, { mean })).body as OwnMeaning).id;
const stateOf = async () =>
  (await db.select().from(suggestedMeanings).orderBy(suggestedMeanings.id)).map(
    ({ state, itemId, decidedBy }) => ({ state, itemId, decidedBy }),
  );
const found = async (typed: string) => (await search.find(typed, 5)).map(({ row }) => row.kanji);

describe('POST /api/qc/meanings/{id}/accept', () => {
  test('makes an item, which Vietnamese finds before the reply, and notifies the learner', async () => {
    const id = await suggested();
    expect(await found('ủng hộ thần tượng')).toEqual([]);
    const descriptions = [{ text: '推[お]し活[かつ]をする。', translate: 'Theo thần tượng.' }];
    const reply = await accept(checker, id, { ...WORD, type: 'N2', wordClass: 'noun', descriptions });
    const item = reply.body as SavedItem;
    expect(reply).toMatchObject({
      status: 200,
      body: {
        ...blankWord,
        ...WORD,
        sino: expect.any(String),
        type: 'N2',
        wordClass: 'noun',
        descriptions: [{ text: '推し活をする。', ruby: '推[お]し活[かつ]をする。' }],
        changeId: expect.any(String),
      },
    });
    expect(await found('ủng hộ thần tượng')).toEqual(['推し活']);
    expect(await stateOf()).toEqual([{ state: 'accepted', itemId: item.id, decidedBy: checker.id }]);
    expect(await waiting(checker)).toEqual([]);
    const note = notificationTexts.meaningAccepted('推し活', MEAN);
    expect(await bellOf(lan)).toEqual([{ kind: 'meaning-accepted', note, wordId: item.id }]);
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        actorId: checker.id,
        action: 'meaning-accepted',
        subject: `items/${item.id}`,
        details: { meaningId: id, wordId: OSHIKATSU },
      },
    ]);
  });

  test('is in the history of the dictionary, and an admin can undo it', async () => {
    const { changeId, id } = (await accept(checker, await suggested(), WORD)).body as SavedItem;
    expect(await db.select().from(itemChanges)).toMatchObject([
      { batchId: changeId, kind: 'created', itemId: id, actorId: checker.id },
    ]);
    const undo = await call('POST', `/api/items/changes/${changeId}/undo`, { token: admin.token });
    expect(undo.status).toBe(200);
    expect(await found('ủng hộ thần tượng')).toEqual([]);
    expect(await stateOf()).toEqual([{ state: 'accepted', itemId: null, decidedBy: checker.id }]);
    expect((await suggest(lan, OSHIKATSU, { mean: 'lần nữa' })).status).toBe(200);
  });

  test('settles everything that waits for the word, and nothing else', async () => {
    const refused = await suggested(mai);
    await refuse(checker, refused, 'Chưa rõ.');
    await suggested(mai, OSHIKATSU, 'theo thần tượng');
    await suggested(mai, KIDOKU, 'đã xem');
    const { id: itemId } = (await accept(checker, await suggested(lan), WORD)).body as SavedItem;
    const decidedBy = checker.id;
    expect(await stateOf()).toEqual([
      { state: 'refused', itemId: null, decidedBy },
      { state: 'accepted', itemId, decidedBy },
      { state: 'waiting', itemId: null, decidedBy: null },
      { state: 'accepted', itemId, decidedBy },
    ]);
    const kinds = async (user: TestUser) => (await bellOf(user)).map(({ kind }) => kind).toSorted();
    expect(await kinds(lan)).toEqual(['meaning-accepted']);
    expect(await kinds(mai)).toEqual(['meaning-accepted', 'meaning-refused']);
  });

  test('409: the word is in the dictionary already, which the message names; nothing changes', async () => {
    const id = await suggested();
    await db.insert(items).values({ ...WORD, mean: 'nghĩa khác' });
    expect(await accept(checker, id, WORD)).toMatchObject({
      status: 409,
      body: { message: itemRefusals.spellingTaken('推し活', 'おしかつ') },
    });
    expect(await stateOf()).toEqual([{ state: 'waiting', itemId: null, decidedBy: null }]);
    expect(await bellOf(lan)).toEqual([]);
    expect(await db.$count(items)).toBe(1);
  });

  test('of reviewers who accept at once, one makes the item; the others learn that it is decided', async () => {
    const id = await suggested();
    const other = await factories.user({ roles: ['QC'] });
    const replies = await Promise.all(
      [checker, other, admin, checker].map((reviewer) => accept(reviewer, id, WORD)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(
      replies.flatMap(({ status, body }) => (status === 409 ? (body as { message: string }).message : [])),
    ).toEqual(Array(3).fill(meaningRefusals.alreadyDecided));
    expect(await db.$count(items)).toBe(1);
    expect(await db.$count(itemChanges)).toBe(1);
    expect(await bellOf(lan)).toHaveLength(1);
  });

  test('of an acceptance and a refusal at once, one counts', async () => {
    const id = await suggested();
    const [accepted, refused] = await Promise.all([
      accept(checker, id, WORD),
      refuse(admin, id, 'Nghĩa chưa rõ.'),
    ]);
    expect([accepted.status, refused.status].toSorted()).toEqual([200, 409]);
    expect(await db.$count(items)).toBe(accepted.status === 200 ? 1 : 0);
    expect(await bellOf(lan)).toHaveLength(1);
  });

  test('a learner who sends again during the acceptance gets no second item and no error of the server', async () => {
    const id = await suggested();
    const [, again] = await Promise.all([
      accept(checker, id, WORD),
      suggest(lan, OSHIKATSU, { mean: 'mới' }),
    ]);
    expect([200, 409]).toContain(again.status);
    const rows = await stateOf();
    expect(rows.filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect(await db.$count(items)).toBe(1);
  });

  test.each([
    { body: { ...WORD, mean: '' }, says: 'Nghĩa không được bỏ trống.', why: 'no meaning' },
    { body: { ...WORD, hiragana: '推' }, says: 'Cách đọc không đúng định dạng.', why: 'kanji as reading' },
    {
      body: { ...WORD, type: '' },
      says: 'Cấp độ không được bỏ trống.',
      why: 'the empty level of the long tail',
    },
  ])('400: $why; it still waits', async ({ body, says }) => {
    expect(await accept(checker, await suggested(), body)).toMatchObject({
      status: 400,
      body: { message: says },
    });
    expect(await stateOf()).toMatchObject([{ state: 'waiting' }]);
  });

  test('hostile text is stored and shown as it is', async () => {
    const hostile = `<img src=x onerror=alert(1)>'; drop table items; -- ${'e\u0302\u0301'.repeat(20)}`;
    const [mean, text] = [hostile.normalize('NFC'), '[({推し活|](A:が'];
    await suggest(lan, OSHIKATSU, { mean: hostile, text, translate: hostile, note: hostile });
    const [word] = await waiting(checker);
    expect(word?.meanings).toMatchObject([{ mean, text, translate: mean, note: mean }]);
    const descriptions = [{ text, translate: hostile }];
    const reply = await accept(checker, word?.meanings[0]?.id ?? 0, { ...WORD, mean: hostile, descriptions });
    expect(reply).toMatchObject({ status: 200, body: { mean } });
    expect(await db.$count(items)).toBe(1);
  });
});

describe('POST /api/qc/meanings/{id}/refuse', () => {
  test('tells the learner why, and links to the word', async () => {
    const id = await suggested();
    const other = await suggested(mai, OSHIKATSU, 'theo thần tượng');
    expect((await refuse(checker, id, 'Nghĩa chưa rõ.')).status).toBe(200);
    const note = notificationTexts.meaningRefused('推し活', 'đu idol', 'Nghĩa chưa rõ.');
    expect(await bellOf(lan)).toEqual([{ kind: 'meaning-refused', note, wordId: OSHIKATSU }]);
    expect(await bellOf(mai)).toEqual([]);
    expect(await waiting(checker)).toMatchObject([{ meanings: [{ id: other }] }]);
  });

  test('needs a reason', async () => {
    expect(await refuse(checker, await suggested(), ' ')).toMatchObject({
      status: 400,
      body: { message: 'Lý do không được bỏ trống.' },
    });
    expect(await stateOf()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe.each([
  { name: 'accept', decide: (by: TestUser, id: number) => accept(by, id, WORD) },
  { name: 'refuse', decide: (by: TestUser, id: number) => refuse(by, id, 'Nghĩa chưa rõ.') },
])('to $name', ({ decide }) => {
  test.each(ROLES.map((role) => ({ role, allowed: role === 'QC' || role === 'ADMIN' })))(
    'needs a reviewer: $role, $allowed',
    async ({ role, allowed }) => {
      const user = await factories.user({ roles: [role] });
      expect((await decide(user, await suggested())).status).toBe(allowed ? 200 : 403);
    },
  );

  test.each([
    { roles: ['QC'], status: 403, why: 'nobody decides on their own suggestion' },
    { roles: ['QC', 'ADMIN'], status: 200, why: 'except admins: with one admin there is nobody else' },
  ] as const)('one’s own: $why', async ({ roles, status }) => {
    const author = await factories.user({ roles: [...roles] });
    expect((await decide(author, await suggested(author))).status).toBe(status);
  });

  test('404: unknown; 409: decided before', async () => {
    expect(await decide(checker, 999_999)).toMatchObject({
      status: 404,
      body: { message: meaningRefusals.notFound },
    });
    const id = await suggested();
    await refuse(admin, id, 'Nghĩa chưa rõ.');
    expect(await decide(checker, id)).toMatchObject({
      status: 409,
      body: { message: meaningRefusals.alreadyDecided },
    });
  });
});

test('only reviewers see what waits', async () => {
  const seen = await Promise.all(
    [lan, await factories.user({ roles: ['SUPPLIER'] }), checker, admin].map(({ token }) =>
      call('GET', '/api/qc/meanings', { token }),
    ),
  );
  expect(seen.map(({ status }) => status)).toEqual([403, 403, 200, 200]);
});
