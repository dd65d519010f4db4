import type { WordClass } from '../dictionary/word-classes.ts';

/** What a Vietnamese course book calls each kind of word. */
export const wordClassNames: Readonly<Record<WordClass, string>> = {
  noun: 'danh từ',
  'noun-suru': 'danh từ + する',
  pronoun: 'đại từ',
  'verb-godan': 'động từ nhóm 1 (五段)',
  'verb-ichidan': 'động từ nhóm 2 (一段)',
  'verb-irregular': 'động từ bất quy tắc',
  'adjective-i': 'tính từ đuôi い',
  'adjective-na': 'tính từ đuôi な',
  adverb: 'trạng từ',
  prenoun: 'liên thể từ',
  conjunction: 'liên từ',
  particle: 'trợ từ',
  auxiliary: 'trợ động từ',
  interjection: 'thán từ',
  number: 'số từ',
  counter: 'từ đếm',
  prefix: 'tiền tố',
  suffix: 'hậu tố',
  expression: 'thành ngữ, cách nói',
};
