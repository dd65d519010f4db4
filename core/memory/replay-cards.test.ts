import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LearningEvent } from '../learning/learning-event.ts';
import { finish } from '../steps.ts';
import { cardOf, replayedTogether } from './card.ts';
import { DAY, event, logOf, NOW, review } from './log-for-test.ts';
import { encodeParameters } from './parameters.ts';
import { isCardEvent, replayCards, replayMemory } from './replay.ts';
import { changesSchedule, DEFAULT_SETTINGS, isSetting, settingEvent } from './settings.ts';

/** What a server does, which holds no memory: only the events of one card and of those that depend on it. */
function replayAlone(log: readonly LearningEvent[], subject: string) {
  const card = cardOf(subject);
  const subjects = card ? replayedTogether(card) : [];
  const about = log.filter(({ kind }) => isSetting(kind) || kind === 'review-undone');
  const events = log.filter((one) => isCardEvent(one.kind) && subjects.includes(one.subject));
  return finish(replayCards(replayMemory(about), events));
}

test('a card replayed alone has the state that the whole log says', () => {
  const someLog = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 80 }).map(logOf);
  fc.assert(
    fc.property(someLog, (log) => {
      for (const [subject, state] of replayMemory(log).cards)
        expect(replayAlone(log, subject)).toContainEqual(state);
    }),
  );
});

test('events of another kind about the same subject make no card', () => {
  const log = [event('tiles', 'sentence:401', NOW), event('kana-read', 'kana:き', NOW)];
  expect(finish(replayCards(replayMemory([]), log))).toEqual([]);
});

test.each([
  { ...settingEvent('memory-wish', 80), why: 'a lower wish waits longer' },
  {
    kind: 'memory-fitted',
    subject: `fsrs:${encodeParameters(DEFAULT_SETTINGS.parameters.map((value) => value * 1.05))}`,
    why: 'other parameters',
  },
  { ...settingEvent('memory-new', 3), why: 'new cards a day' },
  { ...settingEvent('memory-most', 20), why: 'reviews a day' },
  { ...settingEvent('daily-goal', 60), why: 'minutes' },
] as const)(
  'a setting changes the schedule of later reviews, or only the queue: $why',
  ({ kind, subject }) => {
    const log = [0, 12, 60].map((days) => review('kana:き', 'easy', NOW + days * DAY));
    const [before] = replayAlone(log, 'kana:き');
    const [after] = replayAlone([event(kind, subject, NOW - DAY), ...log], 'kana:き');
    expect(before?.due !== after?.due || before?.stability !== after?.stability).toBe(changesSchedule(kind));
  },
);
