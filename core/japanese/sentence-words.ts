import type { Token } from './tokens/token.ts';

/** The kind of a word in its sentence, for hints. */
export type WordKind =
  | 'noun'
  | 'pronoun'
  | 'name'
  | 'number'
  | 'time'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'particle'
  | 'copula'
  | 'other'
  | 'mark';

/** A word as learners see it: 起きます, 六時, 田中さん. */
export interface SentenceWord {
  readonly text: string;
  /** In hiragana; a punctuation mark is its own reading. */
  readonly reading: string;
  /** The parts of a number with digits, each with its reading: 30, 分. */
  readonly parts?: readonly Pick<Token, 'surface' | 'reading'>[];
  readonly kind: WordKind;
  /** The part after the stem, which shows the form: ます of 起きます. */
  readonly ending: string;
  /** The forms to look up in a dictionary, the most likely first; none for particles and marks. */
  readonly lookUp: readonly string[];
}

/** Whether a spelling is a headword. */
export type IsHeadword = (spelling: string) => boolean;

/** A headword can consist of this many tokens: 朝＋ご飯, お＋弁当. */
const COMPOUND_MAX = 4;
const JOINING: readonly string[] = ['て', 'で', 'ば', 'たり', 'だり', 'ながら'];

/** The words of a sentence, in order. Their texts joined are the sentence. */
export function sentenceWords(tokens: readonly Token[], isHeadword: IsHeadword): SentenceWord[] {
  const words: SentenceWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const word = wordAt(tokens, at, isHeadword);
    words.push(wordOf(tokens.slice(at, at + word.length), word));
    at += word.length;
  }
  return words;
}

interface FoundWord {
  readonly kind: WordKind;
  /** How many tokens it covers. */
  readonly length: number;
  /** How many of them are the stem; the rest is the ending. */
  readonly stem?: number;
  readonly lookUp?: readonly string[];
}

function wordOf(
  tokens: readonly Token[],
  { kind, stem = tokens.length, lookUp = [] }: FoundWord,
): SentenceWord {
  const text = surfaceOf(tokens);
  return {
    text,
    reading: tokens.map(({ reading, surface }) => reading || surface).join(''),
    ...(HAS_DIGIT.test(text) && { parts: tokens.map(({ surface, reading }) => ({ surface, reading })) }),
    kind,
    ending: surfaceOf(tokens.slice(stem)),
    lookUp,
  };
}

const HAS_DIGIT = /\p{Nd}/u;

const surfaceOf = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

function wordAt(tokens: readonly Token[], at: number, isHeadword: IsHeadword): FoundWord {
  const token = tokens[at];
  if (!token) throw new Error('A word begins with a token');
  return (
    compoundAt(tokens, at, isHeadword) ??
    numberAt(tokens, at) ??
    predicateAt(tokens, at) ??
    copulaAt(tokens, at) ??
    nounAt(tokens, at) ?? { kind: plainKind(token), length: 1, lookUp: plainLookUp(token) }
  );
}

/** 朝ご飯, お弁当 and 一緒に are dictionary words, although the tokenizer splits them. */
function compoundAt(tokens: readonly Token[], at: number, isHeadword: IsHeadword): FoundWord | null {
  const first = tokens[at];
  if (!first || !/^(名詞|接頭詞|副詞)/.test(first.pos)) return null;
  for (let length = Math.min(COMPOUND_MAX, tokens.length - at); length > 1; length--) {
    const parts = tokens.slice(at, at + length);
    const text = surfaceOf(parts);
    if (!isHeadword(text)) continue;
    const last = parts.at(-1)?.pos ?? '';
    if (last.startsWith('助詞')) return { kind: 'adverb', length, lookUp: [text] };
    if (last.startsWith('名詞')) return { kind: nounKind(compoundOf(parts, text)), length, lookUp: [text] };
  }
  return null;
}

const isDigit = (token: Token | undefined): boolean => token?.pos.startsWith('名詞/数') ?? false;
const isCounter = (token: Token | undefined): boolean => token?.pos.startsWith('名詞/接尾/助数詞') ?? false;

function numberAt(tokens: readonly Token[], at: number): FoundWord | null {
  let end = at;
  while (isDigit(tokens[end])) end++;
  if (end === at) return null;
  if (isCounter(tokens[end])) end++;
  return { kind: 'number', length: end - at, lookUp: [surfaceOf(tokens.slice(at, end))] };
}

