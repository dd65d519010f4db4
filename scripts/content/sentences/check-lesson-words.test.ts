import { expect, test } from 'vitest';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { exceptionList } from '../exception-list.ts';
import { wordWith } from '../words/word-for-test.ts';
import { checkKnownWords, checkWordLevels, wordFinder } from './check-lesson-words.ts';
import { lessonWith, sentenceWith } from './sentence-for-test.ts';

const word = (kanji: string, hiragana: string, wordClass: string, type = 'N5', variants = '') =>
  wordWith({ kanji, hiragana, wordClass, type, variants });

const finder = wordFinder(
  [
    word('学校', 'がっこう', 'noun'),
    word('行く', 'いく', 'verb-godan'),
    word('晩ご飯', 'ばんごはん', 'noun'),
    word('お弁当', 'おべんとう', 'noun'),
    word('湯', 'ゆ', 'noun', 'N4'),
    word('話す', 'はなす', 'verb-godan'),
    word('遊ぶ', 'あそぶ', 'verb-godan'),
    word('遊び', 'あそび', 'noun', 'N4'),
    word('ください', 'ください', 'expression'),
    word('くださる', 'くださる', 'verb-godan', 'N4'),
    word('おいしい', 'おいしい', 'adjective-i', 'N5', '美味しい'),
    word('分かる', 'わかる', 'verb-godan'),
    word('法律', 'ほうりつ', 'noun', 'N3'),
    word('ゆっくり', 'ゆっくり', 'adverb'),
  ],
  await loadTokenizer(),
);

const known = (jpSentence: string) =>
  checkKnownWords(sentenceWith({ jpSentence }), finder, exceptionList('not-in-dictionary.tsv', [['週末']]));

test.each([
  { text: '学校へ行きませんでした。', why: 'an inflected form' },
  {
    text: '日本語が話せます。',
    why: 'the potential, which the tokenizer lists as a separate verb',
    unknown: ['日本語'],
  },
  { text: 'この弁当は美味しいです。', why: 'without its honorific, in another spelling' },
  { text: 'わかります。', why: 'kana for kanji' },
  { text: '判ります。', why: 'another kanji of the same sound', unknown: ['判ります'] },
  { text: 'お湯です。', why: 'with an honorific' },
  { text: '週末です。', why: 'a word in the list' },
  {
    text: '桜の写真をゆっくり見ます。',
    why: 'words that are not in the dictionary',
    unknown: ['桜', '写真', '見ます'],
  },
])('$text: $why', ({ text, unknown = [] }) =>
  expect(known(text)).toEqual(unknown.map((base) => `${base} is not in the dictionary: ${text}`)),
);

test.each([
  { text: '学校へ行きます。', level: 'A1', hard: [] },
  { text: '湯をください。', level: 'A1', hard: ['湯 is N4'] },
  { text: '湯をください。', level: 'A2', hard: [] },
  { text: '遊びます。', level: 'A1', hard: [] },
  { text: '法律です。', level: 'A2', hard: ['法律 is N3'] },
  { text: '法律です。', level: 'B1', hard: [] },
] as const)('$text in a lesson of $level: $hard', ({ text, level, hard }) => {
  const none = exceptionList('lesson-words-above.tsv', []);
  const mistakes = checkWordLevels(sentenceWith({ jpSentence: text }), lessonWith({ level }), finder, none);
  expect(mistakes).toEqual(hard.map((found) => `${found}, too hard for a lesson of ${level}: ${text}`));
});

test('a word that was chosen for lessons of a level', () => {
  const above = exceptionList('lesson-words-above.tsv', [['湯', 'A1']]);
  const sentence = sentenceWith({ jpSentence: '湯です。' });
  expect(checkWordLevels(sentence, lessonWith({ level: 'A1' }), finder, above)).toEqual([]);
  expect(above.unneeded()).toEqual([]);
});
