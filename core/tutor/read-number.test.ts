import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  { text: '3 giờ 15 phút', written: '3時15分', reading: 'さんじじゅうごふん', why: 'hours and minutes' },
  { text: '4h30', written: '4時30分', reading: 'よじさんじゅっぷん', why: 'in chat spelling' },
  { text: '9 giờ rưỡi', written: '9時半', reading: 'くじはん', why: 'half past' },
  { text: '7 gio', written: '7時', reading: 'しちじ', why: 'a full hour, without marks' },
  { text: 'ngày 20 tháng 4', written: '4月20日', reading: 'しがつはつか', why: 'the order is reversed' },
  {
    text: '1/9/2026',
    written: '2026年9月1日',
    reading: 'にせんにじゅうろくねんくがつついたち',
    why: 'with slashes',
  },
  { text: '3 tháng', written: '3か月', reading: 'さんかげつ', why: 'a length of months' },
  { text: '2 tuần', written: '2週間', reading: 'にしゅうかん', why: 'a length of weeks' },
  { text: '4 ngày', written: '4日', reading: 'よっか', why: 'a length of days' },
  { text: 'tháng 7', written: '7月', reading: 'しちがつ', why: 'a month alone' },
  { text: '10.000 yên', written: '10000円', reading: 'いちまんえん', why: 'a thousands separator' },
  { text: '20 tuổi', written: '20歳', reading: 'はたち', why: 'an age with a special reading' },
  { text: '3 người', written: '3人', reading: 'さんにん', why: 'people' },
  { text: 'số 365', written: '365', reading: 'さんびゃくろくじゅうご', why: 'a bare number' },
  { text: '6 con mèo', written: '6匹', reading: 'ろっぴき', why: 'animals, with a sound change' },
  {
    text: '8 giờ kém 10',
    written: '8時10分前',
    reading: 'はちじじゅっぷんまえ',
    why: 'minutes before the hour',
  },
  { text: '2 triệu yên', written: '2000000円', reading: 'にひゃくまんえん', why: 'a million in words' },
  { text: '10k yên', written: '10000円', reading: 'いちまんえん', why: 'thousands in chat spelling' },
  { text: '3 trăm', written: '300', reading: 'さんびゃく', why: 'hundreds in words' },
  { text: 'tầng 3', written: '3階', reading: 'さんがい', why: 'the unit before the number' },
])('$text: $why', ({ text, written, reading }) => {
  expect(readNumber(text)).toMatchObject({ written, reading });
});

test.each(['xin chào', 'ngày 45 tháng 20', '99 giờ 99', 'constructor', ''])('%s is not a number', (text) => {
  expect(readNumber(text)?.reading ?? null).toBe(null);
});

test('a long number with words after it is rejected quickly', () => {
  expect(readNumber(`${'1'.repeat(32)} là gì`, 'whole')).toBe(null);
});
