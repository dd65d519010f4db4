import { isSentence, withoutStop } from './japanese-shape.ts';
import { isParticle, isSurelyRomaji, mayBeRomaji } from './looks-romaji.ts';
import { japaneseIn, lineOf, type Message, type Piece, textOf } from './message.ts';
import { ONLY_EDGES, ROMAJI_EDGE, ROMAJI_EDGES, TEXT_BACK, TEXT_FRONT } from './patterns/edges.ts';

/** The parts of a message between the phrases that ask, in order. */
export function partsWithout({ pieces }: Message, ...cues: readonly RegExp[]): Piece[][] {
  const line = lineOf(pieces);
  const isCue = pieces.map(() => false);
  for (const cue of cues) {
    for (const { 0: found, index } of line.matchAll(cue)) {
      const first = spacesIn(line.slice(0, index)) - 1;
      isCue.fill(true, first, first + spacesIn(found.trim()) + 1);
    }
  }
  const parts: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    if (!isCue[at]) parts.at(-1)?.push(piece);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const spacesIn = (text: string): number => text.split(' ').length - 1;

/** Removes matching edges repeatedly, as long as something is left. */
export function trimmed(part: readonly Piece[], edges: readonly RegExp[]): readonly Piece[] {
  const line = lineOf(part);
  for (const edge of edges) {
    const found = edge.exec(line);
    if (!found) continue;
    const count = spacesIn(found[0].trim()) + 1;
    if (count >= part.length) continue;
    const rest = edge.source.startsWith('^') ? part.slice(count) : part.slice(0, -count);
    return trimmed(rest, edges);
  }
  return part;
}

/**
 * The Japanese word that is asked about: in Japanese script, quoted, or in romaji. If a sentence is quoted too, the
 * word wins.
 */
export function wordAsked(message: Message, cue: RegExp): string | null {
  const japanese = japaneseIn(message.pieces);
  const word =
    japanese.length > 1 && japanese.some(isSentence) ? japanese.find((text) => !isSentence(text)) : null;
  const found = word ?? japanese[0];
  return found === undefined ? romajiAsked(message, cue) : withoutStop(found);
}

/** The Japanese sentence that is asked about: the longest one. */
export function sentenceAsked(message: Message, cue: RegExp): string | null {
  const [longest] = japaneseIn(message.pieces).toSorted((a, b) => b.length - a.length);
  return longest ?? romajiAsked(message, cue);
}

export function romajiAsked(message: Message, cue: RegExp): string | null {
  const quoted = message.pieces.find(({ kind }) => kind === 'quoted')?.text;
  if (quoted !== undefined) return mayBeRomaji(quoted) ? quoted : null;
  const parts = partsWithout(message, cue);
  const texts = parts.map((part) => textOf(trimmed(part, ROMAJI_EDGES), message.source));
  return (
    texts.find((text) => isSurelyRomaji(text)) ??
    parts.map((part) => romajiRun(part, message.source)).find((text) => text !== null) ??
    // A text that could be Vietnamese without marks is romaji only if there is no other part.
    (parts.length === 1 ? looseRomaji(parts[0] ?? [], message.source) : null)
  );
}

/** "từ hon" can only be romaji; a word that only asks is not. */
function looseRomaji(part: readonly Piece[], source: string): string | null {
  const inner = trimmed(part, ROMAJI_EDGES.slice(0, 1));
  const text = textOf(inner, source);
  const asks = ROMAJI_EDGE.test(lineOf(inner)) && !isParticle(text.toLowerCase());
  return part.length <= LOOSE_MAX_WORDS && !asks && mayBeRomaji(text) ? text : null;
}
const LOOSE_MAX_WORDS = 2;

/** The longest run of romaji words among other words. */
function romajiRun(part: readonly Piece[], source: string): string | null {
  const runs: Piece[][] = [[]];
  for (const [at, piece] of part.entries()) {
    if (isRomaji(piece) || isNameBetween(part[at - 1], piece, part[at + 1])) runs.at(-1)?.push(piece);
    else runs.push([]);
  }
  const texts = runs
    .filter((run) => run.some(({ text }) => isSurelyRomaji(text)))
    .map((run) => textOf(run, source));
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const isRomaji = ({ text }: Piece): boolean => isSurelyRomaji(text) || isParticle(text.toLowerCase());

/** watashi wa Hùng desu: a name that cannot be romaji belongs to the sentence around it. */
const isNameBetween = (before: Piece | undefined, name: Piece, next: Piece | undefined): boolean =>
  before !== undefined &&
  isRomaji(before) &&
  next !== undefined &&
  NAMING.test(next.text) &&
  name.kind === 'word';
const NAMING = /^(?:desu|deshita|to|san|kun|chan|ga|wa|da)$/i;

/** The Vietnamese text to translate: quoted, or the longest remaining part. */
export function textAsked(message: Message, ...cues: readonly RegExp[]): string | null {
  const quoted = message.pieces.find(({ kind }) => kind === 'quoted')?.text;
  if (quoted !== undefined) return quoted;
  const parts = partsWithout(message, ...cues).map((part) => trimmed(part, [...TEXT_FRONT, ...TEXT_BACK]));
  const texts = parts
    // Trimming always leaves one word, which can be an edge itself.
    .filter((part) => !ONLY_EDGES.test(lineOf(part)))
    .map((part) => textOf(part, message.source));
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
