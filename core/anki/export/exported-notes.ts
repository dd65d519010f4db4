import { parseRuby } from '../../japanese/ruby.ts';
import { DAY_MS } from '../../learning/learning-day.ts';
import { type CardState, isAside } from '../../memory/card-state.ts';
import { cardOf, subjectOf } from '../../memory/card.ts';
import { ANKI_DIRECTIONS, type AnkiDirection, type AnkiNote } from '../anki-note.ts';
import { type AnkiScheduling, NEW_SCHEDULING } from '../scheduling.ts';

/** The states of a learner's cards, by subject. */
type CardStates = ReadonlyMap<string, CardState>;

export interface ExportedWord {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  /** In our notation: `学校[がっこう]`. */
  readonly ruby: string;
  readonly sino: string;
  readonly mean: string;
  readonly example: { readonly ja: string; readonly vi: string } | null;
}

export function wordNote(
  word: ExportedWord,
  { category, sound }: Pick<AnkiNote, 'category' | 'sound'>,
  states: CardStates,
): AnkiNote {
  const { id, kanji, hiragana, example } = word;
  const cards: Partial<Record<AnkiDirection, AnkiScheduling>> = {};
  for (const direction of ANKI_DIRECTIONS) {
    const state = states.get(subjectOf({ kind: 'word', wordId: id, direction }));
    if (state) cards[direction] = cardScheduling(state);
  }
  return {
    id: `word:${id}`,
    word: kanji || hiragana,
    ruby: parseRuby(word.ruby),
    hanViet: word.sino,
    meaning: word.mean,
    example: example?.ja ?? '',
    exampleMeaning: example?.vi ?? '',
    sound,
    category,
    cards,
  };
}

export interface ExportedOwnCard {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly reading: string;
  readonly note: string;
  readonly deck: string;
}

/** What a learner notes beside a card is mostly where they met it, so it stands in the place of the example. */
export function ownNote(card: ExportedOwnCard, states: CardStates): AnkiNote {
  const { front, reading } = card;
  const subject = subjectOf({ kind: 'own', id: card.id });
  const state = states.get(subject);
  return {
    id: subject,
    word: front,
    ruby: [reading === '' || reading === front ? { text: front } : { text: front, reading }],
    hanViet: '',
    meaning: card.back,
    example: card.note,
    exampleMeaning: '',
    sound: '',
    category: card.deck,
    cards: state ? { read: cardScheduling(state) } : {},
  };
}

/** A card of our memory as Anki schedules it. What is put aside here, for whatever reason, is suspended there. */
export function cardScheduling(state: CardState): AnkiScheduling {
  const { phase, due, stability, difficulty, lastReview } = state;
  const isSuspended = isAside(state);
  if (phase === 'new') return { ...NEW_SCHEDULING, isSuspended };
  return {
    phase,
    due,
    intervalDays: intervalOf(state),
    // We never had one: Anki gets an ease that fits the difficulty.
    ease: null,
    reps: state.reviews,
    lapses: state.lapses,
    stability,
    difficulty,
    lastReview,
    isSuspended,
  };
}

/** For a card that is learnt again it is the interval that comes after the steps of minutes. */
function intervalOf({ phase, due, stability, lastReview }: CardState): number {
  if (phase === 'learning') return 0;
  const days = phase === 'review' && lastReview !== null ? (due - lastReview) / DAY_MS : stability;
  return Math.max(1, Math.round(days));
}

export interface ExportableCards {
  readonly wordIds: ReadonlySet<number>;
  readonly ownIds: ReadonlySet<string>;
  /** Kana, kanji and sentences: they would be nothing without our screens. */
  readonly others: number;
}

/** What of a memory can go to Anki. Cards that were put away for good are none any more. */
export function exportableCards(states: CardStates): ExportableCards {
  const wordIds = new Set<number>();
  const ownIds = new Set<string>();
  let others = 0;
  for (const { subject, isKnown } of states.values()) {
    const card = isKnown ? null : cardOf(subject);
    if (card?.kind === 'word') wordIds.add(card.wordId);
    else if (card?.kind === 'own') ownIds.add(card.id);
    else if (card) others += 1;
  }
  return { wordIds, ownIds, others };
}
