import { expect, test } from 'vitest';
import { alignReading } from '#core/japanese/align-reading.ts';
import { parseRuby, type RubySegment } from '#core/japanese/ruby.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { japaneseReadings } from '../words/kanji-sources.ts';
import { checkFurigana, checkModelFurigana } from './check-furigana.ts';

const tokenize = await loadTokenizer();
const align = (text: string, reading: string) => alignReading(text, reading, japaneseReadings);

test.each([
  { ruby: '水[みず]を飲[の]む。', mistakes: [], why: 'kanji with kana' },
  { ruby: '3[さん]時[じ]に人々[ひとびと]が', mistakes: [], why: 'digits and 々' },
  { ruby: '水を飲[の]む', mistakes: ['no reading over 水を'], why: 'a kanji without a reading' },
  { ruby: 'かな[仮名]', mistakes: ['no reading over かな[仮名]'], why: 'a bracket after kana' },
  { ruby: '水[mizu]', mistakes: ['mizu over 水'], why: 'romaji' },
  { ruby: '間[あいだ、]', mistakes: ['あいだ、 over 間'], why: 'a comma in a reading' },
])('$ruby: $why', ({ ruby, mistakes }) => {
  expect(checkFurigana(parseRuby(ruby))).toEqual(mistakes);
});

test('a reading over kana is found', () => {
  const segments: RubySegment[] = [{ text: '飲む', reading: 'のむ' }];
  expect(checkFurigana(segments)).toEqual(['のむ over 飲む']);
});

test.each([
  {
    jpSentence: '旅行の間、隣の人に。',
    reading: 'りょこうのあいだ、となりのひとに。',
    count: 0,
    why: 'right',
  },
  { jpSentence: '旅行の間、隣の人に。', reading: '', count: 0, why: 'by the tokenizer alone' },
  { jpSentence: '30分待つ。', reading: 'さんじゅっぷんまつ。', count: 0, why: 'digits' },
  {
    jpSentence: '旅行の間、隣の人に。',
    reading: 'りょこうのあいだとなりのひとに',
    count: 1,
    why: 'without the comma of the sentence nobody knows where あいだ ends',
  },
])('$jpSentence $reading: $why', ({ jpSentence, reading, count }) => {
  expect(checkModelFurigana({ jpSentence, reading }, tokenize, align)).toHaveLength(count);
});
