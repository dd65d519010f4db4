import { deinflect } from '../../japanese/inflection/deinflect.ts';
import { isKana, toHiragana } from '../../japanese/kana.ts';
import { sensesOf } from '../../search/entry.ts';
import { syllablesOf, isWrittenIn } from '../../vietnamese/syllables.ts';
import { withoutMarks } from '../../vietnamese/without-marks.ts';
import type { ImportedNote } from './imported-notes.ts';

/** The fields of a dictionary word by which a note is recognised. */
export interface DictionaryWord {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly mean: string;
}

/** The words that are written so, or pronounced so if the spelling is kana. */
export type LookUp<Word extends DictionaryWord> = (spelling: string) => readonly Word[];

export type MatchedNote<Word extends DictionaryWord> =
  | { readonly kind: 'word'; readonly note: ImportedNote; readonly word: Word }
  /** An earlier note of the file is the same word. */
  | { readonly kind: 'repeated'; readonly note: ImportedNote; readonly word: Word }
  /** Stays a card of the learner's own: the dictionary has no such word, or several that fit. */
  | { readonly kind: 'own'; readonly note: ImportedNote; readonly why: 'unknown' | 'ambiguous' };

/** In brackets are explanations, after a slash other spellings; 〜 stands for what comes before or after. */
const BRACKETS = /[（(［[【〔｛{][^）)］\]】〕｝}]*[）)］\]】〕｝}]/gu;
const BETWEEN = /[/／、，,;；・|｜]/u;
const SIGNS = /[\s〜～~…。.！!？?＊*★☆「」『』“”"']/gu;
/** Our headwords have neither する nor な. */
const ENDINGS = /(?:を?する|な)$/u;
/** Longer texts are sentences. */
const SPELLING_MAX_CHARS = 20;

/** How a note may be written in the dictionary, the most likely first. */
export function spellingsOf({ word }: Pick<ImportedNote, 'word'>): string[] {
  const text = word.normalize('NFKC');
  const written = [text, text.replaceAll(BRACKETS, ''), ...text.replaceAll(BRACKETS, '').split(BETWEEN)];
  const clean = written.map((spelling) => spelling.replaceAll(SIGNS, ''));
  const bare = clean.map((spelling) => spelling.replace(ENDINGS, ''));
  const all = [...clean, ...bare, ...clean.flatMap(plainForms)];
  return [...new Set(all)].filter(({ length }) => length > 0 && length <= SPELLING_MAX_CHARS);
}

/** Textbooks list verbs as 書きます, decks that are made from them too. */
const plainForms = (spelling: string): string[] =>
  spelling.endsWith('ます')
    ? deinflect(spelling)
        .filter(({ steps }) => steps.join() === 'polite')
        .map(({ base }) => base)
    : [];

/** All spellings that `matchNotes` will ask for, each once, so that they can be looked up together. */
export const spellingsToLookUp = (notes: readonly ImportedNote[]): string[] => [
  ...new Set(notes.flatMap(spellingsOf)),
];

/**
 * Which notes are words of our dictionary; the others stay cards of the learner's own. A large deck is matched in parts,
 * which share the words `found` so far.
 */
export function matchNotes<Word extends DictionaryWord>(
  notes: readonly ImportedNote[],
  lookUp: LookUp<Word>,
  found: Set<number> = new Set(),
): MatchedNote<Word>[] {
  return notes.map((note) => {
    const word = wordOf(note, lookUp);
    if (typeof word === 'string') return { kind: 'own', note, why: word };
    const kind = found.has(word.id) ? 'repeated' : 'word';
    found.add(word.id);
    return { kind, note, word };
  });
}

function wordOf<Word extends DictionaryWord>(
  note: ImportedNote,
  lookUp: LookUp<Word>,
): Word | 'unknown' | 'ambiguous' {
  for (const spelling of spellingsOf(note)) {
    const words = lookUp(spelling);
    // A note that we exported ourselves; the id alone could be anybody's.
    const own = words.find(({ id }) => note.id === `word:${id}`);
    if (own) return own;
    const fitting = words.filter((word) => isPronouncedSo(word, note, spelling));
    if (fitting.length > 0) return decide(fitting, note, spelling);
  }
  return 'unknown';
}

/** An inflected form has another reading than its headword; the spelling has to do. */
function isPronouncedSo(
  word: DictionaryWord,
  { reading, word: written }: ImportedNote,
  spelling: string,
): boolean {
  if (reading === '' || spelling !== written) return true;
  return toHiragana(word.hiragana).replaceAll(SIGNS, '') === reading.replaceAll(SIGNS, '');
}

/** A shorter word in kana sounds like too many others. */
const TELLING_KANA = 4;

function decide<Word extends DictionaryWord>(
  words: readonly Word[],
  note: ImportedNote,
  spelling: string,
): Word | 'unknown' | 'ambiguous' {
  const agreeing = words.filter(({ mean }) => agree(mean, note.meaning));
  const [only, ...others] = agreeing.length > 0 ? agreeing : words;
  if (!only) return 'unknown';
  if (others.length > 0) return withSpelling(agreeing.length > 0 ? agreeing : words, spelling) ?? 'ambiguous';
  if (agreeing.length > 0 || !isKana(spelling) || only.kanji === spelling) return only;
  // By sound alone: another word of the same sound would have another meaning.
  const isComparable = isVietnamese(note.meaning);
  return !isComparable && spelling.length >= TELLING_KANA ? only : 'unknown';
}

/** Of several, the only one that is written exactly so: 橋 rather than 箸 for 橋, whatever their readings. */
function withSpelling<Word extends DictionaryWord>(words: readonly Word[], spelling: string): Word | null {
  const same = words.filter(({ kanji }) => kanji === spelling);
  return same.length === 1 ? (same[0] ?? null) : null;
}

const isVietnamese = (text: string): boolean => withoutMarks(text) !== text.toLowerCase();

/** Whether a sense of one is in the other: “cây cầu” and “cầu, cái cầu”. */
function agree(mean: string, meaning: string): boolean {
  const ours = sensesOf(mean).map(syllablesOf);
  const theirs = sensesOf(meaning.replaceAll('\n', ';')).map(syllablesOf);
  return ours.some((sense) =>
    theirs.some(
      (other) =>
        sense.length > 0 && other.length > 0 && (isWrittenIn(sense, other) || isWrittenIn(other, sense)),
    ),
  );
}

/** What an import would do: counts, and some examples of each kind. */
export interface DryRun<Word extends DictionaryWord> {
  readonly words: number;
  readonly repeated: number;
  readonly own: number;
  readonly scheduledCards: number;
  readonly examples: Readonly<Record<MatchedNote<Word>['kind'], readonly MatchedNote<Word>[]>>;
}

export function dryRunOf<Word extends DictionaryWord>(
  matches: readonly MatchedNote<Word>[],
  examplesShown: number,
): DryRun<Word> {
  const of = (kind: MatchedNote<Word>['kind']) => matches.filter((match) => match.kind === kind);
  const [words, repeated, own] = [of('word'), of('repeated'), of('own')];
  const cards = matches.flatMap(({ note }) => Object.values(note.cards));
  return {
    words: words.length,
    repeated: repeated.length,
    own: own.length,
    scheduledCards: cards.filter(({ phase }) => phase !== 'new').length,
    examples: {
      word: words.slice(0, examplesShown),
      repeated: repeated.slice(0, examplesShown),
      own: own.slice(0, examplesShown),
    },
  };
}
