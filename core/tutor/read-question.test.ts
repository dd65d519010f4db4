import { describe, expect, test } from 'vitest';
import { ALL_CASES } from './cases/all-cases.ts';
import { unclearCases } from './cases/unclear.cases.ts';
import { readQuestion } from './read-question.ts';

describe.each(ALL_CASES)('%s', (_, cases) => {
  test.each(cases)('%s → %o: %s', (typed, expected) => {
    expect(readQuestion(typed)).toEqual(expected);
  });
});

test.each(unclearCases)('%s is unclear: %s', (typed) => {
  expect(readQuestion(typed)).toMatchObject({ kind: 'unclear', text: typed });
});
