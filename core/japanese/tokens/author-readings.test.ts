import { expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { placeOfMisfit, readAs } from './author-readings.ts';

const tokenize = await loadTokenizer();

test.each([
  { text: '水を飲む。', reading: 'みずをのむ', place: null, why: 'it fits, whatever the punctuation' },
  {
    text: '星が降ります',
    reading: 'ほしがふります',
    place: null,
    why: 'another reading than the tokenizer has',
  },
  { text: '7時に', reading: 'しちじに', place: null, why: 'digits take the rest' },
  { text: '水を飲む', reading: 'みずのむ', place: 'を', why: 'a particle is missing' },
  { text: '学校へ行きます', reading: 'がっこうへいきま', place: 'ます', why: 'its end is missing' },
  { text: '学校へ行きます', reading: 'がっこうえいきます', place: 'へ', why: 'a particle by its sound' },
  {
    text: '学校へ行きます',
    reading: 'がっこうへいきますよ',
    place: '',
    why: 'it continues after the last token',
  },
  { text: '水', reading: '。', place: '水', why: 'the reading is empty' },
])('$text $reading: $why', ({ text, reading, place }) =>
  expect(placeOfMisfit(tokenize(text), reading)).toBe(place),
);

/** 間〔あいだ〕、隣〔となり〕, without the readings of kana. */
const read = (text: string, reading: string): string =>
  readAs(tokenize(text), reading)
    .map(({ surface, reading: said }) =>
      said === surface || said === '' ? surface : `${surface}〔${said}〕`,
    )
    .join('');

test.each([
  {
    text: '旅行の間、隣の人に',
    reading: 'りょこうのあいだ、となりのひとに',
    expected: '旅行〔りょこう〕の間〔あいだ〕、隣〔となり〕の人〔ひと〕に',
    why: 'no word takes kana from beyond a comma (the tokenizer says ま)',
  },
  {
    text: '夜勤の間、特に',
    reading: 'やきんのあいだ、とくに',
    expected: '夜勤〔やきん〕の間〔あいだ〕、特に〔とくに〕',
    why: 'the same before an adverb',
  },
  {
    text: '水、茶、酒を',
    reading: 'みず，ちゃ，さけを',
    expected: '水〔みず〕、茶〔ちゃ〕、酒〔さけ〕を',
    why: 'other commas',
  },
  {
    text: '雨が降り、寒い。',
    reading: 'あめがふりさむい',
    expected: '雨〔あめ〕が降り〔ふり〕、寒い〔さむい〕。',
    why: 'a reading without commas still fits',
  },
  {
    text: '朝、起きます。',
    reading: 'あさおき、ます',
    expected: '朝〔あさ〕、起き〔おき〕ます。',
    why: 'a comma in another place is ignored',
  },
])('$text $reading: $why', ({ text, reading, expected }) => {
  expect(read(text, reading)).toBe(expected);
});
