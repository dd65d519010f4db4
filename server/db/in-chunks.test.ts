import { expect, test } from 'vitest';
import { countTurns } from '#server/testing/count-turns.ts';
import { inChunks } from './in-chunks.ts';

test.each([
  { rows: 0, sizes: [] },
  { rows: 1, sizes: [1] },
  { rows: 100, sizes: [100] },
  { rows: 250, sizes: [100, 100, 50] },
])(
  '$rows rows become chunks of $sizes, with one turn of the event loop in between',
  async ({ rows, sizes }) => {
    const list = Array.from({ length: rows }, (_, at) => at);
    const chunks: number[][] = [];
    const turns = await countTurns(async () => {
      for await (const chunk of inChunks(list)) chunks.push(chunk);
    });
    expect(chunks.map((chunk) => chunk.length)).toEqual(sizes);
    expect(chunks.flat()).toEqual(list);
    expect(turns).toBe(Math.max(0, sizes.length - 1));
  },
);
