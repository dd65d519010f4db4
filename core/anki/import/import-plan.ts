import type { LearningEvent } from '../../learning/learning-event.ts';
import { type CardState, isAside } from '../../memory/card-state.ts';
import { subjectOf } from '../../memory/card.ts';
import { encodeImported, type ImportedMemory } from '../../memory/imported-card.ts';
import { ANKI_DIRECTIONS, type AnkiDirection } from '../anki-note.ts';
import { type AnkiScheduling, memoryOf, NEW_SCHEDULING } from '../scheduling.ts';
import type { ImportedNote } from './imported-notes.ts';
import type { DictionaryWord, MatchedNote } from './match-notes.ts';
import { ownCardOf, type OwnCardLimits, type OwnCardText } from './own-card.ts';

export type PlannedEvent = Pick<LearningEvent, 'kind' | 'subject' | 'result' | 'detail'>;

/** What an import does for one learner. */
export interface ImportPlan {
  /** Saved before the events, because a card without content cannot be asked. */
  readonly ownCards: readonly OwnCardText[];
  readonly events: readonly PlannedEvent[];
  /** Cards that keep the due date of the file. */
  readonly scheduled: number;
  /** Cards that the learner has already: they stay as they are. */
  readonly staying: number;
  /** Some of the notes of those. */
  readonly stayingNotes: readonly ImportedNote[];
  /** Notes that are no word of ours and have no meaning. */
  readonly withoutMeaning: readonly ImportedNote[];
}

interface Learner {
  /** Null without an account: then there are no cards of their own. */
  readonly userId: number | null;
  readonly cards: ReadonlyMap<string, CardState>;
}

interface PlanOptions {
  readonly withOwn: boolean;
  readonly now: number;
  readonly limits: OwnCardLimits;
}

export function planImport<Word extends DictionaryWord>(
  matches: readonly MatchedNote<Word>[],
  { userId, cards }: Learner,
  { withOwn, now, limits }: PlanOptions,
): ImportPlan {
  const events: PlannedEvent[] = [];
  const stayingNotes: ImportedNote[] = [];
  let [scheduled, staying] = [0, 0];
  function add(subject: string, scheduling: AnkiScheduling, note: ImportedNote): void {
    const added = eventsFor(subject, scheduling, cards.get(subject), now);
    events.push(...added);
    if (added[0]?.kind === 'card-imported') scheduled += 1;
    if (added.length > 0) return;
    staying += 1;
    if (stayingNotes.at(-1) !== note) stayingNotes.push(note);
  }

  for (const { note, wordId, directions } of wordsOf(matches))
    for (const [direction, scheduling] of directions)
      add(subjectOf({ kind: 'word', wordId, direction }), scheduling, note);

  const ownCards = new Map<string, OwnCardText>();
  const withoutMeaning: ImportedNote[] = [];
  for (const match of matches) {
    if (match.kind !== 'own') continue;
    const card = ownCardOf(match.note, userId ?? 0, limits);
    if (card === null) withoutMeaning.push(match.note);
    else if (withOwn && userId !== null && !ownCards.has(card.id)) {
      ownCards.set(card.id, card);
      add(subjectOf({ kind: 'own', id: card.id }), mostReviewed(match.note), match.note);
    }
  }
  return { ownCards: [...ownCards.values()], events, scheduled, staying, stayingNotes, withoutMeaning };
}

interface PlannedWord {
  readonly wordId: number;
  readonly note: ImportedNote;
  readonly directions: ReadonlyMap<AnkiDirection, AnkiScheduling>;
}

/** Each word once. Of several notes for it, every direction has the scheduling that was reviewed most. */
function wordsOf<Word extends DictionaryWord>(matches: readonly MatchedNote<Word>[]): Iterable<PlannedWord> {
  const words = new Map<number, PlannedWord & { readonly directions: Map<AnkiDirection, AnkiScheduling> }>();
  for (const match of matches) {
    if (match.kind === 'own') continue;
    const { note, word } = match;
    const known = words.get(word.id) ?? { wordId: word.id, note, directions: new Map() };
    words.set(word.id, known);
    for (const direction of ANKI_DIRECTIONS) {
      const scheduling = note.cards[direction];
      if (scheduling && scheduling.reps > (known.directions.get(direction)?.reps ?? -1))
        known.directions.set(direction, scheduling);
    }
  }
  // A table has no cards: its words are read, as those of a lesson.
  for (const { directions } of words.values())
    if (directions.size === 0) directions.set('read', NEW_SCHEDULING);
  return words.values();
}

/** A card of the learner's own has one direction. */
const mostReviewed = ({ cards }: ImportedNote): AnkiScheduling =>
  Object.values(cards).reduce(
    (most, one) => (one.reps > most.reps ? one : most),
    cards.read ?? NEW_SCHEDULING,
  );

/** None for a card that stays as it is. */
function eventsFor(
  subject: string,
  scheduling: AnkiScheduling,
  existing: CardState | undefined,
  now: number,
): readonly PlannedEvent[] {
  const memory = importedMemory(scheduling, now);
  const isUntouched =
    existing === undefined || (memory !== null && existing.reviews === 0 && !isAside(existing));
  if (!isUntouched) return [];
  const event = { subject, result: 'right' } as const;
  const added: PlannedEvent =
    memory === null
      ? { ...event, kind: 'card-added' }
      : { ...event, kind: 'card-imported', detail: encodeImported(memory) };
  return scheduling.isSuspended ? [added, { ...event, kind: 'card-suspended' }] : [added];
}

function importedMemory(scheduling: AnkiScheduling, now: number): ImportedMemory | null {
  const { phase, due, lastReview, reps, lapses } = scheduling;
  const memory = memoryOf(scheduling);
  if (memory === null || phase === 'new' || due === null) return null;
  return {
    ...memory,
    phase,
    due,
    // Only a card in steps of minutes has none.
    lastReview: lastReview ?? Math.min(due, now),
    reviews: reps,
    lapses,
  };
}
