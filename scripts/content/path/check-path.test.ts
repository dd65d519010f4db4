import { describe, expect, test } from 'vitest';
import type { Dialogue, LessonStep, Reading, TextQuestion } from '#core/path/path.ts';
import { NO_PINS } from '#core/path/path.ts';
import { checkDialogue, checkReading, checkRepeated, checkUnit } from './check-path.ts';

const isSmall = (id: number) => id < 100 || undefined;
const known = {
  word: isSmall,
  sentence: isSmall,
  point: (id: string) => id === 'desu' || undefined,
  row: (id: string) => id === 'hira-a' || undefined,
};

const mistake = {
  wrong: '私です学生。',
  right: '私[わたし]は学生[がくせい]です。',
  why: 'です đứng cuối câu.',
};
const lessonWith = (changes: Partial<LessonStep> = {}): LessonStep => ({
  id: 'ten',
  kind: 'lesson',
  title: 'Tôi là…',
  words: [1, 2, 3, 4, 5],
  points: [{ id: 'desu', explain: 'です đứng cuối câu.', mistake }],
  sentences: [1, 2, 3, 4, 5, 6],
  pins: {},
  ...changes,
});
const unitWith = (...steps: readonly LessonStep[]) => ({
  id: 'n5-1',
  level: 'N5' as const,
  title: 'Chào hỏi',
  about: 'Bạn chào được.',
  steps,
});

describe('a unit', () => {
  test('with steps of the right size is accepted', () => {
    expect(checkUnit(unitWith(lessonWith()), known)).toEqual([]);
  });

  test.each([
    { changes: { words: [1, 2, 3, 4] }, report: 'ten has 4 words, needs 5 to 9', why: 'too few words' },
    { changes: { points: [] }, report: 'ten has 0 points, needs 1 to 3', why: 'no point' },
    {
      changes: { sentences: [1, 2, 3, 4, 5] },
      report: 'ten has 5 sentences, needs 6 to 8',
      why: 'too few sentences',
    },
    { changes: { words: [1, 2, 3, 4, 5, 5] }, report: 'ten has the word 5 twice', why: 'a word twice' },
    { changes: { words: [1, 2, 3, 4, 500] }, report: 'ten : no word has the id 500', why: 'an unknown word' },
    {
      changes: { sentences: [1, 2, 3, 4, 5, 600] },
      report: 'ten : no sentence has the id 600',
      why: 'an unknown sentence',
    },
    {
      changes: { points: [{ id: 'gone', explain: 'Là.', mistake }] },
      report: 'ten : no grammar point has the id gone',
      why: 'an unknown point',
    },
    {
      changes: { pins: { 9: NO_PINS } },
      report: 'ten pins the sentence 9, which it does not ask',
      why: 'a pin of another sentence',
    },
    {
      changes: { points: [{ id: 'desu', explain: 'Là.', mistake: { ...mistake, right: '私は学生です。' } }] },
      report: 'ten kanji without [kana] in 私は学生です。',
      why: 'kanji without a reading',
    },
    {
      changes: { points: [{ id: 'desu', explain: 'là', mistake }] },
      report: 'ten does not end in a stop: là',
      why: 'half a sentence',
    },
  ])('$why is reported', ({ changes, report }) => {
    expect(checkUnit(unitWith(lessonWith(changes)), known)).toContain(report);
  });

  test('a kana step needs a row of the kana course', () => {
    const unit = {
      ...unitWith(),
      steps: [{ id: 'hira-x', kind: 'kana' as const, title: 'Hàng x', row: 'hira-x' }],
    };
    expect(checkUnit(unit, known)).toEqual(['hira-x no kana row has the id hira-x']);
  });

  test('what two steps introduce or ask is reported', () => {
    const again = lessonWith({ id: 'lai', words: [5, 6, 7, 8, 9], sentences: [6, 7, 8, 9, 10, 11] });
    expect(checkRepeated({ units: [unitWith(lessonWith(), again)] })).toEqual([
      'lai: introduces the word 5 again, after ten',
      'lai: introduces the point desu again, after ten',
      'lai: asks the sentence 6 again, after ten',
    ]);
  });
});

const question: TextQuestion = {
  ask: 'Lan là ai?',
  choices: [
    { vi: 'Sinh viên', right: true },
    { vi: 'Giáo viên', right: false },
    { vi: 'Bác sĩ', right: false },
  ],
  why: 'Lan nói vậy.',
};
const questions = [question, question, question];
const line = (speaker: string) => ({ speaker, ja: 'ランです。', vi: 'Mình là Lan.' });
const dialogueWith = (changes: Partial<Dialogue> = {}): Dialogue => ({
  id: 'n5-1',
  title: 'Bạn mới',
  about: 'Ở lớp.',
  speakers: [
    { id: 'a', name: 'ラン' },
    { id: 'b', name: '田中' },
  ],
  lines: ['a', 'b', 'a', 'b', 'a', 'b'].map(line),
  questions,
  pins: NO_PINS,
  ...changes,
});

describe('a dialogue', () => {
  test('of the right form is accepted', () => expect(checkDialogue(dialogueWith())).toEqual([]));

  test.each([
    { changes: { lines: ['a', 'b', 'a'].map(line) }, report: 'has 3 lines, needs 6 to 10', why: 'too short' },
    {
      changes: { lines: ['a', 'a', 'a', 'a', 'a', 'a'].map(line) },
      report: 'b never speaks',
      why: 'a silent speaker',
    },
    {
      changes: { lines: ['a', 'b', 'a', 'b', 'a', 'c'].map(line) },
      report: 'no speaker has the id c',
      why: 'a stranger',
    },
    { changes: { questions: [question] }, report: 'has 1 questions, needs 3', why: 'one question' },
    {
      changes: { questions: [question, question, { ...question, choices: question.choices.slice(1) }] },
      report: 'has 0 right choices at “Lan là ai?”',
      why: 'no right choice',
    },
  ])('$why is reported', ({ changes, report }) => {
    expect(checkDialogue(dialogueWith(changes))).toContain(report);
  });
});

describe('a reading', () => {
  const sentence = '私[わたし]は毎日[まいにち]日本語[にほんご]を勉強[べんきょう]しますよ。';
  const readingWith = (changes: Partial<Reading> = {}): Reading => ({
    id: 'n5-1',
    title: 'Một ngày',
    ja: Array.from({ length: 5 }, () => sentence),
    vi: Array.from({ length: 5 }, () => 'Tôi học mỗi ngày.'),
    questions,
    pins: NO_PINS,
    ...changes,
  });

  test('of the right form is accepted', () => expect(checkReading(readingWith())).toEqual([]));

  test.each([
    {
      changes: { ja: [sentence], vi: ['Tôi học.'] },
      report: /has 15 characters, needs 60 to 120/,
      why: 'too short',
    },
    {
      changes: { vi: ['Tôi học.'] },
      report: /has 5 sentences and 1 translations/,
      why: 'a missing translation',
    },
  ])('$why is reported', ({ changes, report }) => {
    expect(checkReading(readingWith(changes))).toContainEqual(expect.stringMatching(report));
  });
});
