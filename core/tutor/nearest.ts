import { isKana, toHiragana } from '../japanese/kana.ts';
import { type Syllable, syllablesOf } from '../vietnamese/syllables.ts';

/** A sentence that exists in both languages. */
export interface BilingualSentence {
  readonly viSentence: string;
  readonly jpSentence: string;
  /** In kana. */
  readonly reading: string;
}

export interface Near<Sentence> {
  readonly sentence: Sentence;
  /** From 0 to 1; 1 is identical. */
  readonly likeness: number;
}

/** The score of a sentence that contains the whole text, even if the text is only a small part of it. */
const CONTAINED = 0.6;

const bothSpellings = (words: string): ReadonlySet<string> =>
  new Set(syllablesOf(words).flatMap(({ marked, plain }) => [marked, plain]));
/** Japanese leaves out the speaker, and shows politeness by its forms. */
const SPEAKER = bothSpellings('tôi mình tớ tui');
const EXCUSE = bothSpellings('xin lỗi');
const POLITE_END = bothSpellings('ạ nhé nhỉ vậy thế rồi đấy');

/** Whether two Vietnamese sentences differ only in the speaker and in politeness. */
export function saysTheSame(one: string, other: string): boolean {
  const isMarked = syllablesOf(one).some(({ marked, plain }) => marked !== plain);
  const essence = (text: string) =>
    essenceOf(syllablesOf(text).map((syllable) => wordOf(syllable, isMarked))).join(' ');
  return essence(one) === essence(other);
}

function essenceOf(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  if (words.length > 3 && EXCUSE.has(first) && EXCUSE.has(second)) return essenceOf(words.slice(2));
  if (words.length > 1 && SPEAKER.has(first)) return essenceOf(words.slice(1));
  if (words.length > 1 && POLITE_END.has(words.at(-1) ?? '')) return essenceOf(words.slice(0, -1));
  return words;
}

/** The sentences that share the most with a Vietnamese text, the nearest first, without those that share nothing. */
export function nearestInVietnamese<Sentence extends BilingualSentence>(
  sentences: readonly Sentence[],
  text: string,
): Near<Sentence>[] {
  const isMarked = syllablesOf(text).some(({ marked, plain }) => marked !== plain);
  const wordsOf = (of: string) => syllablesOf(of).map((syllable) => wordOf(syllable, isMarked));
  return ranked(sentences, wordsOf(text), ({ viSentence }) => wordsOf(viSentence));
}

/** The same for Japanese. A text in kana is compared with the readings. */
export function nearestInJapanese<Sentence extends BilingualSentence>(
  sentences: readonly Sentence[],
  text: string,
): Near<Sentence>[] {
  const letters = lettersOf(text);
  const inKana = isKana(letters.join(''));
  return ranked(sentences, letters, ({ jpSentence, reading }) => lettersOf(inKana ? reading : jpSentence));
}

/** A text without marks matches any marks. */
const wordOf = ({ marked, plain }: Syllable, isMarked: boolean): string => (isMarked ? marked : plain);

const lettersOf = (text: string): string[] => [
  ...toHiragana(text.normalize('NFKC')).replaceAll(/[\p{P}\p{S}\p{Z}]/gu, ''),
];

function ranked<Sentence>(
  sentences: readonly Sentence[],
  sought: readonly string[],
  piecesOf: (sentence: Sentence) => readonly string[],
): Near<Sentence>[] {
  if (sought.length === 0) return [];
  const likenessTo = likenessOf(sought);
  return sentences
    .map((sentence) => ({ sentence, likeness: likenessTo(piecesOf(sentence)) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** The text is counted once, because it is compared with a thousand sentences. */
function likenessOf(sought: readonly string[]): (found: readonly string[]) => number {
  const text = sought.join(' ');
  const sharedPieces = sharedWith(sought);
  const sharedPairs = sharedWith(pairsOf(sought));
  return (found) => {
    const other = found.join(' ');
    if (text === other) return 1;
    const shared = sharedPieces(found);
    if (shared === 0) return 0;
    const likeness = (shared + sharedPairs(pairsOf(found))) / 2;
    return ` ${other} `.includes(` ${text} `) ? Math.max(likeness, CONTAINED) : likeness;
  };
}

/** The share that two lists have in common; duplicates count twice. */
function sharedWith(one: readonly string[]): (other: readonly string[]) => number {
  const counts = countsOf(one);
  return (other) => {
    // Nearly all sentences share nothing.
    if (!other.some((piece) => counts.has(piece))) return 0;
    let common = 0;
    for (const [piece, count] of countsOf(other)) common += Math.min(count, counts.get(piece) ?? 0);
    return (2 * common) / Math.max(one.length + other.length, 1);
  };
}

function countsOf(pieces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

const pairsOf = (pieces: readonly string[]): string[] =>
  pieces.slice(1).map((piece, index) => `${pieces[index]} ${piece}`);
