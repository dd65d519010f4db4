import { expect, test } from 'vitest';
import { cutForVoice } from './cut-for-voice.ts';

/** Words of so many beats, with their marks. */
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
  { text: 'あい、うえ。', morae: 5, pieces: ['あい、うえ。'], why: 'what fits is said at once' },
  { text: 'あい、うえ。', morae: 30, pieces: ['あい、', 'うえ。'], why: 'else it is cut at a mark' },
  { text: 'あ、い、う。', morae: 30, pieces: ['あ、い、', 'う。'], why: 'but not at every mark' },
  { text: 'あいう。', morae: 30, pieces: ['あい', 'う。'], why: 'between words where there is no mark' },
  { text: 'あ', morae: 900, pieces: ['あ'], why: 'a word is never cut' },
  { text: '', morae: 1, pieces: [''], why: 'nothing' },
])('$why', ({ text, morae, pieces }) => {
  expect(cutForVoice(spelled(text, morae))).toEqual(pieces);
});
