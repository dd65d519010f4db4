import { expect, test } from 'vitest';
import { readFaultArguments } from './fault-arguments.ts';

const KNOWN = ['one', 'two', 'three'];

test.each([
  { args: [], expected: { ids: KNOWN, ref: 'HEAD', isDeep: false }, why: 'makes all faults in HEAD' },
  { args: ['two'], expected: { ids: ['two'], ref: 'HEAD', isDeep: false }, why: 'makes the named ones' },
  {
    args: ['--ref', 'abc', '--deep', '--json', 'out.json', 'one', 'three'],
    expected: { ids: ['one', 'three'], ref: 'abc', isDeep: true, json: 'out.json' },
    why: 'takes a commit, the long parts and a file',
  },
  {
    args: ['four'],
    expected: { refusal: expect.stringContaining('four') as string },
    why: 'refuses a fault that does not exist',
  },
  {
    args: ['--ref'],
    expected: { refusal: expect.stringContaining('--ref') as string },
    why: 'refuses an option without its value',
  },
])('$why', ({ args, expected }) => {
  expect(readFaultArguments(args, KNOWN)).toEqual(expected);
});
