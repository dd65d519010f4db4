import type { Token } from '../../japanese/tokens/token.ts';
import type { Steps } from '../../steps.ts';
import type { Lexicon } from '../lexicon.ts';
import { particleUnit } from '../units/particle-unit.ts';
import { PAUSE_POS, pauseUnit } from '../units/pause-unit.ts';
import { wordUnit } from '../units/word-unit.ts';
import { isAuxiliary, isCounter, isNumeral, isParticle, isSuffix, isSymbol } from './clause-words.ts';
import { correctTokens } from './correct-tokens.ts';
import { isTime } from './directions.ts';
import type { Piece, UnitPiece } from './piece.ts';
import { explainedPlainly } from './plain-speech.ts';
import { predicateAt } from './predicate-at.ts';
import { withReversedLists } from './reversed-lists.ts';
import type { Stretch, Surroundings, Taken } from './surroundings.ts';
import {
  numberPiece,
  particlePiece,
  questionNumberPiece,
  wholeNumberPiece,
  wordPiece,
} from './word-pieces.ts';

/** Splits a range of tokens into units, one step for each. */
export function* piecesOf(given: Stretch, surroundings: Surroundings): Steps<Piece[]> {
  const stretch = { ...given, tokens: correctTokens(given.tokens, surroundings.lexicon) };
  const pieces: Piece[] = [];
  let start = stretch.start;
  for (let at = 0; at < stretch.tokens.length;) {
    const token = stretch.tokens[at];
    if (!token) break;
    if (token.pos === PAUSE_POS) pieces.push({ kind: 'unit', unit: pauseUnit(start), role: 'noun' });
    if (isSymbol(token)) {
      if (ENDS_SENTENCE.test(token.surface)) endSentence(pieces);
      start += token.surface.length;
      at++;
      continue;
    }
    const rest = stretch.tokens.slice(at);
    const previous =
      stretch.tokens.slice(0, at).findLast((earlier) => !isSymbol(earlier)) ?? stretch.preceding;
    const here = { ...stretch, start, preceding: previous };
    const { piece, count } = takeUnit(rest, here, pieces.at(-1), surroundings);
    pieces.push({ ...piece, tokens: rest.slice(0, count) });
    for (const taken of rest.slice(0, count)) start += taken.surface.length;
    at += count;
    yield;
  }
  return surroundings.rules.byRule
    ? withAlternatives(withReversedLists(withContractions(pieces, surroundings)))
    : pieces;
}

const ENDS_SENTENCE = /[。！？!?]/u;

function endSentence(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last?.kind === 'unit') pieces[pieces.length - 1] = { ...last, endsSentence: true };
}

/** Turns a unit that can be replaced, together with the units after it, into a choice. */
function withAlternatives(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const [piece] = pieces.slice(at);
    if (!piece) break;
    const instead = piece.kind === 'unit' ? piece.instead : undefined;
    const together = pieces.slice(at, at + 1 + (instead?.after ?? 0));
    // か can be in another slot of the notation.
    const isWhole = instead !== undefined && together.length === instead.after + 1;
    result.push(isWhole ? { kind: 'choice', options: [together, instead.pieces] } : piece);
    at += isWhole ? together.length : 1;
  }
  return result;
}

/** では is also said じゃ, and 飲んでは is said 飲んじゃ. */
function withContractions(pieces: readonly Piece[], { lexicon }: Surroundings): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isWa = piece.kind === 'unit' && piece.unit.kind === 'particle' && piece.unit.text === 'は';
    const short = isWa && last?.kind === 'unit' ? contraction(last, lexicon) : null;
    if (last && short) result[result.length - 1] = { kind: 'choice', options: [[last, piece], [short]] };
    else result.push(piece);
  }
  return result;
}

function contraction({ unit, role, contracted = [] }: UnitPiece, lexicon: Lexicon): UnitPiece | null {
  const { start, text } = unit;
  if (unit.kind === 'particle' && text === 'で')
    return { kind: 'unit', unit: particleUnit({ text: 'じゃ', start, alsoRight: [] }), role: 'topic' };
  if (contracted.length === 0) return null;
  const spellings = contracted.map((short) => ({ text: short, alike: [] }));
  return { kind: 'unit', unit: wordUnit({ text, start, spellings }, lexicon), role };
}

function takeUnit(
  rest: readonly Token[],
  { start, following, preceding }: Stretch,
  said: Piece | undefined,
  surroundings: Surroundings,
): Taken {
  const here = { tokens: rest, following, preceding, start };
  const [token] = rest;
  if (!token) throw new Error('A unit begins with a token');
  const after = (count: number) => [...rest.slice(count), ...following].filter((next) => !isSymbol(next));
  const predicate = predicateAt(here, surroundings);
  if (predicate) return predicate;
  const whole = wholeNumberPiece(token, start, surroundings);
  if (whole) return whole;
  const numerals = countWhile(rest, isNumeral);
  if (numerals > 0) return numberPiece(rest, numerals, start, surroundings);
  if (token.surface === '何' && rest[1] && isCounter(rest[1]))
    return questionNumberPiece(rest, start, surroundings);
  // な joins a な-adjective to its noun; learners see it as a particle.
  if (isParticle(token) || (isAuxiliary(token) && token.surface === 'な'))
    return {
      piece: particlePiece({ token, start, preceding, said, following: after(1) }, surroundings),
      count: 1,
    };
  const isPrefix = token.pos.startsWith('接頭詞/名詞接続') && rest.length > 1;
  const head = isPrefix ? 2 : 1;
  const suffixes =
    isTime(token) || token.pos.startsWith('名詞/代名詞') ? 0 : countWhile(rest.slice(head), isSuffix);
  const count = head + suffixes;
  const isOfNumber = preceding !== undefined && isCounter(preceding);
  const piece = wordPiece(rest.slice(0, count), start, surroundings, isOfNumber ? [] : after(count));
  const { rules, lexicon } = surroundings;
  const instead = rules.freeRegister ? explainedPlainly(token, start, after(count), lexicon) : null;
  return { piece: { ...piece, ...(instead && { instead }) }, count };
}

function countWhile(tokens: readonly Token[], is: (token: Token) => boolean): number {
  const end = tokens.findIndex((token) => !is(token));
  return end === -1 ? tokens.length : end;
}
