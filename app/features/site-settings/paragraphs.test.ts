import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinParagraphs, splitLines, splitParagraphs } from './paragraphs.ts';

test.each([
  { text: '', paragraphs: [], why: 'nothing' },
  { text: ' \n \n', paragraphs: [], why: 'only blank lines' },
  { text: 'Một.\n\nHai.', paragraphs: ['Một.', 'Hai.'], why: 'a blank line between two' },
  { text: 'Một.\n \t\n\n\nHai.\n', paragraphs: ['Một.', 'Hai.'], why: 'several blank lines' },
  { text: 'Một\ndòng nữa.', paragraphs: ['Một dòng nữa.'], why: 'a line break inside a paragraph' },
])('$why', ({ text, paragraphs }) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});

test('what was joined is split again', () => {
  const paragraph = fc.stringMatching(/^[a-zăâ]+( [a-zăâ]+)*$/);
  fc.assert(
    fc.property(fc.array(paragraph), (paragraphs) => {
      expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs);
    }),
  );
});

test('lines are trimmed, and blank ones are left out', () => {
  expect(splitLines(' Trường A \n\nTrường B\n')).toEqual(['Trường A', 'Trường B']);
});
