import { describe, expect, test } from 'vitest';
import type { LearningEvent } from '../../learning/learning-event.ts';
import { DAY, event, MINUTE, NOW, review } from '../../memory/log-for-test.ts';
import { replayMemory } from '../../memory/replay.ts';
import { type AnkiScheduling, NEW_SCHEDULING } from '../scheduling.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import type { ImportedNote } from './imported-notes.ts';
import type { DictionaryWord, MatchedNote } from './match-notes.ts';
import { ownCardId } from './own-card.ts';

const limits = { front: 500, back: 2_000, reading: 200, note: 1_000, deck: 100 };
const LAN = 7;
const water: DictionaryWord = { id: 1, kanji: '水', hiragana: 'みず', mean: 'nước' };

const known: AnkiScheduling = {
  phase: 'review',
  due: NOW + 20 * DAY,
  intervalDays: 30,
  ease: 2.5,
  reps: 7,
  lapses: 1,
  stability: 31.5,
  difficulty: 4.8,
  lastReview: NOW - 10 * DAY,
  isSuspended: false,
};
const note = (changes: Partial<ImportedNote> = {}): ImportedNote => ({
  key: 'guid',
  id: '',
  word: '水',
  reading: 'みず',
  ruby: [],
  hanViet: '',
  meaning: 'nước',
  example: '',
  exampleMeaning: '',
  sound: '',
  category: '',
  cards: {},
  ...changes,
});
const word = (changes: Partial<ImportedNote> = {}): MatchedNote<DictionaryWord> => ({
  kind: 'word',
  note: note(changes),
  word: water,
});
const own = (changes: Partial<ImportedNote> = {}): MatchedNote<DictionaryWord> => ({
  kind: 'own',
  note: note(changes),
  why: 'unknown',
});

const plan = (
  matches: readonly MatchedNote<DictionaryWord>[],
  log: readonly LearningEvent[] = [],
  { userId = LAN, withOwn = true }: { readonly userId?: number | null; readonly withOwn?: boolean } = {},
) => planImport(matches, { userId, cards: replayMemory(log).cards }, { withOwn, now: NOW, limits });
const said = ({ events }: ImportPlan) => events.map(({ kind, subject }) => `${kind} ${subject}`);
/** The log after the import. */
const imported = ({ events }: ImportPlan, at = NOW) =>
  events.map((one) => ({ ...event(one.kind, one.subject, at), detail: one.detail }));

describe('a word of the dictionary', () => {
  test.each([
    { cards: {}, events: ['card-added word:1-read'], why: 'a table: it is read' },
    {
      cards: { say: NEW_SCHEDULING, hear: known },
      events: ['card-added word:1-say', 'card-imported word:1-hear'],
      why: 'the directions of the file, new or learnt',
    },
    {
      cards: { read: { ...known, isSuspended: true }, say: { ...NEW_SCHEDULING, isSuspended: true } },
      events: [
        'card-imported word:1-read',
        'card-suspended word:1-read',
        'card-added word:1-say',
        'card-suspended word:1-say',
      ],
      why: 'what is suspended there is put aside here',
    },
  ])('$why', ({ cards, events }) => {
    expect(said(plan([word({ cards })]))).toEqual(events);
  });

  test.each([
    { scheduling: known, expected: { stability: 31.5, difficulty: 4.8, due: NOW + 20 * DAY }, why: 'FSRS' },
    {
      scheduling: { ...known, stability: null, difficulty: null },
      expected: { stability: 30, due: NOW + 20 * DAY },
      why: 'SM-2: the interval is the stability',
    },
    {
      scheduling: { ...known, due: NOW + 3_000 * DAY, intervalDays: 3_010 },
      expected: { due: NOW + 365 * DAY },
      why: 'more than a year ends in a year',
    },
    {
      scheduling: { ...known, phase: 'learning', due: NOW + 5 * MINUTE, lastReview: null, reps: 1 },
      expected: { phase: 'learning', due: NOW + 5 * MINUTE, lastReview: NOW, reviews: 1 },
      why: 'a card in steps of minutes',
    },
    {
      scheduling: { ...known, reps: 0 },
      expected: { phase: 'review', reviews: 1 },
      why: 'a review card whose reviews were reset',
    },
  ] as const)('keeps its memory: $why', ({ scheduling, expected }) => {
    const made = plan([word({ cards: { read: scheduling } })]);
    expect(made.scheduled).toBe(1);
    expect(replayMemory(imported(made)).cards.get('word:1-read')).toMatchObject(expected);
  });

  test('of several notes has the scheduling that was reviewed most', () => {
    const made = plan([
      word({ cards: { read: { ...known, reps: 2 } } }),
      { ...word({ cards: { read: known, say: NEW_SCHEDULING } }), kind: 'repeated', word: water },
      { ...word({ cards: { read: NEW_SCHEDULING } }), kind: 'repeated', word: water },
    ]);
    expect(said(made)).toEqual(['card-imported word:1-read', 'card-added word:1-say']);
    expect(replayMemory(imported(made)).cards.get('word:1-read')).toMatchObject({ reviews: 7 });
  });
});

