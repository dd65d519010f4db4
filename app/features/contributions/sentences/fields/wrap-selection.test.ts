import { expect, test } from 'vitest';
import { type NotationSign, wrapSelection } from './wrap-selection.ts';

/** Two bars mark a selection, one bar marks the caret. */
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
    why: 'wraps the selection and puts the caret behind it',
  },
  {
    marked: '学校¦に¦行く',
    sign: 'choice',
    expected: '学校(に|¦)行く',
    why: 'puts the caret where the other word of a choice goes',
  },
  {
    marked: '¦家で 友達と¦勉強する',
    sign: 'free-order',
    expected: '{家で 友達と}¦勉強する',
    why: 'several parts stay unchanged',
  },
  {
    marked: '学校¦行く',
    sign: 'choice',
    expected: '学校(¦|)行く',
    why: 'without a selection the caret goes where the first word belongs',
  },
  { marked: '¦', sign: 'optional', expected: '[¦]', why: 'an empty field' },
])('$why', ({ marked, sign, expected }) => {
  const { text, start, end } = wrapSelection(selected(marked), sign);
  expect(start).toBe(end);
  expect(`${text.slice(0, start)}¦${text.slice(start)}`).toBe(expected);
});
