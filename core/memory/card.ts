/** A word is asked in three directions: see it, say it, hear it. */
export const DIRECTIONS = ['read', 'say', 'hear'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a card asks. Its subject in the log of learning is its only other form. */
export type Card =
  | { readonly kind: 'word'; readonly wordId: number; readonly direction: Direction }
  | { readonly kind: 'kana'; readonly kana: string }
  | { readonly kind: 'kanji'; readonly kanji: string }
  /** A sentence that went wrong, translated again. */
  | { readonly kind: 'sentence'; readonly sentenceId: number }
  /** The blank on exactly the point that went wrong. */
  | { readonly kind: 'blank'; readonly sentenceId: number; readonly grammarPointId: string }
  /** A card of the learner's own; the server keeps what is on it. */
  | { readonly kind: 'own'; readonly id: string };

export type CardKind = Card['kind'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const WORD = /^([1-9]\d{0,8})-(read|say|hear)$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const BLANK = /^([1-9]\d{0,8})-([a-z\d]+(?:-[a-z\d]+)*)$/;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,3}$/u;
const KANJI = /^\p{Script=Han}$/u;

/** The card of a subject, or null when the subject is something else. */
export function cardOf(subject: string): Card | null {
  const colon = subject.indexOf(':');
  const [kind, name] = [subject.slice(0, colon), subject.slice(colon + 1)];
  switch (kind) {
    case 'word': {
      const [, wordId, direction] = WORD.exec(name) ?? [];
      return direction ? { kind, wordId: Number(wordId), direction: direction as Direction } : null;
    }
    case 'kana':
      return KANA.test(name) ? { kind, kana: name } : null;
    case 'kanji':
      return KANJI.test(name) ? { kind, kanji: name } : null;
    case 'sentence':
      return NUMBER.test(name) ? { kind, sentenceId: Number(name) } : null;
    case 'blank': {
      const [, sentenceId, grammarPointId] = BLANK.exec(name) ?? [];
      return grammarPointId ? { kind, sentenceId: Number(sentenceId), grammarPointId } : null;
    }
    case 'own':
      return UUID.test(name) ? { kind, id: name } : null;
    default:
      return null;
  }
}

export function subjectOf(card: Card): string {
  switch (card.kind) {
    case 'word':
      return `word:${card.wordId}-${card.direction}`;
    case 'kana':
      return `kana:${card.kana}`;
    case 'kanji':
      return `kanji:${card.kanji}`;
    case 'sentence':
      return `sentence:${card.sentenceId}`;
    case 'blank':
      return `blank:${card.sentenceId}-${card.grammarPointId}`;
    case 'own':
      return `own:${card.id}`;
  }
}

/**
 * What a card is about: `word:123` for all directions of a word, `sentence:401` for the sentence and its blanks. Cards
 * with the same thing are siblings: one would give away the other, so they are asked on different days.
 */
export function thingOf(card: Card): string {
  switch (card.kind) {
    case 'word':
      return `word:${card.wordId}`;
    case 'sentence':
    case 'blank':
      return `sentence:${card.sentenceId}`;
    default:
      return subjectOf(card);
  }
}

/**
 * The subjects whose states come from the same events: a word that is read well opens its other directions. Other
 * siblings do not change each other.
 */
export const replayedTogether = (card: Card): readonly string[] =>
  card.kind === 'word' ? DIRECTIONS.map((direction) => subjectOf({ ...card, direction })) : [subjectOf(card)];
