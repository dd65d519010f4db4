import { expect, test } from 'vitest';
import { type NotationSign, wrapSelection } from './wrap-selection.ts';

/** The selection between two bars; one bar is a caret. */
function selected(marked: string) {
  const [before = '', inside = '', after] = marked.split('¦');
  const end = after === undefined ? before.length : before.length + inside.length;
  return { text: marked.replaceAll('¦', ''), start: before.length, end };
}

test.each<{ marked: string; sign: NotationSign; expected: string; why: string }>([
  {
    marked: '¦私は¦学生です',
    sign: 'optional',
    expected: '[私は]¦学生です',
    why: 'around the selection, and on behind it',
  },
  {
    marked: '学校¦に¦行く',
    sign: 'choice',
    expected: '学校(に|¦)行く',
    why: 'the other word of a choice comes next',
  },
  {
    marked: '¦家で 友達と¦勉強する',
    sign: 'free-order',
    expected: '{家で 友達と}¦勉強する',
    why: 'several parts stay as they are',
  },
  {
    marked: '学校¦行く',
    sign: 'choice',
    expected: '学校(¦|)行く',
    why: 'nothing selected: the first word comes first',
  },
  { marked: '¦', sign: 'optional', expected: '[¦]', why: 'an empty field' },
])('$why', ({ marked, sign, expected }) => {
  const { text, start, end } = wrapSelection(selected(marked), sign);
  expect(start).toBe(end);
  expect(`${text.slice(0, start)}¦${text.slice(start)}`).toBe(expected);
});
