import { beforeEach, describe, expect, test } from 'vitest';
import {
  CARDS_READ_AT_ONCE,
  LEARNING_SUBJECT_MAX_CHARS,
  SPELLING_MAX_CHARS,
  SPELLINGS_AT_ONCE,
} from '#contract/learning-limits.ts';
import type { CardContent } from '#contract/memory/card-content.ts';
import { rates } from '#contract/rates.ts';
import { rightAnswersOf } from '#core/exercises/kinds.ts';
import { openCarriedModels } from '#core/grading/carried-models.ts';
import { items, lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

const strict = await buildTestApp({
  env: { TRUST_PROXY: 'on' },
  rates: { ...rates, cardExercisesPerUser: { ...rates.cardExercisesPerUser, count: 3 } },
});

const WATER = 1;
const DRINK = 2;
const CHEAP = 3;

const words = [
  {
    id: WATER,
    kanji: '水',
    hiragana: 'みず',
    sino: 'THỦY',
    mean: 'nước',
    type: 'N5',
    wordClass: 'noun',
    descriptions: [{ text: '水です。', translate: 'Là nước.', ruby: '水[みず]です。' }],
  },
  {
    id: DRINK,
    kanji: '飲む',
    hiragana: 'のむ',
    sino: 'ẨM',
    mean: 'uống',
    type: 'N5',
    wordClass: 'verb-godan',
    variants: '呑む',
  },
  {
    id: CHEAP,
    kanji: '水道',
    hiragana: 'すいどう',
    sino: 'THỦY ĐẠO',
    mean: 'nước máy',
    type: 'N4',
    wordClass: 'noun',
  },
] as const;

const ASKED = [
  { id: 11, viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。' },
  { id: 12, viSentence: 'Tôi uống nước ở nhà.', jpSentence: '家で水を飲みます。' },
  { id: 13, viSentence: 'Tôi đi đến trường với bạn.', jpSentence: '友達と学校に行きます。' },
];

const read = async (...subjects: readonly string[]) => {
  const { status, body } = await call('POST', '/api/cards/contents', { body: { subjects } });
  expect(status).toBe(200);
  return (body as { cards: { subject: string; content: CardContent }[] }).cards;
};

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values(words.map((word) => ({ descriptions: [], ...word })));
  const { lesson } = await factories.topic();
  await db.insert(sentences).values(ASKED.map((one) => ({ ...one, lessonId: lesson.id, hint: 'Gợi ý.' })));
  await app.refreshSearch();
});

describe('POST /api/cards/lookup', () => {
  const lookUp = async (...spellings: readonly string[]) => {
    const { status, body } = await call('POST', '/api/cards/lookup', { body: { spellings } });
    expect(status).toBe(200);
    const found = body as { words: { spelling: string; items: { id: number }[] }[] };
    return found.words.map((word) => [word.spelling, ...word.items.map(({ id }) => id)]);
  };

  test.each([
    { spelling: '飲む', found: [DRINK], why: 'as it is written' },
    { spelling: '呑む', found: [DRINK], why: 'in another spelling' },
    { spelling: 'のむ', found: [DRINK], why: 'as it is pronounced' },
    { spelling: 'ノム', found: [DRINK], why: 'in the other kana' },
    { spelling: 'ﾉﾑ', found: [DRINK], why: 'in half-width kana' },
    { spelling: '〜水', found: [WATER], why: 'with a sign for what comes before' },
  ])('finds a word $why', async ({ spelling, found }) => {
    expect(await lookUp(spelling)).toEqual([[spelling, ...found]]);
  });

  test('has everything by which a note is recognised', async () => {
    const reply = await call('POST', '/api/cards/lookup', { body: { spellings: ['水'] } });
    expect(reply.body).toEqual({
      words: [{ spelling: '水', items: [{ id: WATER, kanji: '水', hiragana: 'みず', mean: 'nước' }] }],
    });
  });

  test('answers many at once, each once, and leaves out what it does not know', async () => {
    const unknown = Array.from(
      { length: SPELLINGS_AT_ONCE - 3 },
      (_, at) => `${'鬱'.repeat(SPELLING_MAX_CHARS - 3)}${String(at).padStart(3, '0')}`,
    );
    expect(await lookUp('水', '水', ...unknown, 'のむ')).toEqual([
      ['水', WATER],
      ['のむ', DRINK],
    ]);
  });

  test.each(['水道水', '%', '__proto__', 'constructor', '水\0', '\ud800', ' ', "'; drop table items"])(
    'finds nothing for %j',
    async (spelling) => {
      expect(await lookUp(spelling)).toEqual([]);
    },
  );

  test('knows a word that was added just now', async () => {
    await db.insert(items).values({ ...words[0], id: 9, kanji: '氷', hiragana: 'こおり', descriptions: [] });
    expect(await lookUp('氷')).toEqual([]);
    await app.refreshSearch();
    expect(await lookUp('氷')).toEqual([['氷', 9]]);
  });

  test.each([
    { why: 'no spelling', spellings: [] },
    { why: 'too many', spellings: Array.from({ length: SPELLINGS_AT_ONCE + 1 }, () => '水') },
    { why: 'an empty one', spellings: [''] },
    { why: 'a long one', spellings: ['水'.repeat(SPELLING_MAX_CHARS + 1)] },
    { why: 'no text', spellings: [7] },
  ])('refuses $why', async ({ spellings }) => {
    expect(await call('POST', '/api/cards/lookup', { body: { spellings } })).toMatchObject({ status: 400 });
  });
});

