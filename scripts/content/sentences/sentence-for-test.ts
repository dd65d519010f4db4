import type { Lesson, Sentence } from './sentences.ts';

/** A valid sentence, with changes for a test case. */
export const sentenceWith = (changes: Partial<Sentence> = {}): Sentence => ({
  id: 1,
  lessonId: 1,
  viSentence: 'Tôi đi đến trường bằng tàu điện.',
  jpSentence: '電車で学校へ行きます。',
  reading: 'でんしゃでがっこうへいきます。',
  hint: 'Phương tiện đi với で.',
  accepted: [],
  blocked: [],
  register: 'free',
  focus: [],
  rulesOff: [],
  ...changes,
});

export const lessonWith = (changes: Partial<Lesson> = {}): Lesson => ({
  id: 1,
  curriculumId: 1,
  title: '学校へ行く',
  mean: 'Đi học',
  level: 'A1',
  focus: [],
  introduces: { words: [], grammar: [] },
  ...changes,
});
