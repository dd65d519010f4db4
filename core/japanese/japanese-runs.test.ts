import { expect, test } from 'vitest';
import { japaneseRuns } from './japanese-runs.ts';

test.each([
  { text: '食べる nghĩa là gì?', runs: ['食べる'], why: 'a word before Vietnamese' },
  { text: 'khác nhau giữa は và が', runs: ['は', 'が'], why: 'single kana' },
  {
    text: 'sửa câu 7時に、起きます。 giúp mình',
    runs: ['7時に、起きます。'],
    why: 'digits and punctuation inside',
  },
  { text: '「学校」と言う', runs: ['学校」と言う'], why: 'an opening quote before it is left out' },
  { text: 'Tシャツ và パン', runs: ['Tシャツ', 'パン'], why: 'Latin letters that belong to a word' },
  { text: 'xin chào', runs: [], why: 'no Japanese' },
  { text: '', runs: [], why: 'nothing' },
])('$why', ({ text, runs }) => {
  expect(japaneseRuns(text)).toEqual(runs);
});
