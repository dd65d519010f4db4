import { beforeEach, describe, expect, test } from 'vitest';
import type { PlacementQuestion, PlacementUnit } from '#contract/placement/endpoints.ts';
import { PLACEMENT_QUESTIONS_PER_UNIT } from '#contract/server-limits.ts';
import type { LessonStep, PathContent } from '#core/path/path.ts';
import { sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const SENTENCES = [
  { id: 101, viSentence: 'Tôi uống nước ở cửa hàng.', jpSentence: '店で水を飲みます。' },
  { id: 102, viSentence: 'Bạn tôi mua bánh mì.', jpSentence: '友達はパンを買います。' },
  { id: 103, viSentence: 'Tôi đến trường bằng xe buýt.', jpSentence: 'バスで学校へ行きます。' },
  { id: 104, viSentence: 'Bảy giờ tôi dậy.', jpSentence: '七時に起きます。' },
];
const lesson: LessonStep = {
  id: 'n5-1-ngay',
  kind: 'lesson',
  title: 'Một ngày',
  words: [],
  points: [],
  sentences: SENTENCES.map(({ id }) => id),
  pins: {},
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
      title: 'Một ngày',
      about: 'Kể được một ngày.',
      steps: [lesson, { id: 'n5-1-kiem-tra', kind: 'checkpoint', title: 'Kiểm tra' }],
    },
    { id: 'n5-2', level: 'N5', title: 'Chưa có kiểm tra', about: 'Chưa có.', steps: [] },
  ],
  dialogues: [],
  readings: [],
  exceptions: [],
};

const { call, db, factories } = await buildTestApp({ path });

interface Reply {
  readonly units: readonly PlacementUnit[];
  readonly questions: readonly PlacementQuestion[];
}
const placement = async (): Promise<Reply> => {
  const { status, body } = await call('GET', '/api/placement');
  expect(status).toBe(200);
  return body as Reply;
};

describe('GET /api/placement', () => {
  beforeEach(async () => {
    await emptyTables(db);
    const { lesson: row } = await factories.topic();
    await db.insert(sentences).values(SENTENCES.map((one) => ({ ...one, lessonId: row.id, hint: 'Gợi ý.' })));
  });

  test('lists all units in order, also those without questions', async () => {
    const { units, questions } = await placement();
    expect(units.map(({ id }) => id)).toEqual(['hiragana-1', 'n5-1', 'n5-2']);
    expect([...new Set(questions.map(({ unit }) => unit))]).toEqual([0, 1]);
  });

  test('asks how kana are read, among other kana of their unit', async () => {
    const kana = (await placement()).questions.filter(({ unit }) => unit === 0);
    expect(kana).toHaveLength(5);
    for (const { asks, japanese, choices, right } of kana) {
      expect(asks).toBe('reading');
      expect(choices[right]).toBe({ あ: 'a', い: 'i', う: 'u', え: 'e', お: 'o' }[japanese]);
      expect(new Set(choices).size).toBe(4);
    }
  });

  test('asks sentences by choices only, and says what a sentence with a blank means', async () => {
    const asked = (await placement()).questions.filter(({ unit }) => unit === 1);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS_PER_UNIT);
    const meanings = SENTENCES.map(({ viSentence }) => viSentence);
    for (const { asks, japanese, vietnamese, choices, right } of asked) {
      const hasBlank = japanese.includes('＿');
      expect(hasBlank).toBe(asks !== 'meaning');
      expect(meanings).toContain(hasBlank ? vietnamese : choices[right]);
    }
  });
});
