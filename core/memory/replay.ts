import {
  type Grade,
  GRADES,
  inOrder,
  type LearningEvent,
  type LearningEventKind,
} from '../learning/learning-event.ts';
import { finish, type Steps } from '../steps.ts';
import { type CardState, isStable, newCard, resumed } from './card-state.ts';
import { cardOf, DIRECTIONS, subjectOf, thingOf } from './card.ts';
import { withImported } from './imported-card.ts';
import { reviewed } from './schedule.ts';
import { DEFAULT_SETTINGS, isSetting, type MemorySettings, withSetting } from './settings.ts';

/** What a learner's log says about their cards. Made only by `createMemory` and `withEvents`. */
export interface Memory {
  /** By subject. Cards that are known, suspended or leeches are in it too. */
  readonly cards: ReadonlyMap<string, CardState>;
  /** The settings of now. */
  readonly settings: MemorySettings;
  /** What the states were computed from, so that one more event costs only its own card and its siblings. */
  readonly log: MemoryLog;
}

interface Thing {
  /** In the order of replay. */
  readonly events: readonly LearningEvent[];
  readonly states: readonly CardState[];
}

interface MemoryLog {
  /** The events that came last, as they came. */
  readonly given: readonly LearningEvent[];
  readonly things: ReadonlyMap<string, Thing>;
  /** Settings, in order. */
  readonly chosen: readonly LearningEvent[];
  readonly timeline: Timeline;
  /** Ids of reviews that do not count, even of those that have not arrived yet. */
  readonly undone: ReadonlySet<string>;
}

/** The settings from a time on, the latest last. */
type Timeline = readonly { readonly from: number; readonly settings: MemorySettings }[];

const UNDONE = 'event:';

/** The subject of the event that takes back a review. */
export const undoneSubject = (reviewId: string): string => `${UNDONE}${reviewId}`;
/** The review that such an event takes back; null when its subject is something else. Ids are stored in lower case. */
export const undoneReview = (subject: string): string | null =>
  subject.startsWith(UNDONE) ? subject.slice(UNDONE.length).toLowerCase() : null;

export const createMemory = (): Memory => ({
  cards: new Map(),
  settings: DEFAULT_SETTINGS,
  log: { given: [], things: new Map(), chosen: [], timeline: [], undone: new Set() },
});

/**
 * The memory of a learner from their events in any order. Things are independent of each other: the events of one thing,
 * with the settings and the undone reviews, give the same states for its cards as the whole log.
 */
export const replayMemory = (events: readonly LearningEvent[]): Memory => withEvents(createMemory(), events);

/**
 * The memory with more events. They may come late and in any order, and again; those that say nothing about cards are
 * ignored. Without anything new the same object comes back. The whole log in order may be given each time: what was in
 * it the last time costs next to nothing.
 */
export function withEvents(memory: Memory, events: readonly LearningEvent[]): Memory {
  const added = newIn(memory.log, notGiven(memory.log.given, events));
  if (added.things.size + added.chosen.length + added.undone.size === 0) return memory;

  const chosen = merged(memory.log.chosen, added.chosen);
  const timeline = added.chosen.length > 0 ? timelineOf(chosen) : memory.log.timeline;
  const undone = added.undone.size > 0 ? new Set([...memory.log.undone, ...added.undone]) : memory.log.undone;
  const things = new Map(memory.log.things);
  const cards = new Map(memory.cards);
  for (const [name, all] of changedThings(memory.log, added)) {
    const states = finish(replayThing(all, undone, timeline));
    // An undone review can close the directions that it had opened.
    for (const { subject } of things.get(name)?.states ?? []) cards.delete(subject);
    for (const state of states) cards.set(state.subject, state);
    things.set(name, { events: all, states });
  }
  const settings = timeline.at(-1)?.settings ?? DEFAULT_SETTINGS;
  return { cards, settings, log: { given: events, things, chosen, timeline, undone } };
}

/**
 * The states of one card and of those that depend on it (`replayedTogether`), from all of their events in any order. The
 * memory has the settings and the undone reviews of the learner; its cards do not matter. In steps, because hostile
 * logs ask one card thousands of times.
 */
export const replayCards = ({ log }: Memory, events: Iterable<LearningEvent>): Steps<readonly CardState[]> =>
  replayThing(
    inOrder(events).filter(({ kind }) => isCardEvent(kind)),
    log.undone,
    log.timeline,
  );

interface Added {
  readonly things: ReadonlyMap<string, readonly LearningEvent[]>;
  readonly chosen: readonly LearningEvent[];
  readonly undone: ReadonlySet<string>;
}

const CARD_KINDS: ReadonlySet<LearningEventKind> = new Set<LearningEventKind>([
  'card-added',
  'card-imported',
  'card-known',
  'card-suspended',
  'card-resumed',
  'card-buried',
  'review',
]);

/** Whether the subject of such an event is a card. */
export const isCardEvent = (kind: LearningEventKind): boolean => CARD_KINDS.has(kind);

/** Leaves out the objects that came the last time, if they come in the same order: no need to look at 50,000 again. */
function notGiven(given: readonly LearningEvent[], events: readonly LearningEvent[]): LearningEvent[] {
  let next = 0;
  return events.filter((event) => {
    const expected = given[next];
    // The same event as another object: it was sent to the server meanwhile, which may have changed its time.
    if (expected?.id === event.id) next += 1;
    return expected !== event;
  });
}

