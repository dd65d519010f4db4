import { DAY_MS } from '#core/learning/learning-day.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import type { BacklogOrder } from '#core/memory/backlog.ts';
import { newCard, type CardState } from '#core/memory/card-state.ts';
import { queueOf } from '#core/memory/queue.ts';
import { createMemory, type Memory } from '#core/memory/replay.ts';
import { reviewed } from '#core/memory/schedule.ts';
import { DEFAULT_SETTINGS, type MemorySettings } from '#core/memory/settings.ts';
import { randomFrom } from '#core/random.ts';
import { type Forgetting, normal, type TrueMemory } from './forgetting.ts';
import type { Scheduled } from './schedulers.ts';

/** What happened on one day. */
interface DayResult {
  /** Every answer, also those of steps and of new cards: what it costs the learner. */
  answers: number;
  /** Cards that were due, and how many of them were remembered. */
  due: number;
  remembered: number;
  /** Due, but left for later. */
  waiting: number;
}

/** Where the cards of a learner are scheduled: by ours or by another. */
export interface Deck {
  /** The cards of today, and how many are left for later. */
  readonly today: (at: number) => { readonly subjects: readonly string[]; readonly waiting: number };
  readonly isNew: (subject: string) => boolean;
  readonly answer: (subject: string, grade: Grade, at: number) => void;
  /** When the card comes again in this sitting, or null. */
  readonly stepAt: (subject: string) => number | null;
  readonly add: (subject: string, at: number) => void;
  /** Leeches, which are not asked any more. */
  readonly aside: () => number;
}

interface OurOptions {
  readonly order?: BacklogOrder;
  readonly cards?: Map<string, CardState>;
  /** False: no card is asked before its day to balance days. */
  readonly isBalanced?: boolean;
}

/** Ours, as in the product: `queueOf` chooses, `reviewed` schedules. */
export function ourDeck(settings: MemorySettings, options: OurOptions = {}) {
  const { order, cards = new Map<string, CardState>(), isBalanced = true } = options;
  const memory: Memory = { ...createMemory(), cards, settings };
  const stateOf = (subject: string) => cards.get(subject) ?? newCard(subject, 0);
  const deck: Deck = {
    today(at) {
      const queue = queueOf(memory, new Date(at), () => 0, order);
      return { subjects: queue.cards.map(({ subject }) => subject), waiting: queue.counts.waiting };
    },
    isNew: (subject) => stateOf(subject).phase === 'new',
    answer(subject, grade, at) {
      const state = reviewed(stateOf(subject), grade, at, settings);
      cards.set(subject, isBalanced ? state : { ...state, earliest: state.due });
    },
    stepAt(subject) {
      const { phase, due, isLeech } = stateOf(subject);
      return phase === 'new' || phase === 'review' || isLeech ? null : due;
    },
    add: (subject, at) => cards.set(subject, newCard(subject, at)),
    aside: () => [...cards.values()].filter(({ isLeech }) => isLeech).length,
  };
  return { deck, cards };
}

/** Another scheduler: cards in the order of their due dates, with the limits that ours has. */
export function otherDeck(start: Scheduled, { newPerDay, mostPerDay }: MemorySettings): Deck {
  const cards = new Map<string, Scheduled>();
  const fresh = new Set<string>();
  return {
    today(at) {
      const found: { readonly subject: string; readonly due: number }[] = [];
      // Until the next morning, as with ours.
      for (const [subject, { due }] of cards)
        if (due < at + DAY_MS / 2 && !fresh.has(subject)) found.push({ subject, due });
      const due = found.toSorted((a, b) => a.due - b.due).map(({ subject }) => subject);
      const added = [...fresh].slice(0, Math.max(0, Math.min(newPerDay, mostPerDay - due.length)));
      return {
        subjects: [...due.slice(0, mostPerDay), ...added],
        waiting: Math.max(0, due.length - mostPerDay),
      };
    },
    isNew: (subject) => fresh.has(subject),
    answer(subject, grade, at) {
      fresh.delete(subject);
      cards.set(subject, (cards.get(subject) ?? start).after(grade, at));
    },
    stepAt(subject) {
      const card = cards.get(subject);
      return card?.inSteps ? card.due : null;
    },
    add(subject) {
      cards.set(subject, start);
      fresh.add(subject);
    },
    aside: () => 0,
  };
}

