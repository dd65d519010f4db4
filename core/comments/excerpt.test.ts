import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  { text: 'Hay quá', max: 7, shown: 'Hay quá', why: 'a text that fits stays whole' },
  { text: 'Hay quá!', max: 7, shown: 'Hay quá…', why: 'a longer text is cut' },
  { text: 'Hay quá đi', max: 8, shown: 'Hay quá…', why: 'without a space before the dots' },
  { text: ' một\n\nhai\tba ', max: 20, shown: 'một hai ba', why: 'lines are joined' },
  { text: '👨‍👩‍👧👨‍👩‍👧', max: 1, shown: '👨‍👩‍👧…', why: 'a family of emoji is one letter' },
  { text: 'ếế'.normalize('NFD'), max: 1, shown: `${'ế'.normalize('NFD')}…`, why: 'so is a composed vowel' },
  { text: '', max: 5, shown: '', why: 'nothing' },
])('$why', ({ text, max, shown }) => {
  expect(excerpt(text, max)).toBe(shown);
});