/** Those that the log does not have yet. */
function newIn(log: MemoryLog, events: readonly LearningEvent[]): Added {
  const things = new Map<string, LearningEvent[]>();
  const chosen: LearningEvent[] = [];
  const undone = new Set<string>();
  for (const event of events) {
    if (isSetting(event.kind)) {
      if (isNew(log.chosen, event)) chosen.push(event);
    } else if (event.kind === 'review-undone') {
      const id = undoneReview(event.subject);
      if (id !== null && !log.undone.has(id)) undone.add(id);
    } else if (isCardEvent(event.kind)) {
      const card = cardOf(event.subject);
      const name = card && thingOf(card);
      if (name === null || !isNew(log.things.get(name)?.events ?? [], event)) continue;
      const known = things.get(name);
      if (known) known.push(event);
      else things.set(name, [event]);
    }
  }
  return { things, chosen, undone };
}

const isNew = (known: readonly LearningEvent[], event: LearningEvent): boolean =>
  !known.some(({ id, at }) => id === event.id && at <= event.at);

/** Each event once. The server sets a clock back that is ahead: the earlier time of an event counts. */
function merged(before: readonly LearningEvent[], added: readonly LearningEvent[]): readonly LearningEvent[] {
  if (added.length === 0) return before;
  const byId = new Map<string, LearningEvent>();
  for (const event of [...before, ...added]) {
    const known = byId.get(event.id);
    if (!known || event.at < known.at) byId.set(event.id, event);
  }
  return inOrder(byId.values());
}

const timelineOf = (chosen: readonly LearningEvent[]): Timeline => {
  let settings = DEFAULT_SETTINGS;
  return chosen.map((event) => {
    settings = withSetting(settings, event);
    return { from: Date.parse(event.at), settings };
  });
};

/** The things to replay, each with all of its events. */
function changedThings(log: MemoryLog, added: Added): ReadonlyMap<string, readonly LearningEvent[]> {
  const changed = new Map<string, readonly LearningEvent[]>();
  for (const [name, events] of added.things)
    changed.set(name, merged(log.things.get(name)?.events ?? [], events));
  if (added.undone.size === 0 && added.chosen.length === 0) return changed;
  // A setting that arrives late changes every review after it.
  const [firstChosen] = inOrder(added.chosen);
  const isChanged = ({ id, kind, at }: LearningEvent) =>
    kind === 'review' && (added.undone.has(id) || (firstChosen !== undefined && at >= firstChosen.at));
  for (const [name, { events }] of log.things)
    if (!changed.has(name) && events.some(isChanged)) changed.set(name, events);
  return changed;
}

/** The states of a card and its siblings. */
function* replayThing(
  events: readonly LearningEvent[],
  undone: ReadonlySet<string>,
  timeline: Timeline,
): Steps<readonly CardState[]> {
  const states = new Map<string, CardState>();
  let isOpen = false;
  for (const event of events) {
    yield;
    if (event.kind === 'review' && undone.has(event.id)) continue;
    const at = Date.parse(event.at);
    const before = states.get(event.subject) ?? newCard(event.subject, at);
    const after = afterEvent(before, event, at, timeline);
    if (after === null) continue;
    states.set(event.subject, after);
    if (isRemembering(event.kind) && !isOpen && isStable(after)) isOpen = openDirections(states, after, at);
  }
  return [...states.values()];
}

/** Whether such an event says how well the card is remembered. */
const isRemembering = (kind: LearningEventKind): boolean => kind === 'review' || kind === 'card-imported';

/** Null where the event says nothing. */
function afterEvent(
  state: CardState,
  { kind, result, detail }: LearningEvent,
  at: number,
  timeline: Timeline,
): CardState | null {
  if (kind === 'review')
    return isGrade(result) ? reviewed(state, result, at, settingsAt(timeline, at)) : null;
  if (result !== 'right') return null;
  switch (kind) {
    case 'card-imported':
      return withImported(state, detail, at);
    case 'card-known':
      return { ...state, isKnown: true };
    case 'card-suspended':
      return { ...state, isSuspended: true };
    case 'card-resumed':
      return resumed(state);
    case 'card-buried':
      return { ...state, buriedAt: at };
    default:
      // Adding it once more changes nothing: a lesson must not bring back what the learner has put away.
      return state;
  }
}

const isGrade = (result: string): result is Grade => GRADES.some((grade) => grade === result);

const settingsAt = (timeline: Timeline, at: number): MemorySettings =>
  timeline.findLast(({ from }) => from <= at)?.settings ?? DEFAULT_SETTINGS;

/** A word that is read well is asked in the other directions too, from then on. False when this is no reading. */
function openDirections(states: Map<string, CardState>, { subject }: CardState, at: number): boolean {
  const card = cardOf(subject);
  if (card?.kind !== 'word' || card.direction !== 'read') return false;
  for (const direction of DIRECTIONS) {
    const other = subjectOf({ ...card, direction });
    if (!states.has(other)) states.set(other, newCard(other, at));
  }
  return true;
}
