import { describe, expect, test } from 'vitest';
import { inOrder, type LearningEvent, type LearningEventKind } from '../learning/learning-event.ts';
import {
  pathProgress,
  stepSubject,
  unitSubject,
  type ProgressStep,
  type ProgressUnit,
} from './path-progress.ts';

const units: readonly ProgressUnit<ProgressStep>[] = [
  {
    id: 'hira',
    steps: [
      { id: 'hira-a', kind: 'kana', kana: ['あ', 'い'] },
      { id: 'hira-ka', kind: 'kana', kana: ['か'] },
      { id: 'hira-test', kind: 'checkpoint' },
    ],
  },
  {
    id: 'n5-1',
    steps: [
      { id: 'ten', kind: 'lesson' },
      { id: 'doc', kind: 'reading' },
      { id: 'n5-1-test', kind: 'checkpoint' },
    ],
  },
  {
    id: 'n5-2',
    steps: [
      { id: 'do-vat', kind: 'lesson' },
      { id: 'n5-2-test', kind: 'checkpoint' },
    ],
  },
];

type Said = readonly [kind: LearningEventKind, subject: string];

const eventsOf = (said: readonly Said[]): LearningEvent[] =>
  said.map(([kind, subject], number) => ({
    id: String(number),
    kind,
    subject,
    result: 'right',
    at: new Date(number * 1000).toISOString(),
  }));
const finished = (step: string): Said => ['step-finished', stepSubject(step)];
const flawless = (step: string): Said => ['step-flawless', stepSubject(step)];
const placed = (unit: string): Said => ['placed', unitSubject(unit)];
const learnt = (kana: string): Said[] => [
  ['kana-read', `kana:${kana}`],
  ['kana-hear', `kana:${kana}`],
];
const known = (kana: string): Said => ['kana-known', `kana:${kana}`];

const shown = (events: readonly LearningEvent[]) => {
  const progress = pathProgress(units, events);
  const states = units
    .flatMap(({ steps }) => steps)
    .map(({ id }) => [id, progress.stateOf(id)] as const)
    .filter(([, state]) => state !== 'locked');
  return { states: Object.fromEntries(states), next: progress.next?.id ?? null };
};

describe('what is open, done and gold, and what is next', () => {
  test.each([
    {
      said: [],
      states: { 'hira-a': 'open', 'hira-test': 'open' },
      next: 'hira-a',
      why: 'a newcomer begins, or skips by the checkpoint',
    },
    {
      said: learnt('あ'),
      states: { 'hira-a': 'open', 'hira-test': 'open' },
      next: 'hira-a',
      why: 'half a row is not learnt',
    },
    {
      said: [...learnt('あ'), ...learnt('い')],
      states: { 'hira-a': 'done', 'hira-ka': 'open', 'hira-test': 'open' },
      next: 'hira-ka',
      why: 'the kana course says when a row is learnt',
    },
    {
      said: [known('あ'), known('い')],
      states: { 'hira-a': 'gold', 'hira-ka': 'open', 'hira-test': 'open' },
      next: 'hira-ka',
      why: 'a row that is known is gold',
    },
    {
      said: [...learnt('あ'), ...learnt('い'), ...learnt('か')],
      states: { 'hira-a': 'done', 'hira-ka': 'done', 'hira-test': 'done', ten: 'open', 'n5-1-test': 'open' },
      next: 'ten',
      why: 'kana that are all learnt need no test',
    },
    {
      said: [finished('hira-test')],
      states: { 'hira-a': 'done', 'hira-ka': 'done', 'hira-test': 'done', ten: 'open', 'n5-1-test': 'open' },
      next: 'ten',
      why: 'a checkpoint passed early skips its unit',
    },
    {
      said: [finished('hira-test'), finished('ten'), finished('doc')],
      states: {
        'hira-a': 'done',
        'hira-ka': 'done',
        'hira-test': 'done',
        ten: 'done',
        doc: 'done',
        'n5-1-test': 'open',
      },
      next: 'n5-1-test',
      why: 'after the other steps comes the checkpoint',
    },
    {
      said: [finished('ten')],
      states: { 'hira-a': 'open', 'hira-test': 'open', ten: 'done' },
      next: 'hira-a',
      why: 'what was done stays done',
    },
    {
      said: [finished('hira-test'), flawless('ten'), finished('ten')],
      states: {
        'hira-a': 'done',
        'hira-ka': 'done',
        'hira-test': 'done',
        ten: 'gold',
        doc: 'open',
        'n5-1-test': 'open',
      },
      next: 'doc',
      why: 'gold stays gold',
    },
    {
      said: [['checkpoint-failed', 'step:hira-test'] as const],
      states: { 'hira-a': 'open', 'hira-test': 'open' },
      next: 'hira-a',
      why: 'a failed checkpoint takes nothing away',
    },
    {
      said: [placed('n5-1')],
      states: { 'hira-a': 'open', 'hira-ka': 'open', 'hira-test': 'open', ten: 'open', 'n5-1-test': 'open' },
      next: 'ten',
      why: 'a placement opens its unit and everything before',
    },
    {
      said: [placed('n5-2'), placed('n5-1')],
      states: { 'hira-a': 'open', 'hira-ka': 'open', 'hira-test': 'open', ten: 'open', 'n5-1-test': 'open' },
      next: 'ten',
      why: 'the latest placement wins',
    },
    {
      said: [placed('gone')],
      states: { 'hira-a': 'open', 'hira-test': 'open' },
      next: 'hira-a',
      why: 'a unit that is no longer there is ignored',
    },
    {
      said: [finished('hira-test'), finished('n5-1-test'), placed('n5-1')],
      states: {
        'hira-a': 'done',
        'hira-ka': 'done',
        'hira-test': 'done',
        ten: 'done',
        doc: 'done',
        'n5-1-test': 'done',
        'do-vat': 'open',
        'n5-2-test': 'open',
      },
      next: 'do-vat',
      why: 'a placement takes nothing away',
    },
    {
      said: [placed('n5-2'), finished('do-vat'), finished('n5-2-test')],
      states: {
        'hira-a': 'open',
        'hira-ka': 'open',
        'hira-test': 'open',
        ten: 'open',
        doc: 'open',
        'n5-1-test': 'open',
        'do-vat': 'done',
        'n5-2-test': 'done',
      },
      next: 'hira-a',
      why: 'at the end, what the placement skipped',
    },
  ])('$why', ({ said, states, next }) => {
    expect(shown(eventsOf(said))).toEqual({ states, next });
  });

  test('nothing is next when everything is done', () => {
    const all = ['hira-test', 'n5-1-test', 'n5-2-test'].map(finished);
    expect(shown(eventsOf(all)).next).toBeNull();
  });
});

test('the events of two devices count once, whatever order they arrive in', () => {
  const events = eventsOf([placed('n5-1'), flawless('ten'), placed('n5-2'), placed('n5-1'), finished('doc')]);
  const mixed = inOrder([...events.toReversed(), ...events]);
  expect(shown(mixed)).toEqual(shown(events));
  expect(pathProgress(units, mixed).placedAt).toBe('n5-1');
});

test('a wrong result finishes nothing', () => {
  const events = eventsOf([finished('hira-test')]).map((event) => ({ ...event, result: 'wrong' as const }));
  expect(pathProgress(units, events).isPassed('hira')).toBe(false);
});
