import { REMINDER_EVENTS_MAX } from '#contract/server-limits.ts';
import { learntDays } from '#core/habits/learnt-days.ts';
import { streakOf } from '#core/habits/streak.ts';
import { dayOf, type MinutesEast } from '#core/learning/learning-day.ts';
import { isAnswer, type LearningEvent } from '#core/learning/learning-event.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { queueOf } from '#core/memory/queue.ts';
import { replayMemory } from '#core/memory/replay.ts';
import type { Standing } from '#core/reminders/reminder-rules.ts';
import type { LearningService } from '#server/features/learning/learning.service.ts';

interface LatestStanding extends Standing {
  readonly lastLearntAt: Date | null;
}

export type StandingOf = (userId: number, now: Date, minutesEast: MinutesEast) => Promise<LatestStanding>;

/** Where a learner stands today, from the latest part of their log: a reminder needs no exact number. */
export const createStanding =
  (learning: Pick<LearningService, 'latest'>): StandingOf =>
  async (userId, now, minutesEast) => {
    const events = await learning.latest(userId, REMINDER_EVENTS_MAX);
    const times = events.filter(isAnswer).map(({ at }) => new Date(at));
    const clock = ownClock(events, minutesEast);
    const streak = streakOf(learntDays(events, now, clock), dayOf(now, clock), now, clock);
    return {
      due: dueCards(events, now, clock),
      streak: streak.days,
      learntToday: streak.isTodayLearnt,
      lastLearntAt: times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? null,
    };
  };

function dueCards(events: readonly LearningEvent[], now: Date, minutesEast: MinutesEast): number {
  const { counts } = queueOf(replayMemory(events), now, minutesEast);
  return counts.steps + counts.due;
}
