import { expect, test } from 'vitest';
import { givesAway } from './gives-away.ts';

test.each([
  { example: '毎朝お茶を飲みます。', sentence: '毎日お茶を飲みます。', gives: true, why: 'another word' },
  {
    example: '毎晩、日本語を勉強しています。',
    sentence: '毎晩日本語を勉強します。',
    gives: true,
    why: 'another ending',
  },
  {
    example: 'ここで少し待ってください。',
    sentence: 'ここで待ってください。',
    gives: true,
    why: 'one word more',
  },
  {
    example: '毎朝[まいあさ]お茶[ちゃ]を飲[の]みます。',
    sentence: '毎日お茶を飲みます。',
    gives: true,
    why: 'readings do not hide it',
  },
  {
    example: '日本語の試験に合格しました。',
    sentence: '先生のおかげで、試験に合格しました。',
    gives: false,
    why: 'half of a sentence has to be learnt somewhere',
  },
  {
    example: '昨日は十時に家に帰りました。',
    sentence: '七時に家へ帰ります。',
    gives: false,
    why: 'the same topic',
  },
  { example: '水', sentence: '水', gives: false, why: 'a single character is no sentence' },
])('$why', ({ example, sentence, gives }) => {
  expect(givesAway(example, ['雨です。', sentence])).toBe(gives);
});
