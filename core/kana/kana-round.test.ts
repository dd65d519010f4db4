import { expect, test } from 'vitest';
import { kanaProgress, kanaSubject } from './kana-progress.ts';
import { type KanaTask, makeRound, type RoundSource } from './kana-round.ts';

/** The same numbers for everybody. */
function numbers(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const NOTHING = kanaProgress([]);
const known = (...kana: string[]) =>
  kanaProgress(
    kana.map((one, at) => ({
      id: String(at),
      kind: 'kana-known',
      subject: kanaSubject(one),
      result: 'right',
      at: '2026-01-01T00:00:00.000Z',
    })),
  );

const row: RoundSource = {
  group: 'basic',
  kana: ['な', 'に', 'ぬ', 'ね', 'の'],
  before: ['あ', 'い', 'お', 'め'],
  lookAlikes: [
    { kana: ['ぬ', 'め'], tell: 'vòng nhỏ ở cuối' },
    { kana: ['ね', 'れ', 'わ'], tell: 'không hỏi: れ và わ chưa học' },
    { kana: ['あ', 'お'], tell: 'không hỏi: hàng trước' },
  ],
  words: [1, 2, 3, 4, 5],
};

const round = (source: Partial<RoundSource> = {}, progress = NOTHING, withSound = true) =>
  makeRound({ ...row, ...source }, { progress, random: numbers(), withSound });
const of = <Kind extends KanaTask['kind']>(kind: Kind, tasks: readonly KanaTask[]) =>
  tasks.filter((task): task is Extract<KanaTask, { kind: Kind }> => task.kind === kind);
const kanaOf = (tasks: readonly { readonly kana: string }[]) => tasks.map(({ kana }) => kana).toSorted();

test('every kana of the row is heard, read and written, in this order, before words are read', () => {
  const tasks = round();
  expect([...new Set(tasks.map(({ kind }) => kind))]).toEqual([
    'hear',
    'read',
    'tell-apart',
    'write',
    'word',
  ]);
  expect(kanaOf(of('hear', tasks))).toEqual(row.kana.toSorted());
  expect(of('write', tasks).map(({ kana }) => kana)).toEqual(row.kana);
  expect(of('word', tasks).map(({ wordId }) => wordId)).toEqual([1, 2, 3, 4]);
});

test('each choice sounds different, and the answer is one of them', () => {
  const tasks = round({ kana: ['じ', 'ず', 'お'], before: ['ぢ', 'づ', 'を', 'あ'] });
  for (const { kana, choices } of of('hear', tasks)) {
    expect(choices).toContain(kana);
    expect(new Set(choices).size).toBe(choices.length);
  }
  const [ji] = of('hear', tasks).filter(({ kana }) => kana === 'じ');
  expect(ji?.choices).not.toContain('ぢ');
});

test('weak kana of earlier rows come back, known ones do not', () => {
  const read = (progress = NOTHING) => kanaOf(of('read', round({}, progress)));
  expect(read()).toHaveLength(row.kana.length + 3);
  expect(read(known('あ', 'い', 'お'))).toEqual([...row.kana, 'め'].toSorted());
});

test('look-alikes are told apart as soon as both were introduced', () => {
  expect(of('tell-apart', round())).toEqual([
    {
      kind: 'tell-apart',
      kana: 'ぬ',
      choices: expect.arrayContaining(['ぬ', 'め']),
      tell: 'vòng nhỏ ở cuối',
    },
  ]);
  expect(of('tell-apart', round({ before: [] }))).toEqual([]);
});

test.each([
  { why: 'no sound', tasks: round({}, NOTHING, false), without: 'hear' },
  { why: 'the parts of digraphs were written before', tasks: round({ group: 'digraph' }), without: 'write' },
  { why: 'no word has only these kana', tasks: round({ words: [] }), without: 'word' },
])('without $without: $why', ({ tasks, without }) => {
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.map(({ kind }) => kind)).not.toContain(without);
});

test('words that were not read yet come first', () => {
  const progress = kanaProgress([
    { id: '1', kind: 'kana-word', subject: 'word:1', result: 'right', at: '2026-01-01T00:00:00.000Z' },
  ]);
  expect(of('word', round({}, progress)).map(({ wordId }) => wordId)).toEqual([2, 3, 4, 5]);
});
