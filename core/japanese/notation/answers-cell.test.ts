import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnswers, printAnswers } from './answers-cell.ts';

describe('a cell', () => {
  test.each([
    { cell: '', answers: [], why: 'nothing' },
    { cell: '学校に行く', answers: ['学校に行く'], why: 'one' },
    { cell: '[私は]行く;僕は行く', answers: ['[私は]行く', '僕は行く'], why: 'two' },
    { cell: ' 行く ； 帰る ', answers: ['行く', '帰る'], why: 'a full-width semicolon, and spaces' },
    { cell: ';行く;;', answers: ['行く'], why: 'semicolons with nothing between them' },
    { cell: String.raw`A\;B;C`, answers: ['A;B', 'C'], why: 'an escaped semicolon' },
    { cell: 'C:\\', answers: ['C:\\'], why: 'a backslash at the end' },
  ])('$why', ({ cell, answers }) => expect(parseAnswers(cell)).toEqual(answers));
});

test('printed answers parse to the same answers', () => {
  const answer = fc.string({ unit: fc.constantFrom('a', ';', '；', '\\', ' ', '行'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(answer), (typed) => {
      const answers = typed.map((text) => text.trim()).filter((text) => text !== '');
      expect(parseAnswers(printAnswers(answers))).toEqual(answers);
    }),
  );
});
