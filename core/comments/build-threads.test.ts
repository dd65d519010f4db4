import { describe, expect, test } from 'vitest';
import { buildThreads, type Threaded } from './build-threads.ts';

interface Row {
  readonly id: number;
  readonly parentId: number | null;
  readonly removed?: boolean;
}

const row = (id: number, parentId: number | null = null, removed = false): Row => ({ id, parentId, removed });
const build = (rows: readonly Row[], levelsMax = 100) =>
  buildThreads(rows, { shown: ({ removed }) => !removed, levelsMax });

/** `1(2(3) 4)`: a comment with its replies in brackets. */
const outline = (threads: readonly Threaded<Row>[]): string =>
  threads.map(({ id, replies }) => (replies.length > 0 ? `${id}(${outline(replies)})` : `${id}`)).join(' ');

describe('buildThreads', () => {
  test.each([
    { rows: [], expected: '', why: 'nothing' },
    { rows: [row(1), row(2)], expected: '1 2', why: 'threads in the order they were written' },
    {
      rows: [row(1), row(2, 1), row(3), row(4, 1), row(5, 2)],
      expected: '1(2(5) 4) 3',
      why: 'replies under their parent, the oldest first',
    },
    {
      rows: [row(1, null, true), row(2)],
      expected: '2',
      why: 'a removed comment without replies is left out',
    },
    {
      rows: [row(1, null, true), row(2, 1, true), row(3, 2)],
      expected: '1(2(3))',
      why: 'a removed comment stays above a reply, at any level',
    },
    {
      rows: [row(1), row(2, 1, true), row(3, 2, true), row(4, 1)],
      expected: '1(4)',
      why: 'a branch of removed comments is left out',
    },
  ])('$why', ({ rows, expected }) => {
    expect(outline(build(rows))).toBe(expected);
  });

  test.each([
    {
      rows: [row(1), row(2, 1), row(3, 2), row(4, 3)],
      expected: '1(2(3 4))',
      why: 'a reply to the deepest comment',
    },
    {
      rows: [row(1), row(2, 1), row(3, 2), row(4, 3), row(5, 2), row(6, 4)],
      expected: '1(2(3 4 5 6))',
      why: 'and replies to that one, in the order they were written',
    },
    {
      rows: [row(1), row(2, 1), row(3, 2, true), row(4, 3)],
      expected: '1(2(3 4))',
      why: 'even if its parent was removed',
    },
  ])('below the deepest level, replies are siblings: $why', ({ rows, expected }) => {
    expect(outline(build(rows, 3))).toBe(expected);
  });

  test('a chain of a hundred thousand replies does not overflow the stack', () => {
    const chain = Array.from({ length: 100_000 }, (_, at) => row(at + 1, at || null));
    const [thread] = build(chain, 2);
    expect(thread?.replies).toHaveLength(99_999);
  });

  test('the input is not changed', () => {
    const rows = [Object.freeze(row(1)), Object.freeze(row(2, 1))];
    build(rows);
    expect(rows).toEqual([row(1), row(2, 1)]);
  });
});
