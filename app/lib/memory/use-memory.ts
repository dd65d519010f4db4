import { useMemo } from 'react';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { type MemoryLevel, memoryOfWords } from '#core/memory/levels.ts';
import { type Queue, queueOf } from '#core/memory/queue.ts';
import { createMemory, type Memory, withEvents } from '#core/memory/replay.ts';
import { deviceClock, useLearningEvents } from '../learning/learning.ts';
import { useNow } from '../learning/use-habits.ts';
import { useSession } from '../session/session.ts';

interface Replayed {
  readonly owner: number | null;
  readonly events: readonly LearningEvent[];
  readonly memory: Memory;
}

/** Shared by all screens: only events that were not replayed before cost time. */
let last: Replayed | undefined;

function memoryOf(owner: number | null, events: readonly LearningEvent[]): Memory {
  if (last?.owner === owner && last.events === events) return last.memory;
  // A log that has become shorter belongs to somebody else.
  const isLonger = last?.owner === owner && events.length >= last.events.length;
  const memory = withEvents(isLonger && last ? last.memory : createMemory(), events);
  last = { owner, events, memory };
  return memory;
}

/** What the learner remembers; `undefined` on the server and until the log is read. */
export function useMemory(): Memory | undefined {
  const events = useLearningEvents();
  const owner = useSession()?.userId ?? null;
  return useMemo(() => events && memoryOf(owner, events), [owner, events]);
}

/** What is asked today. */
export function useReviewQueue(): Queue | undefined {
  const events = useLearningEvents();
  const memory = useMemory();
  const now = useNow();
  return useMemo(
    () => events && memory && queueOf(memory, new Date(now), ownClock(events, deviceClock)),
    [events, memory, now],
  );
}

/** How well each word is remembered, by its id; `undefined` until the log is read. */
export function useMemoryOfWords(): ReadonlyMap<number, MemoryLevel> | undefined {
  const memory = useMemory();
  return useMemo(() => memory && memoryOfWords(memory), [memory]);
}
