import { expect, test } from 'vitest';
import { cutForVoice } from './cut-for-voice.ts';

/** Words with this many beats, and their punctuation. */
const spelled = (text: string, morae: number) => ({
  text,
  words: Array.from(text, (letter) => ({
    text: letter,
    sound: letter,
    base: letter,
    morae: '、。'.includes(letter) ? 0 : morae,
  })),
});

test.each([
  { text: 'あい、うえ。', morae: 5, pieces: ['あい、うえ。'], why: 'a text that fits is not split' },
  {
    text: 'あい、うえ。',
    morae: 20,
    pieces: ['あい、', 'うえ。'],
    why: 'otherwise it is split at punctuation',
  },
  { text: 'あ、い、う。', morae: 20, pieces: ['あ、い、', 'う。'], why: 'but not at every mark' },
  { text: 'あいう。', morae: 25, pieces: ['あい', 'う。'], why: 'between words if there is no punctuation' },
  { text: 'あ', morae: 900, pieces: ['あ'], why: 'a word is never split' },
  { text: '', morae: 1, pieces: [''], why: 'nothing' },
])('$why', ({ text, morae, pieces }) => {
  expect(cutForVoice(spelled(text, morae))).toEqual(pieces);
});