describe('POST /api/cards/contents', () => {
  test('a word has its reading, its spellings and an example', async () => {
    const [drink, water] = await read(`word:${DRINK}-say`, `word:${WATER}-read`);
    expect(drink?.content).toMatchObject({
      ruby: '飲[の]む',
      spellings: ['飲む', 'のむ', '呑む'],
      example: null,
    });
    expect(water?.content).toMatchObject({
      sino: 'THỦY',
      mean: 'nước',
      example: { ja: '水[みず]です。', vi: 'Là nước.' },
    });
  });

  test('a kana says how it is read, a kanji its Hán Việt and its easiest words', async () => {
    const [kana, kanji] = await read('kana:き', 'kanji:水');
    expect(kana?.content).toEqual({ kind: 'kana', kana: 'き', romaji: 'ki' });
    expect(kanji?.content).toMatchObject({
      hanViet: ['THỦY'],
      words: [{ ruby: '水[みず]' }, { ruby: '水[すい]道[どう]' }],
    });
  });

  test.each([
    { subject: 'sentence:12', kind: 'free-translation', why: 'a sentence is translated again' },
    { subject: 'blank:12-de-noi-hanh-dong', kind: 'particle-blank', why: 'a blank stands on the point' },
    {
      subject: 'blank:12-no-such-point',
      kind: 'particle-blank',
      why: 'an unknown point leaves the choice to us',
    },
  ])('$why, and the browser can judge it', async ({ subject, kind }) => {
    const [card] = await read(subject);
    if (card?.content.kind !== 'sentence') throw new Error('no sentence');
    const { exercise, judge } = card.content;
    expect(exercise).toMatchObject({ kind, sentenceId: 12, vietnamese: 'Tôi uống nước ở nhà.' });
    expect(rightAnswersOf(exercise).length).toBeGreaterThan(0);
    const typed = { sentenceId: 12, mode: 'translate', text: '家で水を飲みます。' } as const;
    expect(openCarriedModels(judge).judge(typed)?.verdict).toBe('correct');
  });

  test('what is gone or unreadable is left out, and a repeated card comes once', async () => {
    const asked = [
      'word:999-read',
      'sentence:999',
      'kana:x',
      'kanji:〇',
      '<script>',
      'word:1-read',
      'word:1-read',
    ];
    expect((await read(...asked)).map(({ subject }) => subject)).toEqual(['word:1-read']);
  });

  test('a sentence that is not visible any more makes no card', async () => {
    await db.update(lessons).set({ deletedAt: new Date() });
    await app.refreshSearch();
    expect(await read('sentence:12')).toEqual([]);
  });

  describe('with a limit of three exercises that have to be made', () => {
    let visitors = 0;
    let address: string;
    beforeEach(async () => {
      await strict.app.refreshSearch();
      visitors += 1;
      address = `198.51.100.${visitors}`;
    });
    const ask = (subjects: readonly string[], { from = address, token = '' } = {}) =>
      strict.call('POST', '/api/cards/contents', {
        headers: { 'X-Forwarded-For': from },
        body: { subjects },
        ...(token !== '' && { token }),
      });
    const dear = ['sentence:11', 'sentence:12', 'sentence:13'];

    test.each([
      { subject: 'blank:11-de-noi-hanh-dong', why: 'a new exercise' },
      { subject: 'sentence:999', why: 'a sentence that does not exist' },
    ])('$why is one too many', async ({ subject }) => {
      expect((await ask(dear)).status).toBe(200);
      const { status, headers, body } = await ask([subject]);
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ message: expect.stringContaining('Bạn thao tác quá nhanh') });
    });

    test('what is in memory costs nothing: a class asks the same again and again', async () => {
      await ask(dear);
      for (let times = 0; times < 5; times += 1) expect((await ask(dear)).status).toBe(200);
      expect((await ask(['word:1-read', 'kana:き', 'kanji:水'])).status).toBe(200);
    });

    test('invented points are one exercise, and what does not exist pushes nothing out of memory', async () => {
      const invented = Array.from({ length: 10 }, (_, at) => `blank:12-diem-${at}`);
      expect((await ask(invented)).status).toBe(200);
      expect((await ask(['sentence:999', 'sentence:999'])).status).toBe(200);
      expect((await ask(['sentence:999'])).status).toBe(200);
      expect((await ask(['sentence:999'])).status).toBe(429);
      expect((await ask(invented)).status).toBe(200);
    });

    test('others go on, and an account has its own limit', async () => {
      await ask([...dear, 'sentence:999']);
      const { token } = await strict.factories.user();
      expect((await ask(['sentence:999'])).status).toBe(429);
      expect((await ask(['sentence:999'], { from: '203.0.113.9' })).status).toBe(200);
      expect((await ask(['sentence:999'], { token })).status).toBe(200);
    });
  });

  test.each([
    { subjects: [], why: 'none' },
    {
      subjects: Array.from({ length: CARDS_READ_AT_ONCE + 1 }, (_, at) => `word:${at}-read`),
      why: 'too many',
    },
    { subjects: ['x'.repeat(LEARNING_SUBJECT_MAX_CHARS + 1)], why: 'too long' },
    { subjects: 'word:1-read', why: 'no list' },
  ])('$why: refused in Vietnamese', async ({ subjects }) => {
    const { status, body } = await call('POST', '/api/cards/contents', { body: { subjects } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Danh sách thẻ');
  });
});

