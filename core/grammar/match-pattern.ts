import type { Token } from '../japanese/tokens/token.ts';
import type { Condition, FindPattern, PatternStep } from './find-pattern.ts';

/**
 * A match of a pattern: the indexes of the words that are the point itself, in order, without the words that a `…`
 * skipped.
 */
export type PatternMatch = readonly number[];

/** At most this many words between two parts of a pattern; parts that are further apart rarely belong together. */
const GAP_MAX_WORDS = 8;

const SENTENCE_END = /^[。？！?!\n]+$/u;
const OPENING = /^[「『（(“"\s]+$/u;
const CLOSING = /^[」』）)”"\s…〜～♪]+$/u;

/** Every match of the pattern, ordered by the first word, at most one for each word at which it can begin. */
export function matchPattern(pattern: FindPattern, tokens: readonly Token[]): PatternMatch[] {
  // Made at the first word that can begin it: most patterns begin nowhere in a sentence.
  let matchFrom: ReturnType<typeof matcher> | undefined;
  const matches: PatternMatch[] = [];
  for (const [start, token] of tokens.entries()) {
    if (!canBegin(pattern, token) || (pattern.fromStart && !beginsSentence(tokens, start))) continue;
    matchFrom ??= matcher(pattern, tokens);
    const shown = matchFrom(start);
    if (shown && shown.length > 0) matches.push(shown);
  }
  return matches;
}

/** Most patterns fail at once: nothing more is tried if the first word does not match. */
const canBegin = ({ steps: [first] }: FindPattern, token: Token): boolean =>
  first?.kind !== 'word' || first.optional || fits(first, token);

/**
 * Optional words are matched if they are there, gaps are as short as possible. A step that failed at a word is never
 * tried there again, so a hostile text costs no more than a normal one of the same length.
 */
function matcher({ steps, shown, toEnd }: FindPattern, tokens: readonly Token[]) {
  const failed = new Set<number>();

  function match(step: number, at: number): number[] | null {
    const key = step * (tokens.length + 1) + at;
    if (failed.has(key)) return null;
    const found = tryStep(step, at);
    if (found === null) failed.add(key);
    return found;
  }

  function tryStep(step: number, at: number): number[] | null {
    const current = steps[step];
    if (!current) return !toEnd || endsSentence(tokens, at) ? [] : null;
    if (current.kind === 'gap') return passOver(step, at);
    const token = tokens[at];
    if (token && fits(current, token)) {
      const rest = match(step + 1, at + 1);
      if (rest) return step >= shown.from && step < shown.to ? [at, ...rest] : rest;
    }
    return current.optional ? match(step + 1, at) : null;
  }

  function passOver(step: number, at: number): number[] | null {
    for (let end = at; end <= Math.min(at + GAP_MAX_WORDS, tokens.length); end += 1) {
      const rest = match(step + 1, end);
      if (rest) return rest;
      const passed = tokens[end];
      if (!passed || SENTENCE_END.test(passed.surface)) return null;
    }
    return null;
  }

  return (start: number): PatternMatch | null => match(0, start);
}

const fits = ({ anyOf }: PatternStep & { kind: 'word' }, token: Token): boolean =>
  anyOf.some((conditions) => conditions.every((condition) => holds(condition, token) !== condition.negated));

function holds({ field, value }: Condition, token: Token): boolean {
  if (field === 'surface' || field === 'base') return token[field] === value;
  // 名詞/数 is a 名詞, but 名詞 is not a 名詞/数; 五段・カ行 is 五段.
  return token[field].startsWith(value);
}

function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || SENTENCE_END.test(before.surface) || OPENING.test(before.surface);
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at];
  return !after || SENTENCE_END.test(after.surface) || CLOSING.test(after.surface);
}