describe('a card that the learner has', () => {
  test.each([
    { log: [event('card-added', 'word:1-read', NOW)], cards: {}, why: 'is not added again' },
    { log: [review('word:1-read', 'good', NOW)], cards: { read: known }, why: 'keeps its reviews' },
    { log: [event('card-known', 'word:1-read', NOW)], cards: { read: known }, why: 'stays put away' },
    {
      log: [event('card-added', 'word:1-read', NOW)],
      cards: { read: { ...NEW_SCHEDULING, isSuspended: true } },
      why: 'is not put aside by a file',
    },
  ])('$why', ({ log, cards }) => {
    const made = plan([word({ cards })], log);
    expect(made).toMatchObject({ events: [], staying: 1, stayingNotes: [{ word: '水' }] });
  });

  test('and that was never asked gets the memory of the file', () => {
    const made = plan([word({ cards: { read: known } })], [event('card-added', 'word:1-read', NOW)]);
    expect(said(made)).toEqual(['card-imported word:1-read']);
  });

  test('the second import of a file adds nothing', () => {
    const matches = [
      word({ cards: { read: known, say: NEW_SCHEDULING } }),
      own({ key: 'a' }),
      own({ key: 'b' }),
    ];
    const first = plan(matches);
    expect(first.events).toHaveLength(4);
    const second = plan(matches, imported(first));
    expect(second).toMatchObject({ events: [], scheduled: 0, staying: 4 });
    expect(second.ownCards).toEqual(first.ownCards);
  });
});

describe('a card of the learner’s own', () => {
  const id = ownCardId(note(), LAN);

  test('has one direction, with the scheduling that was reviewed most', () => {
    const made = plan([own({ cards: { read: NEW_SCHEDULING, say: known } })]);
    expect(made.ownCards).toMatchObject([{ id, front: '水', back: 'nước' }]);
    expect(said(made)).toEqual([`card-imported own:${id}`]);
  });

  test('that is in the file twice is saved once', () => {
    const made = plan([own(), own()]);
    expect(made.ownCards).toHaveLength(1);
    expect(said(made)).toEqual([`card-added own:${id}`]);
  });

  test.each([
    { options: { userId: null }, why: 'needs an account' },
    { options: { withOwn: false }, why: 'is left out by choice' },
  ])('$why; words are imported all the same', ({ options }) => {
    const made = plan([own({ key: 'a' }), word()], [], options);
    expect(made.ownCards).toEqual([]);
    expect(said(made)).toEqual(['card-added word:1-read']);
  });

  test('needs a meaning', () => {
    expect(plan([own({ meaning: '' })])).toMatchObject({
      ownCards: [],
      events: [],
      withoutMeaning: [{ word: '水' }],
    });
  });
});
