import { useMemo, useState } from 'react';
import { type LearningWeek, learningWeek } from '#core/learning/learning-week.ts';
import { useLearningEvents } from './learning.ts';

const minutesEast = (at: Date): number => -at.getTimezoneOffset();

/** The learner's week by the clock of this device; `undefined` until the log is read. */
export function useLearningWeek(): LearningWeek | undefined {
  const events = useLearningEvents();
  const [now] = useState(() => new Date());
  return useMemo(() => events && learningWeek(events, now, minutesEast), [events, now]);
}
