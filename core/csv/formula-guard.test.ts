import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormulas, withoutGuards } from './formula-guard.ts';

test.each([
  { cell: '=HYPERLINK("http://x")', printed: `'=HYPERLINK("http://x")`, why: 'a formula' },
  { cell: '+84', printed: "'+84", why: 'a plus' },
  { cell: '-san', printed: "'-san", why: 'a minus' },
  { cell: '@SUM(A1)', printed: "'@SUM(A1)", why: 'an at' },
  { cell: '＝1+1', printed: "'＝1+1", why: 'a full-width sign, which a Japanese Excel accepts too' },
  { cell: ' =1', printed: " '=1", why: 'after a space' },
  { cell: '\t=1', printed: "\t'=1", why: 'after a tab' },
  { cell: '"=1"', printed: `"'=1"`, why: 'after a quotation mark' },
  { cell: "'=1", printed: "''=1", why: 'an apostrophe that was already there' },
  { cell: 'nước;=1+1', printed: "nước;'=1+1", why: 'a new cell in a spreadsheet that splits at ;' },
  { cell: 'nước; =1+1', printed: "nước; '=1+1", why: 'the same after a space' },
  { cell: 'nước;"=1+1"', printed: `nước;"'=1+1"`, why: 'the same after a quotation mark' },
  { cell: 'nước;;" =1', printed: `nước;;" '=1`, why: 'the same after all of them' },
  { cell: "a;'=1", printed: "a;''=1", why: 'an apostrophe that was already there, after ;' },
  { cell: 'a\t=1\t@b', printed: "a\t'=1\t'@b", why: 'new cells after tabs' },
  { cell: 'a\n=1\r\n+2', printed: "a\n'=1\r\n'+2", why: 'new lines' },
  { cell: '=1;=2', printed: "'=1;'=2", why: 'several' },
  { cell: "'tis; 'twas", printed: "'tis; 'twas", why: 'an apostrophe before a letter' },
  { cell: 'a=b, -c', printed: 'a=b, -c', why: 'a sign within the text' },
  { cell: 'a "b", c; d', printed: 'a "b", c; d', why: 'no sign at all' },
  { cell: '', printed: '', why: 'nothing' },
])('$why', ({ cell, printed }) => {
  expect(guardFormulas(cell)).toBe(printed);
  expect(withoutGuards(printed)).toBe(cell);
});

const tricky = fc.string({ unit: fc.constantFrom(...`=+-@＝;,"' \t\r\na水`) });

test('any cell is read back unchanged and starts no formula', () => {
  fc.assert(
    fc.property(tricky, (cell) => {
      const printed = guardFormulas(cell);
      expect(withoutGuards(printed)).toBe(cell);
      expect(printed).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝]/);
    }),
  );
});
