import { expect, test } from 'vitest';
import { frameSentence } from './sentence-frames.ts';

const said = (text: string): string | null => {
  const framed = frameSentence(text);
  return framed && `${framed.before}<${framed.noun}>${framed.after}`;
};

test.each([
  { text: 'tôi thích mèo', is: '<mèo>が好[す]きです。', why: 'liking' },
  { text: 'tôi không thích cá', is: '<cá>が好[す]きではありません。', why: 'not liking' },
  { text: 'toi thich xem phim', is: '<phim>を見[み]るのが好[す]きです。', why: 'no marks' },
  { text: 'Mẹ tôi là bác sĩ', is: '母[はは]は<bác sĩ>です。', why: 'what a person is' },
  { text: 'tôi không phải là sinh viên', is: '私[わたし]は<sinh viên>ではありません。', why: 'is not' },
  { text: 'ga ở đâu', is: '<ga>はどこですか。', why: 'the noun in front' },
  { text: 'cho tôi một ly cà phê', is: '<cà phê>をください。', why: 'with a container' },
  {
    text: 'hôm qua tôi không ăn cơm',
    is: '昨日[きのう]、<cơm>を食[た]べませんでした。',
    why: 'yesterday is past',
  },
  { text: 'tôi muốn đi Nhật Bản', is: '<Nhật Bản>へ行[い]きたいです。', why: 'a wish' },
  { text: 'tôi đang đọc sách', is: '<sách>を読[よ]んでいます。', why: 'progressive' },
  { text: 'tôi rất bận', is: 'とても<bận>です。', why: 'how a person is' },
  { text: 'bạn đẹp lắm', is: '<đẹp>ですね。', why: 'praise' },
  { text: 'tôi thích bạn', is: null, why: 'the listener' },
  { text: 'tôi đi xe máy', is: null, why: 'a vehicle' },
  { text: 'trời đẹp', is: null, why: 'no known kind' },
  { text: '', is: null, why: 'nothing' },
])('$why: $text', ({ text, is }) => {
  expect(said(text)).toBe(is);
});
