import type { Contrast, GrammarExample, GrammarMistake, GrammarPoint } from '#core/grammar/grammar-point.ts';
import { matchPattern } from '#core/grammar/match-pattern.ts';
import { normaliseJapanese } from '#core/japanese/normalise.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Token, Tokenize } from '#core/japanese/tokens/token.ts';
import { beginsSmall, endsAsSentence } from '#core/vietnamese/sentence-form.ts';
import { checkRubySentence } from '../words/check-examples.ts';

/** How many of each a learner can take in at once, and how many are needed at least. */
const POINT_SIZES = { formation: [1, 4], examples: [2, 4], mistakes: [1, 3] } as const;
const CONTRAST_SIZES = { sides: [2, 3], points: [2, 5], examples: [2, 4], mistakes: [0, 2] } as const;

const NOTATION = /[[\]〜～~\s]/u;

export function checkPoint(point: GrammarPoint): string[] {
  const { names, meaning, explanation, examples, mistakes } = point;
  return [
    ...checkSizes(point, POINT_SIZES),
    ...names
      .filter((name) => NOTATION.test(name))
      .map((name) => `a name stands without 〜 and readings: ${name}`),
    ...(/^\p{Lu}|[.;,。]$/u.test(meaning) ? [`a meaning is small and has no stop: ${meaning}`] : []),
    ...checkSentences([explanation]),
    ...examples.flatMap(checkExample),
    ...mistakes.flatMap(checkMistake),
  ];
}

export function checkContrast(contrast: Contrast): string[] {
  const { sides, summary, points, examples, mistakes } = contrast;
  const names = sides.flat();
  return [
    ...checkSizes(contrast, CONTRAST_SIZES),
    ...(new Set(names).size < names.length ? [`a spelling stands on two sides: ${names.join(' ')}`] : []),
    ...checkSentences([summary, ...points, ...examples.map(({ note }) => note)]),
    ...examples.flatMap(checkExample),
    ...mistakes.flatMap(checkMistake),
  ];
}

/** Checks that `find` recognises the point in its own examples. */
export function checkFound({ find, examples }: GrammarPoint, tokenize: Tokenize): string[] {
  const isFound = (tokens: readonly Token[]) =>
    find.some((pattern) => matchPattern(pattern, tokens).length > 0);
  return examples
    .map(({ ja }) => withoutRuby(ja))
    .filter((text) => !isFound(tokenize(text)))
    .map((text) => `not found in its own example: ${text}`);
}

function checkSizes<Field extends string>(
  entry: Readonly<Record<NoInfer<Field>, readonly unknown[]>>,
  sizes: Readonly<Record<Field, readonly [min: number, max: number]>>,
): string[] {
  return (Object.keys(sizes) as Field[]).flatMap((field) => {
    const [min, max] = sizes[field];
    const found = entry[field].length;
    return found < min || found > max ? [`has ${found} ${field}, needs ${min} to ${max}`] : [];
  });
}

const checkExample = ({ ja, vi }: GrammarExample): string[] => [
  ...checkRubySentence(ja),
  ...checkSentences([vi]),
];

function checkMistake({ wrong, right, why }: GrammarMistake): string[] {
  const mistakes = [...checkRubySentence(right), ...checkSentences([why])];
  if (/[[\]]/u.test(wrong)) mistakes.push(`what is wrong has no readings: ${wrong}`);
  if (normaliseJapanese(wrong) === normaliseJapanese(withoutRuby(right)))
    mistakes.push(`wrong and right are the same: ${wrong}`);
  return mistakes;
}

const checkSentences = (texts: readonly string[]): string[] => [
  ...texts.filter((text) => !endsAsSentence(text)).map((text) => `does not end in a stop: ${text}`),
  ...texts.filter(beginsSmall).map((text) => `begins with a small letter: ${text}`),
];

/** The texts that the judge refers to exist, and each shows what is wrong and what is right. */
export function checkExplanations(
  ids: readonly string[],
  texts: readonly Pick<Contrast | GrammarPoint, 'id' | 'mistakes'>[],
): string[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return ids.flatMap((id) => {
    const text = byId.get(id);
    if (!text) return [`${id}: the judge refers to it, but it does not exist`];
    return text.mistakes.length === 0 ? [`${id}: the judge refers to it, but it has no wrong example`] : [];
  });
}

/** A sentence and where it is used. */
export interface PlacedSentence {
  readonly where: string;
  readonly ja: string;
}

/** The sentences of `own` that are also used in another place, in `own` or in `others`. */
export function checkNowhereElse(
  own: readonly PlacedSentence[],
  others: readonly PlacedSentence[],
): string[] {
  const firstPlaces = new Map(others.map(({ where, ja }) => [keyOf(ja), where]));
  return own.flatMap(({ where, ja }) => {
    const first = firstPlaces.get(keyOf(ja));
    firstPlaces.set(keyOf(ja), first ?? where);
    return first === undefined ? [] : [`${where}: the sentence of ${first} again: ${ja}`];
  });
}

const keyOf = (ja: string): string => normaliseJapanese(withoutRuby(ja));
