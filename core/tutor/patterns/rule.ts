import { GRAMMAR_LEVELS, type GrammarLevel } from '../../grammar/grammar-point.ts';
import type { Unwrapped } from '../cut-wrappers.ts';
import type { Question } from '../question.ts';

/** A message without its wrappers. */
export interface Asked extends Unwrapped {
  /** What the patterns look at. */
  readonly line: string;
  /** The runs of Japanese. */
  readonly japanese: readonly string[];
}

/** Rules are tried in their order. One whose `read` finds nothing to ask about lets the next ones try. */
export interface Rule {
  readonly cue: RegExp;
  readonly unless?: RegExp;
  readonly read: (asked: Asked, cue: RegExp) => Question | null;
}

/** The level that is named, if it is one of ours. */
export function levelIn(line: string): GrammarLevel | null {
  const [, named] = / (?:jlpt)?(n\d) /.exec(line) ?? [];
  return GRAMMAR_LEVELS.find((level) => level.toLowerCase() === named) ?? null;
}
