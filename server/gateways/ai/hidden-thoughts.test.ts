import { expect, test } from 'vitest';
import { withoutThoughts } from './hidden-thoughts.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function shown(...texts: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for await (const text of withoutThoughts(pieces(...texts))) kept.push(text);
  return kept;
}

test.each([
  { written: 'Chào bạn!', left: 'Chào bạn!', why: 'no thoughts' },
  { written: '<think>Hmm, は hay が?</think>Dùng は.', left: 'Dùng は.', why: 'thoughts first' },
  { written: 'Một <think>x</think>hai<think>y</think> ba', left: 'Một hai ba', why: 'thoughts in between' },
  { written: '<think></think>Vâng', left: 'Vâng', why: 'no thought between the tags' },
  { written: '<think>a < b </thin> <think></think>Vâng', left: 'Vâng', why: 'what looks like a tag within' },
  { written: '<think>mãi không xong', left: '', why: 'thoughts that never end' },
  { written: '1 < 2 và <thing>', left: '1 < 2 và <thing>', why: 'what begins like the tag' },
  { written: '<<think>x</think>>', left: '<>', why: 'a tag right behind its own first letter' },
  { written: 'cuối cùng <thi', left: 'cuối cùng <thi', why: 'the beginning of a tag at the very end' },
  { written: 'nghĩ </think> xong', left: 'nghĩ </think> xong', why: 'a closing tag that closes nothing' },
])('$why, however the text is cut', async ({ written, left }) => {
  expect((await shown(written)).join('')).toBe(left);
  expect((await shown(...written)).join('')).toBe(left);
  for (let at = 1; at < written.length; at += 1) {
    const cut = await shown(written.slice(0, at), written.slice(at));
    expect(cut.join(''), `cut at ${at}`).toBe(left);
    expect(cut).not.toContain('');
  }
});

test('text goes on at once when it cannot be the beginning of a tag', async () => {
  expect(await shown('Xin ', 'chào', ' <', '3', ' nhé')).toEqual(['Xin ', 'chào', ' ', '<3', ' nhé']);
});
