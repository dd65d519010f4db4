import type { Token } from '../japanese/tokens/token.ts';
import type { Steps } from '../steps.ts';
import type { GrammarPoint } from './grammar-point.ts';
import { matchPattern, type PatternMatch } from './match-pattern.ts';

/** A grammar point that occurs in a sentence. */
export interface RecognisedGrammar {
  readonly point: GrammarPoint;
  /** The first word of it … */
  readonly from: number;
  /** … and the word after its last one. */
  readonly to: number;
  /** How the point is written there; `…` is the part between its parts. */
  readonly text: string;
}

/** A place where a pattern of a point matches. */
export interface GrammarMatch {
  readonly point: GrammarPoint;
  readonly words: PatternMatch;
}

/** Every match of every point, those inside longer ones too. */
export function* matchingSteps(
  points: readonly GrammarPoint[],
  tokens: readonly Token[],
): Steps<GrammarMatch[]> {
  const matches: GrammarMatch[] = [];
  for (const point of points) {
    for (const pattern of point.find)
      for (const words of matchPattern(pattern, tokens)) matches.push({ point, words });
    yield;
  }
  return matches;
}

/** The points that occur in a sentence, in order, each once, at its first place. */
export function* recognisingSteps(
  points: readonly GrammarPoint[],
  tokens: readonly Token[],
): Steps<RecognisedGrammar[]> {
  return recognisedIn(yield* matchingSteps(points, tokens), tokens);
}

/** The same from the matches. */
export function recognisedIn(
  matches: readonly GrammarMatch[],
  tokens: readonly Token[],
): RecognisedGrammar[] {
  const named = new Map<string, GrammarMatch>();
  for (const candidate of withoutParts(matches, tokens).toSorted(bySentence)) {
    if (!named.has(candidate.point.id)) named.set(candidate.point.id, candidate);
  }
  return [...named.values()].map(({ point, words }) => {
    const shown = [...words, ...restOfTheWord(words, tokens)];
    return { point, from: firstOf(shown), to: (shown.at(-1) ?? 0) + 1, text: textOf(shown, tokens) };
  });
}

const firstOf = (words: PatternMatch): number => words[0] ?? 0;

/** By position, the longer match first. */
const bySentence = (a: GrammarMatch, b: GrammarMatch): number =>
  firstOf(a.words) - firstOf(b.words) || b.words.length - a.words.length;

/** 読んでいる is 〜ている, and not also a joining て: a match inside a longer one is left out. */
function withoutParts(candidates: readonly GrammarMatch[], tokens: readonly Token[]): GrammarMatch[] {
  const byWord = new Map<number, GrammarMatch[]>();
  for (const candidate of candidates) {
    for (const word of candidate.words) byWord.set(word, [...(byWord.get(word) ?? []), candidate]);
  }
  const areAll = (pos: string, words: PatternMatch) =>
    words.every((word) => tokens[word]?.pos.startsWith(pos));
  // には stays に and は: each of several particles keeps its meaning.
  const areParticles = (words: PatternMatch, others: PatternMatch) =>
    areAll('助詞', words) && areAll('助詞', others);
  // 使われている is passive too: the form of the verb that it begins with keeps its meaning.
  const isFormOfVerb = (words: PatternMatch, others: PatternMatch) =>
    areAll('動詞', words) && firstOf(words) === firstOf(others);
  return candidates.filter(({ words }) => {
    const around = byWord.get(firstOf(words)) ?? [];
    return !around.some(
      (other) =>
        isPartOf(words, other.words) &&
        !areParticles(words, other.words) &&
        !isFormOfVerb(words, other.words),
    );
  });
}

const isPartOf = (words: PatternMatch, others: PatternMatch): boolean =>
  words.length < others.length && words.every((word) => others.includes(word));

const INFLECTED = /^(?:動詞|形容詞|助動詞)/u;
const ENDINGS = ['ます', 'ん', 'ない', 'た', 'う', 'です'];
const CONNECTIVES = ['て', 'で', 'ば'];

/** 書いてあり is only half a word: ます, ません, ました, て … after it are shown too. */
function restOfTheWord(words: PatternMatch, tokens: readonly Token[]): number[] {
  const rest: number[] = [];
  let last = words.at(-1) ?? 0;
  while (INFLECTED.test(tokens[last]?.pos ?? '') && isEnding(tokens[last + 1])) {
    last += 1;
    rest.push(last);
  }
  return rest;
}

/** でしょう has a meaning of its own, unlike です: it is not only an ending. */
function isEnding(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.pos.startsWith('助詞/接続助詞')) return CONNECTIVES.includes(token.surface);
  return token.pos.startsWith('助動詞') && token.surface !== 'でしょ' && ENDINGS.includes(token.base);
}

/** `もし…たら`: the text between the parts of a point does not belong to it. */
function textOf(words: PatternMatch, tokens: readonly Token[]): string {
  return words
    .map((word, index) => {
      const follows = index === 0 || words[index - 1] === word - 1;
      return `${follows ? '' : '…'}${tokens[word]?.surface ?? ''}`;
    })
    .join('');
}
