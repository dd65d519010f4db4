import type { WordKind } from '#core/japanese/sentence-words.ts';

/** What stands in the place of a word while the learner looks for it. */
export const wordKindNames: Readonly<Record<WordKind, string>> = {
  noun: 'danh từ',
  pronoun: 'đại từ',
  name: 'tên riêng',
  number: 'con số',
  time: 'thời gian',
  verb: 'động từ',
  adjective: 'tính từ',
  adverb: 'trạng từ',
  particle: 'trợ từ',
  copula: 'đuôi câu',
  other: 'từ',
  mark: 'dấu câu',
};
