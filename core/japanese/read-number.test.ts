import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  { typed: '3本', said: 'さんぼん', why: 'a counter that changes its sound' },
  { typed: '三本', said: 'さんぼん', why: 'the same in kanji' },
  { typed: '３本', said: 'さんぼん', why: 'a full-width digit' },
  { typed: '1本', said: 'いっぽん', why: 'a number that changes its sound' },
  { typed: '6匹', said: 'ろっぴき', why: 'both change' },
  { typed: '三百円', said: 'さんびゃくえん', why: 'a price in kanji' },
  { typed: '300円', said: 'さんびゃくえん', why: 'a price in digits' },
  { typed: '12,800円', said: 'いちまんにせんはっぴゃくえん', why: 'a comma' },
  { typed: '20日', said: 'はつか', why: 'a day of the month' },
  { typed: '14日', said: 'じゅうよっか', why: 'a day of the month' },
  { typed: '4月1日', said: 'しがつついたち', why: 'a date' },
  { typed: '９月２０日', said: 'くがつはつか', why: 'a date in full-width digits' },
  { typed: '2026年4月1日', said: 'にせんにじゅうろくねんしがつついたち', why: 'a date with its year' },
  { typed: '1000', said: 'せん', why: 'a number alone' },
  { typed: '一万二千', said: 'いちまんにせん', why: 'a number in kanji' },
  { typed: '10000', said: 'いちまん', why: 'ten thousand has its 一' },
  { typed: '0', said: 'ぜろ', why: 'zero' },
  { typed: '9時半', said: 'くじはん', why: 'a half hour' },
  { typed: '4時15分', said: 'よじじゅうごふん', why: 'a time' },
  { typed: '7時', said: 'しちじ', why: 'an hour with しち' },
  { typed: '2人', said: 'ふたり', why: 'an irregular number of people' },
  { typed: '4人', said: 'よにん', why: 'よ before 人' },
  { typed: '20歳', said: 'はたち', why: 'an irregular age' },
  { typed: '3つ', said: 'みっつ', why: 'native counting' },
  { typed: '3階', said: 'さんがい', why: 'a floor' },
  { typed: '8分', said: 'はっぷん', why: 'minutes' },
  { typed: '3ヶ月', said: 'さんかげつ', why: 'ヶ for か' },
  { typed: '1年半', said: 'いちねんはん', why: 'a year and a half' },
  { typed: '九時', said: 'くじ', why: 'never きゅうじ' },
  { typed: '四月一日', said: 'しがつついたち', why: 'a date in kanji' },
  { typed: '一本', said: 'いっぽん', why: 'one long thing' },
  { typed: '二人', said: 'ふたり', why: 'two people' },
  { typed: '三年生', said: 'さんねんせい', why: 'a word after the counter' },
  { typed: '二人目', said: 'ふたりめ', why: 'an ordinal' },
  { typed: '一日目', said: 'いちにちめ', why: 'the first day is no date' },
  { typed: '三日間', said: 'みっかかん', why: 'a duration' },
  { typed: '五分前', said: 'ごふんまえ', why: 'a time before' },
  { typed: '五メートル', said: 'ごめーとる', why: 'a borrowed unit' },
  { typed: '10ドル', said: 'じゅうどる', why: 'foreign money' },
  { typed: '何キロ', said: 'なんきろ', why: 'a question with a borrowed unit' },
  { typed: '何本', said: 'なんぼん', why: 'a question' },
  { typed: '一兆', said: 'いっちょう', why: 'a number that changes before 兆' },
  { typed: '八兆', said: 'はっちょう', why: 'eight too' },
  { typed: '十兆', said: 'じゅっちょう', why: 'ten too' },
  { typed: '百兆', said: 'ひゃくちょう', why: 'a hundred does not' },
  { typed: '3兆', said: 'さんちょう', why: 'nor does three' },
  { typed: '一京', said: 'いっけい', why: 'a larger power' },
  { typed: '六京', said: 'ろっけい', why: 'six changes before け' },
  { typed: '百京', said: 'ひゃっけい', why: 'so does a hundred' },
  { typed: '一兆円', said: 'いっちょうえん', why: 'money after 兆' },
  { typed: '二兆三千億円', said: 'にちょうさんぜんおくえん', why: 'a number after 兆' },
  { typed: '一兆二千億', said: 'いっちょうにせんおく', why: 'a number after 兆, without a counter' },
  { typed: '三京五千兆', said: 'さんけいごせんちょう', why: 'two powers' },
])('$typed is $said: $why', ({ typed, said }) => {
  expect(readNumber(typed)[0]).toBe(said);
});

test('one part has all its readings, the most usual first', () => {
  expect(readNumber('7')).toEqual(['なな', 'しち']);
  expect(readNumber('1日')).toEqual(['ついたち', 'いちにち']);
});

test.each([
  { typed: '一', why: 'one numeral is a word' },
  { typed: '万一', why: 'a word of numerals that is no number' },
  { typed: '三日月', why: 'a word that begins like a date' },
  { typed: '0901234567', why: 'a phone number' },
  { typed: '3-4', why: 'a formula' },
  { typed: 'N5', why: 'a level' },
  { typed: '学校', why: 'no number' },
  { typed: '半', why: 'half of nothing' },
  { typed: '京', why: 'a power without a number' },
  { typed: '京都', why: 'a town' },
  { typed: '', why: 'nothing' },
  { typed: '9'.repeat(200), why: 'a number that nobody says' },
  { typed: '1月1月1月1月1月', why: 'too many parts' },
])('$typed is not read: $why', ({ typed }) => {
  expect(readNumber(typed)).toEqual([]);
});