/** Seconds between two answers. */
const ANSWER_MS = 8_000;
const STEPS_MOST = 12;

/** Somebody with a memory, who answers what a deck asks. */
interface Learner {
  readonly random: () => number;
  readonly memoryOf: (subject: string) => TrueMemory | undefined;
  readonly newMemory: (subject: string) => void;
  /** The first answer to a card that was never seen. */
  readonly firstGrade: (subject: string) => Grade;
  /** How many cards are remembered. */
  readonly known: (at: number) => number;
  /** The same person, who goes on with other luck. */
  readonly copy: (random: () => number) => Learner;
}

export function newLearner(forgetting: Forgetting, seed: number): Learner {
  const remember = forgetting(seed);
  const eases = new Map<string, number>();
  const learnerWith = (random: () => number, memories: Map<string, TrueMemory>): Learner => ({
    random,
    memoryOf: (subject) => memories.get(subject),
    newMemory(subject) {
      // From its own seed: the card is as hard for every scheduler, whatever was asked before.
      const cardRandom = randomFrom(Math.imul(seed, 7919) + Number(subject.replaceAll(/\D/g, '')));
      const ease = normal(cardRandom);
      eases.set(subject, ease);
      memories.set(subject, remember(ease, cardRandom));
    },
    firstGrade(subject) {
      const ease = (eases.get(subject) ?? 0) + 0.7 * normal(random);
      return ease < -0.8 ? 'again' : ease < -0.3 ? 'hard' : ease < 1.5 ? 'good' : 'easy';
    },
    known: (at) => [...memories.values()].reduce((sum, memory) => sum + memory.recall(at), 0),
    copy: (other) =>
      learnerWith(other, new Map([...memories].map(([subject, memory]) => [subject, memory.copy()]))),
  });
  return learnerWith(randomFrom(seed), new Map());
}

/** The grade of an answer: forgotten, or remembered with more or less effort. */
function gradeOf({ random, memoryOf }: Learner, subject: string, at: number): Grade {
  if (random() >= (memoryOf(subject)?.recall(at) ?? 0)) return 'again';
  const effort = random();
  return effort < 0.1 ? 'hard' : effort < 0.93 ? 'good' : 'easy';
}

/** One sitting: everything that is asked today, and the steps of minutes until the cards are learnt. */
export function sitDown(learner: Learner, deck: Deck, start: number): DayResult {
  const { subjects, waiting } = deck.today(start);
  const result: DayResult = { answers: 0, due: 0, remembered: 0, waiting };
  let at = start;
  const answer = (subject: string): Grade => {
    const isFirst = deck.isNew(subject);
    const grade = isFirst ? learner.firstGrade(subject) : gradeOf(learner, subject, at);
    learner.memoryOf(subject)?.study(at, grade);
    deck.answer(subject, grade, at);
    result.answers += 1;
    at += ANSWER_MS;
    return grade;
  };
  for (const subject of subjects) {
    const isDue = !deck.isNew(subject) && deck.stepAt(subject) === null;
    const grade = answer(subject);
    if (!isDue) continue;
    result.due += 1;
    if (grade !== 'again') result.remembered += 1;
  }
  for (const subject of subjects)
    for (let step = 0; step < STEPS_MOST; step += 1) {
      const next = deck.stepAt(subject);
      if (next === null) break;
      at = Math.max(at, next);
      answer(subject);
    }
  return result;
}

export const settingsWith = (changes: Partial<MemorySettings>): MemorySettings => ({
  ...DEFAULT_SETTINGS,
  ...changes,
});
