import { GRAMMAR_LEVELS, type GrammarLevel } from '../../grammar/grammar-point.ts';
import type { Unwrapped } from '../cut-wrappers.ts';
import type { Question } from '../question.ts';

/** A message without its wrappers. */
export interface Asked extends Unwrapped {
  /** The text that the patterns match. */
  readonly line: string;
  /** The Japanese parts. */
  readonly japanese: readonly string[];
}

/** Rules are tried in order. If `read` of one finds nothing to ask about, the next ones are tried. */
export interface Rule {
  readonly cue: RegExp;
  readonly unless?: RegExp;
  readonly read: (asked: Asked, cue: RegExp) => Question | null;
}

/** The level in the message, if it is one of ours. */
export function levelIn(line: string): GrammarLevel | null {
  const [, named] = / (?:jlpt)?(n\d) /.exec(line) ?? [];
  return GRAMMAR_LEVELS.find((level) => level.toLowerCase() === named) ?? null;
}
