import { useMemo } from 'react';
import { type LearningWeek, learningWeek } from '#core/learning/learning-week.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { deviceClock, useLearningEvents } from './learning.ts';
import { useNow } from './use-habits.ts';

/** The learner's week; `undefined` until the log is read. */
export function useLearningWeek(): LearningWeek | undefined {
  const events = useLearningEvents();
  const now = useNow();
  return useMemo(
    () => events && learningWeek(events, new Date(now), ownClock(events, deviceClock)),
    [events, now],
  );
}
