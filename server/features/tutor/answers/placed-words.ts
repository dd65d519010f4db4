import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { niRoles } from '#contract/texts/tutor-sentences.ts';
import type { GrammarPoint } from '#core/grammar/grammar-point.ts';
import type { RecognisedGrammar } from '#core/grammar/recognise.ts';
import type { Token } from '#core/japanese/tokens/token.ts';

/** A word with the grammar points at its position. */
export interface PlacedWord {
  readonly word: BrokenDownWord;
  /** The point for exactly this word: に of time. */
  readonly own: GrammarPoint | null;
  /** The longer point that it is a part of: も of 〜てもいいです. */
  readonly partOf: GrammarPoint | null;
  /** The next point that decides the role of に before it: に of 〜てもらう. */
  readonly governs: GrammarPoint | null;
  /** The word before it. */
  readonly before: BrokenDownWord | null;
  /** The last word of a part of the sentence. */
  readonly endsPart: boolean;
}

/** "Tính từ đuôi な…", "Số + từ đếm…": not a sequence of words, but a class of words. */
const IS_CLASS = /^\p{sc=Latin}/u;

const NOUNS: readonly BrokenDownWord['kind'][] = ['noun', 'number', 'time', 'name', 'pronoun'];

/** 三つ in りんごを三つください is not part of the point 〜をください, but こと is part of 〜ことができる. */
const belongs = ({ kind, text }: BrokenDownWord, { pattern, names }: GrammarPoint): boolean =>
  !NOUNS.includes(kind) || [pattern, ...names].some((name) => name.includes(text));

/** The words of a sentence, without punctuation. The same particle may have different roles. */
export function placed(
  words: readonly BrokenDownWord[],
  tokens: readonly Token[],
  found: readonly RecognisedGrammar[],
): PlacedWord[] {
  const ends = tokens.reduce<number[]>(
    (all, { surface }) => [...all, (all.at(-1) ?? 0) + surface.length],
    [],
  );
  const startOf = (token: number): number => (token === 0 ? 0 : (ends[token - 1] ?? 0));
  // The words in the gap of もし…たら are not part of the point.
  const spans = found
    .filter(({ text, point }) => !text.includes('…') && !IS_CLASS.test(point.pattern))
    .map(({ point, from, to }) => ({ point, from: startOf(from), to: startOf(to) }));
  const governing = spans.filter(({ point }) => point.id in niRoles);
  let at = 0;
  return words.flatMap((word, index): PlacedWord[] => {
    const [from, to] = [at, at + word.text.length];
    at = to;
    if (word.kind === 'mark') return [];
    const around = spans.filter((span) => span.from <= from && span.to >= to);
    const own = around.find((span) => span.from === from && span.to === to)?.point ?? null;
    const whole = around.find((span) => span.to - span.from > to - from)?.point ?? null;
    const partOf = whole && belongs(word, whole) ? whole : null;
    const governs = governing.find((span) => span.to > to)?.point ?? null;
    const next = words[index + 1];
    const before = words[index - 1] ?? null;
    return [{ word, own, partOf, governs, before, endsPart: !next || next.kind === 'mark' }];
  });
}
