import { expect, test } from 'vitest';
import type { Explanation } from '../grading/explain/explanation.ts';
import { explainMistake } from './explain-mistake.ts';
import { contrastWith, pointWith } from './grammar-for-test.ts';
import { createGrammarLibrary } from './grammar-library.ts';

const past = {
  wrong: '先週は忙しいでした。',
  right: '先週[せんしゅう]は忙[いそが]しかったです。',
  why: 'かった.',
};
const negative = { wrong: '高いじゃない。', right: '高[たか]くない。', why: 'くない.' };

const library = createGrammarLibrary({
  points: [
    pointWith({
      id: 'i',
      pattern: '〜い',
      explanation: 'Đuôi い tự chia. Còn đuôi な thì không.',
      mistakes: [negative, past],
    }),
  ],
  contrasts: [
    contrastWith({ id: 'wa-ga', mistakes: [negative] }),
    contrastWith({ id: 'bare', mistakes: [] }),
  ],
  answers: [],
});

const span = (text: string) => ({ start: 0, end: text.length, text });
const told = (explanation: Explanation | undefined, typed = '', model = '') =>
  explainMistake(library, { typed: span(typed), model: span(model), ...(explanation && { explanation }) });

test('a contrast with its summary', () => {
  expect(told({ kind: 'contrast', id: 'wa-ga' })).toEqual({
    kind: 'contrast',
    id: 'wa-ga',
    title: 'は và が',
    rule: 'は nêu chủ đề, が nêu chủ ngữ.',
    ...negative,
  });
});

test('of a point the rule is its first sentence', () => {
  expect(told({ kind: 'point', id: 'i' })).toMatchObject({ title: '〜い', rule: 'Đuôi い tự chia.' });
});

test.each([
  { typed: '寒いでした', model: '寒かったです', example: past, why: 'the same endings' },
  { typed: '安いじゃない', model: '安くない', example: negative, why: 'the other ones' },
  { typed: '', model: '', example: negative, why: 'nothing to compare: the first' },
])('the example for $typed: $why', ({ typed, model, example }) => {
  expect(told({ kind: 'point', id: 'i' }, typed, model)).toMatchObject(example);
});

test.each([
  { explanation: undefined, why: 'a mistake without an explanation' },
  { explanation: { kind: 'contrast', id: 'i' } as const, why: 'an id of the other kind' },
  { explanation: { kind: 'contrast', id: 'bare' } as const, why: 'a text without a wrong example' },
])('nothing to tell: $why', ({ explanation }) => expect(told(explanation)).toBeNull());
