import { describe, expect, test } from 'vitest';
import { buildThreads, type Threaded } from './build-threads.ts';

interface Row {
  readonly id: number;
  readonly parentId: number | null;
  readonly gone?: boolean;
}

const row = (id: number, parentId: number | null = null, gone = false): Row => ({ id, parentId, gone });
const build = (rows: readonly Row[], levelsMax = 100) =>
  buildThreads(rows, { shown: ({ gone }) => !gone, levelsMax });

/** `1(2(3) 4)`: a comment with its replies in brackets. */
const outline = (threads: readonly Threaded<Row>[]): string =>
  threads.map(({ id, replies }) => (replies.length > 0 ? `${id}(${outline(replies)})` : `${id}`)).join(' ');

describe('buildThreads', () => {
  test.each([
    { rows: [], expected: '', why: 'nothing' },
    { rows: [row(1), row(2)], expected: '1 2', why: 'threads in the order of arrival' },
    {
      rows: [row(1), row(2, 1), row(3), row(4, 1), row(5, 2)],
      expected: '1(2(5) 4) 3',
      why: 'replies under what they answer, the oldest first',
    },
    { rows: [row(1, null, true), row(2)], expected: '2', why: 'what is gone and unanswered is left out' },
    {
      rows: [row(1, null, true), row(2, 1, true), row(3, 2)],
      expected: '1(2(3))',
      why: 'what is gone keeps its place above a reply, however far above',
    },
    {
      rows: [row(1), row(2, 1, true), row(3, 2, true), row(4, 1)],
      expected: '1(4)',
      why: 'a whole branch that is gone is left out',
    },
  ])('$why', ({ rows, expected }) => {
    expect(outline(build(rows))).toBe(expected);
  });

  test.each([
    {
      rows: [row(1), row(2, 1), row(3, 2), row(4, 3)],
      expected: '1(2(3 4))',
      why: 'an answer to the deepest',
    },
    {
      rows: [row(1), row(2, 1), row(3, 2), row(4, 3), row(5, 2), row(6, 4)],
      expected: '1(2(3 4 5 6))',
      why: 'and the answers to that one, in the order of arrival',
    },
    {
      rows: [row(1), row(2, 1), row(3, 2, true), row(4, 3)],
      expected: '1(2(3 4))',
      why: 'also where what it answers is gone',
    },
  ])('beyond the deepest level replies stand side by side: $why', ({ rows, expected }) => {
    expect(outline(build(rows, 3))).toBe(expected);
  });

  test('a chain of a hundred thousand overflows nothing', () => {
    const chain = Array.from({ length: 100_000 }, (_, at) => row(at + 1, at || null));
    const [thread] = build(chain, 2);
    expect(thread?.replies).toHaveLength(99_999);
  });

  test('what it was given stays as it was', () => {
    const rows = [Object.freeze(row(1)), Object.freeze(row(2, 1))];
    build(rows);
    expect(rows).toEqual([row(1), row(2, 1)]);
  });
});
