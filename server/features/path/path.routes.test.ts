import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ShortUnit, UnitTrack } from '#contract/path/endpoints.ts';
import type { CheckpointStepReply, LessonStepReply } from '#contract/path/step.ts';
import { CHECKPOINT_SENTENCES } from '#contract/server-limits.ts';
import { pathRefusals } from '#contract/texts/path.ts';
import { openCarriedModels } from '#core/grading/carried-models.ts';
import { type LessonStep, NO_PINS, type PathContent, type TextQuestion } from '#core/path/path.ts';
import { items, lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const WATER = 1;
const DRINK = 2;
const SHOP = 3;
const mistake = { wrong: '水飲みます。', right: '水[みず]を飲[の]みます。', why: 'Thiếu を.' };
const pointOf = (id: string) => ({ id, explain: 'Giải thích riêng của bước này.', mistake });
const lessonOf = (id: string, sentenceIds: readonly number[]): LessonStep => ({
  id,
  kind: 'lesson',
  title: 'Uống nước',
  words: [DRINK, WATER],
  points: [pointOf('o-tan-ngu'), pointOf('masu')],
  sentences: sentenceIds,
  pins: { [sentenceIds[1] ?? 0]: { ...NO_PINS, gloss: [SHOP] } },
});
const question: TextQuestion = {
  ask: 'Ai uống nước?',
  choices: [
    { vi: 'Lan', right: true },
    { vi: 'Tanaka', right: false },
  ],
  why: 'Lan nói vậy.',
};
const path: PathContent = {
  units: [
    {
      id: 'hiragana-1',
      level: 'kana',
      title: 'Hiragana',
      about: 'Đọc được.',
      steps: [
        { id: 'hira-a', kind: 'kana', title: 'Hàng あ', row: 'hira-a' },
        { id: 'hiragana-1-kiem-tra', kind: 'checkpoint', title: 'Kiểm tra' },
      ],
    },
    {
      id: 'n5-1',
      level: 'N5',
      title: 'Uống',
      about: 'Gọi được đồ uống.',
      steps: [
        lessonOf('n5-1-nuoc', [101, 102, 103]),
        lessonOf(
          'n5-1-tra',
          Array.from({ length: 20 }, (_, at) => 201 + at),
        ),
        { id: 'n5-1-hoi-thoai', kind: 'dialogue', title: 'Ở quán', dialogue: 'n5-1' },
        { id: 'n5-1-doc', kind: 'reading', title: 'Một ngày', reading: 'n5-1' },
        { id: 'n5-1-kiem-tra', kind: 'checkpoint', title: 'Kiểm tra' },
      ],
    },
  ],
  dialogues: [
    {
      id: 'n5-1',
      title: 'Ở quán',
      about: 'Lan khát nước.',
      speakers: [
        { id: 'a', name: 'ラン' },
        { id: 'b', name: '田中' },
      ],
      lines: [{ speaker: 'a', ja: '水[みず]です。', vi: 'Nước đây.' }],
      questions: [question],
      pins: NO_PINS,
    },
  ],
  readings: [
    {
      id: 'n5-1',
      title: 'Một ngày',
      ja: ['水[みず]です。'],
      vi: ['Nước.'],
      questions: [question],
      pins: NO_PINS,
    },
  ],
  exceptions: [],
};

const { app, call, db, factories } = await buildTestApp({ path, env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();

const WORDS = [
  { id: WATER, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước', type: 'N5' },
  { id: DRINK, kanji: '飲む', hiragana: 'のむ', sino: 'ẨM', mean: 'uống', type: 'N5' },
  { id: SHOP, kanji: '店', hiragana: 'みせ', sino: 'ĐIẾM', mean: 'cửa hàng', type: 'N4' },
] as const;
const SENTENCES = [
  { id: 101, viSentence: 'Đây là nước.', jpSentence: 'これは水です。' },
  { id: 102, viSentence: 'Tôi uống nước ở cửa hàng.', jpSentence: '店で水を飲みます。' },
  { id: 103, viSentence: 'Tôi không uống nước.', jpSentence: '水を飲みません。' },
  ...Array.from({ length: 20 }, (_, at) => ({
    id: 201 + at,
    viSentence: `Tôi uống nước lúc ${at + 1} giờ.`,
    jpSentence: `${at + 1}時に水を飲みます。`,
  })),
];

async function refresh(): Promise<void> {
  await changes.announce('content');
  await app.refreshSearch();
  app.readyReplies.clear();
}

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([...WORDS]);
  const { lesson } = await factories.topic();
  await db
    .insert(sentences)
    .values(SENTENCES.map((one) => ({ ...one, lessonId: lesson.id, hint: 'Gợi ý.' })));
  await refresh();
});

const stepOf = async <Reply>(stepId: string): Promise<Reply> => {
  const reply = await call('GET', `/api/path/steps/${stepId}`);
  expect(reply.status).toBe(200);
  return reply.body as Reply;
};
const idsOf = (all: readonly { readonly id: number | string }[]) => all.map(({ id }) => id);

describe('the playlist of a unit', () => {
  const playlistOf = (unitId: string) => call('GET', `/api/path/units/${unitId}/playlist`);
  const tracksOf = async (unitId: string): Promise<UnitTrack[]> =>
    ((await playlistOf(unitId)).body as { tracks: UnitTrack[] }).tracks;

  test('has the words and sentences of its lessons, and the lines of its texts, in order', async () => {
    const tracks = await tracksOf('n5-1');
    expect(tracks.slice(0, 3)).toEqual([
      { kind: 'word', id: DRINK, ja: '飲[の]む', vi: 'uống' },
      { kind: 'word', id: WATER, ja: '水[みず]', vi: 'nước' },
      { kind: 'sentence', id: 101, ja: 'これは水[みず]です。', vi: 'Đây là nước.' },
    ]);
    expect(tracks.filter(({ kind }) => kind === 'sentence')).toHaveLength(23);
    expect(tracks.slice(-2)).toEqual([
      { kind: 'line', id: null, ja: '水[みず]です。', vi: 'Nước đây.' },
      { kind: 'line', id: null, ja: '水[みず]です。', vi: 'Nước.' },
    ]);
  });

  test('leaves out what an admin has deleted', async () => {
    await db.delete(items).where(eq(items.id, WATER));
    await db.delete(sentences).where(eq(sentences.id, 101));
    await refresh();
    const ids = (await tracksOf('n5-1')).map(({ id }) => id);
    expect(ids).not.toContain(WATER);
    expect(ids).not.toContain(101);
  });

  test.each([
    {
      unitId: 'hiragana-1',
      status: 200,
      body: { tracks: [] },
      why: 'kana have a course of their own: nothing to hear',
    },
    { unitId: 'n5-9', status: 404, body: { message: pathRefusals.unknownUnit }, why: 'no such unit' },
    { unitId: 'N5%201', status: 400, body: {}, why: 'not an id' },
  ])('$unitId is $status: $why', async ({ unitId, status, body }) => {
    expect(await playlistOf(unitId)).toMatchObject({ status, body });
  });
});

test('the path lists its steps in order, kana steps with their row, lessons with their words', async () => {
  const { units } = (await call('GET', '/api/path')).body as { units: ShortUnit[] };
  expect(units[0]?.steps).toEqual([
    { id: 'hira-a', kind: 'kana', title: 'Hàng あ', row: 'hira-a', kana: ['あ', 'い', 'う', 'え', 'お'] },
    { id: 'hiragana-1-kiem-tra', kind: 'checkpoint', title: 'Kiểm tra' },
  ]);
  expect(units[1]?.steps.map(({ kind }) => kind)).toEqual([
    'lesson',
    'lesson',
    'dialogue',
    'reading',
    'checkpoint',
  ]);
});

describe('a lesson step', () => {
  test('introduces its words and points in the order of the author, with sentences of its own', async () => {
    const step = await stepOf<LessonStepReply>('n5-1-nuoc');
    expect(step).toMatchObject({ kind: 'lesson', unit: { id: 'n5-1', title: 'Uống', level: 'N5' } });
    expect(step.words).toEqual([
      {
        ...WORDS[1],
        ruby: '飲[の]む',
        example: {
          text: '店で水を飲みます。',
          ruby: '店[みせ]で水[みず]を飲[の]みます。',
          translate: 'Tôi uống nước ở cửa hàng.',
        },
      },
      {
        ...WORDS[0],
        ruby: '水[みず]',
        example: { text: 'これは水です。', ruby: 'これは水[みず]です。', translate: 'Đây là nước.' },
      },
    ]);
    expect(
      step.points.map(({ id, explanation, mistake: shown }) => ({ id, explanation, mistake: shown })),
    ).toEqual(
      ['o-tan-ngu', 'masu'].map((id) => ({ id, explanation: 'Giải thích riêng của bước này.', mistake })),
    );
    expect(step.points[0]?.examples).toEqual([
      { ja: '店[みせ]で水[みず]を飲[の]みます。', vi: 'Tôi uống nước ở cửa hàng.' },
      { ja: '水[みず]を飲[の]みません。', vi: 'Tôi không uống nước.' },
    ]);
  });

  test('has its sentences with readings, and glosses what is not taught', async () => {
    const step = await stepOf<LessonStepReply>('n5-1-nuoc');
    expect(step.sentences.map(({ id, ja, gloss }) => ({ id, ja, gloss: idsOf(gloss) }))).toEqual([
      { id: 101, ja: 'これは水[みず]です。', gloss: [] },
      { id: 102, ja: '店[みせ]で水[みず]を飲[の]みます。', gloss: [SHOP] },
      { id: 103, ja: '水[みず]を飲[の]みません。', gloss: [] },
    ]);
  });

  test.each([
    { typed: '水を飲みません', right: true, why: 'the model' },
    { typed: 'みずをのみません', right: true, why: 'in kana' },
    { typed: '水を飲まないです', right: true, why: 'a form that the rules know' },
    { typed: '水に飲みません', right: false, why: 'another particle' },
    { typed: '水を飲みます', right: false, why: 'not negative' },
  ])('a browser judges with what it carries: $why', async ({ typed, right }) => {
    const { judge: carried } = await stepOf<LessonStepReply>('n5-1-nuoc');
    const { judge } = openCarriedModels(carried);
    const verdict = judge({ sentenceId: 103, mode: 'translate', text: typed })?.verdict ?? '';
    expect(verdict.startsWith('correct')).toBe(right);
    expect(judge({ sentenceId: 103, mode: 'listening', text: '水を飲みません' })?.verdict).toBe('correct');
  });

  test('has exercises of its sentences, the same ones for everyone', async () => {
    const [{ exercises }, again] = await Promise.all([
      stepOf<LessonStepReply>('n5-1-nuoc'),
      stepOf<LessonStepReply>('n5-1-nuoc'),
    ]);
    expect(
      exercises.filter(({ kind }) => kind === 'free-translation').map(({ sentenceId }) => sentenceId),
    ).toEqual([101, 102, 103]);
    expect(exercises).toContainEqual(
      expect.objectContaining({ kind: 'form-blank', sentenceId: 103, base: '飲[の]む' }),
    );
    expect(again.exercises).toEqual(exercises);
  });

  test('works without a word or a sentence that an admin has deleted', async () => {
    await db.delete(items).where(eq(items.id, WATER));
    await db.update(sentences).set({ deletedAt: new Date() }).where(eq(sentences.id, 102));
    await refresh();
    const step = await stepOf<LessonStepReply>('n5-1-nuoc');
    expect(idsOf(step.words)).toEqual([DRINK]);
    expect(idsOf(step.sentences)).toEqual([101, 103]);
    expect(idsOf(step.judge.sentences)).toEqual([101, 103]);
    expect(step.points[0]?.examples.map(({ vi }) => vi)).toEqual(['Tôi không uống nước.']);
  });

  test('and is empty when all of its sentences are gone', async () => {
    await db.update(lessons).set({ publishedAt: null });
    await refresh();
    const step = await stepOf<LessonStepReply>('n5-1-nuoc');
    expect({ sentences: step.sentences, examples: step.words.map(({ example }) => example) }).toEqual({
      sentences: [],
      examples: [null, null],
    });
  });
});

describe('other steps', () => {
  test('a kana step names its row', async () => {
    expect(await stepOf('hira-a')).toMatchObject({ kind: 'kana', row: 'hira-a' });
  });

  test('a dialogue and a reading have their lines and questions', async () => {
    expect(await stepOf('n5-1-hoi-thoai')).toMatchObject({
      kind: 'dialogue',
      about: 'Lan khát nước.',
      lines: [{ speaker: 'a', ja: '水[みず]です。', vi: 'Nước đây.' }],
      questions: [question],
    });
    expect(await stepOf('n5-1-doc')).toMatchObject({
      kind: 'reading',
      lines: [{ ja: '水[みず]です。', vi: 'Nước.' }],
      questions: [question],
    });
  });

  test('a checkpoint asks of all lessons of its unit in turn', async () => {
    const step = await stepOf<CheckpointStepReply>('n5-1-kiem-tra');
    expect(step.sentences).toHaveLength(CHECKPOINT_SENTENCES);
    expect(idsOf(step.sentences).slice(0, 7)).toEqual([101, 201, 102, 202, 103, 203, 204]);
    expect(idsOf(step.judge.sentences)).toEqual(idsOf(step.sentences));
  });

  test('the checkpoint of a kana unit has its kana', async () => {
    const step = await stepOf<CheckpointStepReply>('hiragana-1-kiem-tra');
    expect(step).toMatchObject({ sentences: [], exercises: [] });
    expect(step.kana).toContainEqual({ kana: 'あ', romaji: 'a' });
    expect(step.kana).toHaveLength(5);
  });

  test('an unknown step is a 404, an id that cannot be one a 400', async () => {
    expect(await call('GET', '/api/path/steps/n9-1')).toMatchObject({
      status: 404,
      body: { message: pathRefusals.unknownStep },
    });
    expect((await call('GET', '/api/path/steps/N9_1')).status).toBe(400);
  });
});