describe('GET /api/cards/words', () => {
  test.each([
    { query: '?level=N5', ids: [WATER, DRINK] },
    { query: '?wordClass=noun', ids: [WATER, CHEAP] },
    { query: '?level=N4&wordClass=noun', ids: [CHEAP] },
    { query: '?level=N1', ids: [] },
  ])('$query', async ({ query, ids }) => {
    const { body } = await call('GET', `/api/cards/words${query}`);
    expect((body as { words: { id: number }[] }).words.map(({ id }) => id)).toEqual(ids);
  });

  test('an unknown level is refused', async () => {
    expect((await call('GET', '/api/cards/words?level=N9')).status).toBe(400);
  });
});

describe('cards of the learner’s own', () => {
  const id = '0b8e9c52-3f3f-4a52-9f0f-3c3a0f3f1a11';
  const text = {
    front: '推し活',
    back: 'theo đuổi thần tượng',
    reading: 'おしかつ',
    note: '',
    deck: 'Từ mới',
  };

  test.each([
    { reader: 'owner', seen: [{ kind: 'own', id, ...text }], why: 'the owner sees what they wrote' },
    { reader: 'other', seen: [], why: 'nobody else does' },
    { reader: 'visitor', seen: [], why: 'nor somebody without an account' },
  ] as const)('$why', async ({ reader, seen }) => {
    const people = { owner: await factories.user(), other: await factories.user(), visitor: undefined };
    const cards = [{ id, ...text }];
    await call('POST', '/api/me/own-cards', { token: people.owner.token, body: { cards } });
    const { body } = await call('POST', '/api/cards/contents', {
      token: people[reader]?.token,
      body: { subjects: [`own:${id}`] },
    });
    expect((body as { cards: { content: CardContent }[] }).cards.map(({ content }) => content)).toEqual(seen);
  });
});
