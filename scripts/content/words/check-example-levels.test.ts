import { expect, test } from 'vitest';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { exceptionList } from '../exception-list.ts';
import { wordFinder } from '../sentences/check-lesson-words.ts';
import { checkExampleLevels } from './check-example-levels.ts';
import { levelLists } from './check-levels.ts';
import { wordWith } from './word-for-test.ts';

const finder = wordFinder(
  [
    wordWith({ kanji: '学校', hiragana: 'がっこう', type: 'N5' }),
    wordWith({ kanji: '行く', hiragana: 'いく', type: 'N5', wordClass: 'verb-godan' }),
    wordWith({ kanji: '通う', hiragana: 'かよう', type: 'N4', wordClass: 'verb-godan' }),
    wordWith({ kanji: 'スマホ', hiragana: 'スマホ', type: 'N3' }),
  ],
  await loadTokenizer(),
);
const lists = levelLists([{ kanji: '概念', hiragana: 'がいねん', level: 'N1' }]);
const above = exceptionList('example-words-above.tsv', [['スマホ', 'N5']]);

const check = (type: string, text: string) =>
  checkExampleLevels(wordWith({ type, examples: [{ text, translate: '' }] }), finder, lists, above);

test.each([
  { type: 'N5', text: '学校へ行きました。', why: 'words of the same level' },
  { type: 'N4', text: '学校に通っています。', why: 'an easier word and one of the level' },
  { type: 'N5', text: '学校でスマホ。', why: 'an exception' },
  { type: 'N5', text: '田中さんの本箱。', why: 'words that are neither in the dictionary nor in the lists' },
])('$type $text: $why', ({ type, text }) => expect(check(type, text)).toEqual([]));

test.each([
  { type: 'N5', text: '学校に通っています。', word: '通う is N4', why: 'a harder word, inflected' },
  { type: 'N4', text: '学校でスマホ。', word: 'スマホ is N3', why: 'an exception of another level' },
  { type: 'N2', text: '学校の概念。', word: '概念 is N1', why: 'a word that is only in the lists' },
])('$type $text: $why is reported', ({ type, text, word }) =>
  expect(check(type, text)).toEqual([`${word}, too hard for an example of ${type}: ${text}`]),
);