/** A verb or an adjective with everything after its stem: 食べて＋い＋ます, 高く＋なかっ＋た＋です. */
function predicateAt(tokens: readonly Token[], at: number): FoundWord | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return null;
  if (token.pos.startsWith('名詞/サ変接続') && next?.base === 'する') {
    const lookUp = [token.surface, `${token.surface}する`];
    return { kind: 'verb', length: 2 + tailLength(tokens, at + 2), stem: 1, lookUp };
  }
  const kind = predicateKind(token);
  if (!kind) return null;
  const length = 1 + tailLength(tokens, at + 1);
  const whole = surfaceOf(tokens.slice(at, at + length));
  // ください is listed next to くださる; 足り can be 足りる where the tokenizer says 足る.
  const lookUp = [...new Set([whole, token.base, token.surface, `${token.surface}る`])];
  return { kind, length, stem: 1, lookUp };
}

function predicateKind({ pos }: Token): 'verb' | 'adjective' | null {
  if (pos.startsWith('動詞')) return 'verb';
  return pos.startsWith('形容詞') ? 'adjective' : null;
}

function tailLength(tokens: readonly Token[], from: number): number {
  let end = from;
  for (let token = tokens[end]; token && isTail(token); token = tokens[end]) end++;
  return end - from;
}

const isTail = ({ pos, surface }: Token): boolean =>
  /^(助動詞|動詞\/(接尾|非自立)|形容詞\/(接尾|非自立))/.test(pos) ||
  (pos.startsWith('助詞/接続助詞') && JOINING.includes(surface));

/** です, だった, and ではありません, which the tokenizer takes for particles and a verb. */
function copulaAt(tokens: readonly Token[], at: number): FoundWord | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  const afterDewa = first?.surface === 'で' && second?.surface === 'は' ? third : undefined;
  if (afterDewa && /^(ある|ない)$/.test(afterDewa.base))
    return { kind: 'copula', length: 3 + tailLength(tokens, at + 3) };
  if (!first?.pos.startsWith('助動詞')) return null;
  return { kind: 'copula', length: 1 + tailLength(tokens, at + 1) };
}

/** A noun with its prefix or suffix: お＋茶, 田中＋さん. */
function nounAt(tokens: readonly Token[], at: number): FoundWord | null {
  const first = tokens[at];
  const prefixed = first?.pos.startsWith('接頭詞') && tokens[at + 1]?.pos.startsWith('名詞') ? 1 : 0;
  const noun = tokens[at + prefixed];
  if (!noun?.pos.startsWith('名詞')) return null;
  const suffixed = tokens[at + prefixed + 1]?.pos.startsWith('名詞/接尾') ? 1 : 0;
  const length = prefixed + 1 + suffixed;
  const whole = surfaceOf(tokens.slice(at, at + length));
  return { kind: nounKind(noun), length, lookUp: [...new Set([whole, noun.surface])] };
}

/** A number and its counter as one token; the tokenizer can take them for another word: 十分, 一杯. */
const COUNTED = /^[一二三四五六七八九十百千何]+[月日分杯本人年回]$/u;

const compoundOf = (parts: readonly Token[], surface: string): NounToken => ({
  pos: parts.at(-1)?.pos ?? '',
  surface,
  reading: parts.map(({ reading }) => reading).join(''),
});

type NounToken = Pick<Token, 'pos' | 'surface' | 'reading'>;

function nounKind({ pos, surface, reading }: NounToken): WordKind {
  // じゅうぶん is "enough", じゅっぷん ten minutes.
  if (COUNTED.test(surface) && reading !== 'じゅうぶん') return 'number';
  if (pos.startsWith('名詞/代名詞')) return 'pronoun';
  if (pos.startsWith('名詞/固有名詞')) return 'name';
  if (pos.startsWith('名詞/副詞可能')) return 'time';
  return pos.startsWith('名詞/形容動詞語幹') ? 'adjective' : 'noun';
}

const PLAIN_KINDS: readonly (readonly [RegExp, WordKind])[] = [
  [/^助詞/, 'particle'],
  [/^記号/, 'mark'],
  [/^副詞/, 'adverb'],
];

const plainKind = ({ pos }: Token): WordKind => PLAIN_KINDS.find(([form]) => form.test(pos))?.[1] ?? 'other';

const plainLookUp = (token: Token): readonly string[] =>
  ['particle', 'mark'].includes(plainKind(token)) ? [] : [token.surface];
