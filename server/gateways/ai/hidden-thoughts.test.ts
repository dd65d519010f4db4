import { expect, test } from 'vitest';
import { withoutThoughts } from './hidden-thoughts.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function visible(...texts: readonly string[]): Promise<string[]> {
  const result: string[] = [];
  for await (const text of withoutThoughts(pieces(...texts))) result.push(text);
  return result;
}

test.each([
  { written: 'Chào bạn!', left: 'Chào bạn!', why: 'no thoughts' },
  { written: '<think>Hmm, は hay が?</think>Dùng は.', left: 'Dùng は.', why: 'thoughts first' },
  { written: 'Một <think>x</think>hai<think>y</think> ba', left: 'Một hai ba', why: 'thoughts in between' },
  { written: '<think></think>Vâng', left: 'Vâng', why: 'empty thoughts' },
  {
    written: '<think>a < b </thin> <think></think>Vâng',
    left: 'Vâng',
    why: 'text within that looks like a tag',
  },
  { written: '<think>mãi không xong', left: '', why: 'thoughts that never end' },
  { written: '1 < 2 và <thing>', left: '1 < 2 và <thing>', why: 'text that starts like the tag' },
  { written: '<<think>x</think>>', left: '<>', why: 'a tag right after its own first character' },
  { written: 'cuối cùng <thi', left: 'cuối cùng <thi', why: 'the beginning of a tag at the very end' },
  { written: 'nghĩ </think> xong', left: 'nghĩ </think> xong', why: 'a closing tag that closes nothing' },
])('$why, wherever the text is split', async ({ written, left }) => {
  expect((await visible(written)).join('')).toBe(left);
  expect((await visible(...written)).join('')).toBe(left);
  for (let at = 1; at < written.length; at += 1) {
    const cut = await visible(written.slice(0, at), written.slice(at));
    expect(cut.join(''), `cut at ${at}`).toBe(left);
    expect(cut).not.toContain('');
  }
});

test('text that cannot be the start of a tag is passed on at once', async () => {
  expect(await visible('Xin ', 'chào', ' <', '3', ' nhé')).toEqual(['Xin ', 'chào', ' ', '<3', ' nhé']);
});
