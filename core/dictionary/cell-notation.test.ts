import { describe, expect, test } from 'vitest';
import { parseCognate, parseExamples, printCognate, printExamples } from './cell-notation.ts';

const library = { text: '図書館で。', translate: 'Ở thư viện.', ruby: '図書館[としょかん]で。' };

describe('examples', () => {
  test.each([
    { why: 'no example', cell: '', examples: [] },
    { why: 'readings', cell: '図書館[としょかん]で。=Ở thư viện.', examples: [library] },
    {
      why: 'two examples, the second without kanji',
      cell: '図書館[としょかん]で。=Ở thư viện. | ここで。=Ở đây.',
      examples: [library, { text: 'ここで。', translate: 'Ở đây.' }],
    },
    {
      why: 'a sentence without a translation yet',
      cell: 'ここで。=',
      examples: [{ text: 'ここで。', translate: '' }],
    },
    {
      why: 'characters of the notation inside a sentence',
      cell: String.raw`1\=1 \| 2\\。=A \| B`,
      examples: [{ text: String.raw`1=1 | 2\。`, translate: 'A | B' }],
    },
    {
      why: 'a backslash before characters of the notation',
      cell: String.raw`あ\\=い\\ | う=え`,
      examples: [
        { text: 'あ\\', translate: 'い\\' },
        { text: 'う', translate: 'え' },
      ],
    },
  ])('$why: read and printed', ({ cell, examples }) => {
    expect(parseExamples(cell)).toEqual(examples);
    expect(printExamples(examples)).toBe(cell);
  });

  test.each([
    { why: 'no translation', cell: 'ここで。' },
    { why: 'two translations', cell: 'ここで。=Ở đây.=Đây.' },
    { why: 'one good example, one bad', cell: 'ここで。=Ở đây. | そこで。' },
    { why: 'a backslash with nothing after it', cell: 'ここで。=Ở đây.\\' },
  ])('$why: refused', ({ cell }) => expect(parseExamples(cell)).toBeNull());
});

describe('a cognate', () => {
  test.each([
    { why: 'none', cell: '', cognate: null },
    { why: 'without a note', cell: 'same', cognate: { kind: 'same', note: '' } },
    { why: 'with a note', cell: 'shifted: Khác.', cognate: { kind: 'shifted', note: 'Khác.' } },
    {
      why: 'a note with a colon',
      cell: 'false-friend: Khác chữ: 食 là ăn.',
      cognate: { kind: 'false-friend', note: 'Khác chữ: 食 là ăn.' },
    },
  ])('$why: read and printed', ({ cell, cognate }) => {
    expect(parseCognate(cell)).toEqual(cognate);
    expect(printCognate(cognate)).toBe(cell);
  });
});
