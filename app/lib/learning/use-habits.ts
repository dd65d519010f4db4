import { useMemo, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#contract/limits.ts';
import { type Habits, habitsOf } from '#core/habits/habits.ts';
import { deviceClock, learningNow, useLearningEvents } from './learning.ts';

/** The learner's habits; `undefined` on the server and until the log is read. */
export function useHabits(): Habits | undefined {
  const events = useLearningEvents();
  const now = useNow();
  return useMemo(() => events && habitsOf(events, new Date(now), deviceClock), [events, now]);
}

/** The end of the current minute, so that what has just been learnt is before it. A tab may stay open over night. */
export const useNow = (): number => useSyncExternalStore(subscribe, endOfMinute, () => 0);

const endOfMinute = (): number => Math.ceil(learningNow() / MINUTE_MS) * MINUTE_MS;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
