import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { analyseAnswer, textsToTokenize } from './analyse.ts';
import type { AnalysedAnswer, AnswerParts } from './analysed-answer.ts';
import { type Notation, parseNotation } from './notation.ts';

const tokenize = await loadTokenizer();

/** Like the server: the tokenizer only gets the texts announced by `textsToTokenize`. */
function analyse(source: string): AnalysedAnswer {
  const announced = new Map(textsToTokenize(source).map((text) => [text, tokenize(text)]));
  return analyseAnswer(source, (text) => {
    const tokens = announced.get(text);
    if (!tokens) throw new Error(`Not announced: ${text}`);
    return tokens;
  });
}

const word = fc.constantFrom(
  '私は',
  '友達と',
  '学校',
  'に',
  '行き',
  '飲',
  'ます',
  'ません',
  'み',
  'て',
  'い',
  '三',
  '人',
  '勉強',
  'します',
  '今',
  '日',
  '。',
  'x',
);
const group = (inside: fc.Arbitrary<string>, ordered: boolean) =>
  fc.oneof(
    inside.map((text) => `[${text}]`),
    fc.array(inside, { minLength: 2, maxLength: 3 }).map((options) => `(${options.join('|')})`),
    ...(ordered
      ? []
      : [fc.array(inside, { minLength: 1, maxLength: 3 }).map((parts) => `{${parts.join(' ')}}`)]),
  );
const notation = (ordered: boolean) => {
  const flat = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(''));
  const inner = fc.oneof({ weight: 3, arbitrary: flat }, { weight: 1, arbitrary: group(flat, ordered) });
  const nested = fc.array(inner, { minLength: 1, maxLength: 2 }).map((all) => all.join(''));
  return fc
    .array(fc.oneof(flat, group(nested, ordered)), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(''))
    .filter((source) => parseNotation(source).ok);
};

/** All sentences of a sequence whose parts have several wordings each. */
const product = (pieces: readonly (readonly string[])[]) =>
  pieces.reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)), ['']);
const sentencesOf = (nodes: Notation): string[] =>
  product(
    nodes.map((node) => {
      if (node.kind === 'text') return [node.text];
      if (node.kind === 'optional') return [...sentencesOf(node.inside), ''];
      return node.kind === 'choice' ? node.options.flatMap(sentencesOf) : [];
    }),
  );
const sentencesIn = (parts: AnswerParts): string[] =>
  product(
    parts.map((part) => {
      if (part.kind === 'words') return [part.tokens.map(({ surface }) => surface).join('')];
      if (part.kind === 'optional') return [...sentencesIn(part.inside), ''];
      return part.kind === 'choice' ? part.options.flatMap(sentencesIn) : [];
    }),
  );
const plainOf = (parts: AnswerParts): string =>
  parts
    .map((part) => {
      if (part.kind === 'words') return part.tokens.map(({ surface }) => surface).join('');
      if (part.kind === 'free-order') return part.inside.map(plainOf).join('');
      return plainOf(part.kind === 'optional' ? part.inside : (part.options[0] ?? []));
    })
    .join('');

test('the tokens joined are the plain sentence', () => {
  fc.assert(
    fc.property(notation(false), (source) => {
      const { text, parts } = analyse(source);
      expect(plainOf(parts)).toBe(text);
    }),
  );
});

test('widened slots accept the same sentences', () => {
  fc.assert(
    fc.property(notation(true), (source) => {
      const result = parseNotation(source);
      const wanted = new Set(result.ok ? sentencesOf(result.notation) : []);
      expect(new Set(sentencesIn(analyse(source).parts))).toEqual(wanted);
    }),
  );
});
