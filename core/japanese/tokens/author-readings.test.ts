import { expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { placeOfMisfit } from './author-readings.ts';

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
