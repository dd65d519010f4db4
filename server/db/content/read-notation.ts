import { notationProblems, problemAtCharacter } from '#contract/texts/sentence-analysis.ts';
import {
  MAX_FREE_PARTS,
  MAX_NESTING,
  MAX_SLOTS,
  type Notation,
  parseNotation,
} from '#core/japanese/notation/notation.ts';

const problems = notationProblems({ freeParts: MAX_FREE_PARTS, nesting: MAX_NESTING, slots: MAX_SLOTS });

type ReadNotation = { readonly notation: Notation; readonly problem?: never } | { readonly problem: string };

/** Parses an answer in the authors' notation; on a mistake, `problem` is the message for them. */
export function readNotation(answer: string): ReadNotation {
  const parsed = parseNotation(answer);
  if (parsed.ok) return { notation: parsed.notation };
  return { problem: problemAtCharacter(problems[parsed.problem], parsed.at + 1) };
}
