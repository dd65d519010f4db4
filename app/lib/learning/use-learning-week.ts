import { useMemo, useState } from 'react';
import { type LearningWeek, learningWeek } from '#core/learning/learning-week.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { deviceClock, useLearningEvents } from './learning.ts';

/** The learner's week; `undefined` until the log is read. */
export function useLearningWeek(): LearningWeek | undefined {
  const events = useLearningEvents();
  const [now] = useState(() => new Date());
  return useMemo(() => events && learningWeek(events, now, ownClock(events, deviceClock)), [events, now]);
}
