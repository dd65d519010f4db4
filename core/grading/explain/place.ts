import type { Token } from '../../japanese/tokens/token.ts';
import type { Mistake, MistakeCode } from '../judgement.ts';
import { isNoun, isSuruNoun, isSymbol } from '../sentence/clause-words.ts';
import type { Explanation } from './explanation.ts';

/** The answer that a mistake was found against, and what was typed. */
export interface ExplainedSentence {
  /** The words of `Judgement.nearest`. */
  readonly tokens: readonly Token[];
  /** `Judgement.read`. */
  readonly read: string;
}

/** A mistake among the words of the model answer. */
export interface Place {
  readonly code: MistakeCode;
  readonly typed: string;
  readonly model: string;
  readonly read: string;
  /** The words of the model answer, without punctuation. */
  readonly tokens: readonly Token[];
  /** The words of `model`: from `from` up to `to`. Where something is extra, both are the word after it. */
  readonly from: number;
  readonly to: number;
  /** What comes before it, as one text. */
  readonly before: string;
  /** And what follows: 食べて of 食べてください is followed by ください. */
  readonly after: string;
}

/** Names the explanation of a mistake, or null if it explains another kind of mistake. */
export type Rule = (place: Place) => Explanation | null;

export function placeOf(
  { code, typed, model }: Pick<Mistake, 'code' | 'typed' | 'model'>,
  { tokens, read }: ExplainedSentence,
): Place {
  const words: { readonly token: Token; readonly start: number }[] = [];
  let start = 0;
  for (const token of tokens) {
    if (!isSymbol(token)) words.push({ token, start });
    start += token.surface.length;
  }
  const indexOf = (position: number): number => {
    const found = words.findIndex((word) => word.start >= position);
    return found === -1 ? words.length : found;
  };
  const from = indexOf(model.start);
  const to = model.text === '' ? from : Math.max(from, indexOf(model.end));
  const textOf = (part: typeof words): string => part.map(({ token }) => token.surface).join('');
  return {
    code,
    typed: typed.text,
    model: model.text,
    read,
    tokens: words.map(({ token }) => token),
    from,
    to,
    before: textOf(words.slice(0, from)),
    after: textOf(words.slice(to)),
  };
}

export const wordBefore = ({ tokens, from }: Place): Token | undefined => tokens[from - 1];

/** The predicate that a phrase depends on, with the helping words after it: 褒め + られる, ます, た. */
export interface Governor {
  /** In its dictionary form: 会う, 好き, 勉強する. */
  readonly base: string;
  readonly isAdjective: boolean;
  readonly helpers: readonly string[];
}

const HELPER = /^(?:助動詞|動詞\/(?:接尾|非自立)|助詞\/接続助詞|形容詞\/非自立)/u;

/** The first predicate after the wrong part. With `skipsAttributes`, 赤い of 母に赤い花をあげる is passed over. */
export function governorOf({ tokens, to }: Place, skipsAttributes = true): Governor | null {
  for (let at = to; at < tokens.length; at++) {
    const found = predicateBase(tokens, at);
    if (!found) continue;
    const { base, length, isAdjective } = found;
    const rest = tokens.slice(at + length);
    const next = rest[0];
    const isAttribute = isAdjective && next !== undefined && (isNoun(next) || next.surface === 'な');
    if (isAttribute && skipsAttributes) continue;
    const end = rest.findIndex((token) => !HELPER.test(token.pos));
    const helpers = (end === -1 ? rest : rest.slice(0, end)).map((token) => token.base);
    return { base, isAdjective, helpers };
  }
  return null;
}

function predicateBase(tokens: readonly Token[], at: number) {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return null;
  const { pos, base, surface } = token;
  if (pos.startsWith('動詞/自立')) return { base, length: 1, isAdjective: false };
  if (pos.startsWith('形容詞/自立')) return { base, length: 1, isAdjective: true };
  if (pos.includes('形容動詞語幹')) return { base: surface, length: 1, isAdjective: true };
  const isSuru = isSuruNoun(token) && next !== undefined && /^(?:する|できる|出来る)$/u.test(next.base);
  return isSuru ? { base: `${surface}${next.base}`, length: 2, isAdjective: false } : null;
}

/** Tries the rules in order. */
export function firstOf(rules: readonly Rule[], place: Place): Explanation | null {
  for (const rule of rules) {
    const explanation = rule(place);
    if (explanation) return explanation;
  }
  return null;
}
