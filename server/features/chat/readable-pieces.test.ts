import { expect, test } from 'vitest';
import { readablePieces } from './readable-pieces.ts';

test.each([
  { written: ['Chào ', 'bạn.\n\nMình'], read: ['Chào ', 'bạn.\n\nMình'], why: 'plain pieces stay unchanged' },
  { written: ['a\uD83C', '\uDF38b'], read: ['a', '🌸b'], why: 'a character split between two pieces' },
  { written: ['a\uD83C'], read: ['a'], why: 'half a character at the end' },
  { written: ['a\uDF38b', '\uD83Cc'], read: ['ab', 'c'], why: 'unpaired surrogates' },
  { written: ['a\0b\u001B[31m', '\r\n'], read: ['ab[31m', '\n'], why: 'control characters' },
  { written: ['行く\tđi'], read: ['行く đi'], why: 'a tab still divides two words' },
  { written: ['\0', ''], read: [], why: 'nothing readable' },
])('$why', async ({ written, read }) => {
  const pieces: string[] = [];
  for await (const piece of readablePieces(inTurn(written))) pieces.push(piece);
  expect(pieces).toEqual(read);
});

async function* inTurn(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}
