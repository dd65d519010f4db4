import { REMINDER_STREAK_DAYS_READ, ZONE_NOTES_READ } from '#contract/server-limits.ts';
import { daysOfAnswers } from '#core/habits/learnt-days.ts';
import { streakOf } from '#core/habits/streak.ts';
import { DAY_MS, dayOf, type MinutesEast } from '#core/learning/learning-day.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import type { Standing } from '#core/reminders/reminder-rules.ts';
import type { LearningService } from '#server/features/learning/learning.service.ts';
import type { MemoryCardsService } from '#server/features/memory/memory-cards.service.ts';

interface StandingParts {
  readonly learning: Pick<LearningService, 'answered' | 'zones'>;
  readonly memory: Pick<MemoryCardsService, 'queue'>;
}

interface LatestStanding extends Standing {
  readonly lastLearntAt: Date | null;
}

export type StandingOf = (userId: number, now: Date, minutesEast: MinutesEast) => Promise<LatestStanding>;

/** Where a learner stands today, as their own browser would say. */
export function createStanding({ learning, memory }: StandingParts): StandingOf {
  async function read(userId: number, now: Date, minutesEast: MinutesEast) {
    const until = new Date(now.getTime() + 1);
    const from = new Date(until.getTime() - REMINDER_STREAK_DAYS_READ * DAY_MS);
    const answers = await learning.answered(userId, { from, until });
    const times = answers.map((at) => at.getTime());
    const days = daysOfAnswers(times, now, minutesEast);
    const streak = streakOf(days, dayOf(now, minutesEast), now, minutesEast);
    return { streak, lastLearntAt: times.at(-1) };
  }

  return async (userId, now, device) => {
    const minutesEast = ownClock(await learning.zones(userId, ZONE_NOTES_READ), device);
    const { counts } = await memory.queue(userId, now, minutesEast);
    const { streak, lastLearntAt } = await read(userId, now, minutesEast);
    return {
      due: counts.steps + counts.due,
      streak: streak.days,
      learntToday: streak.isTodayLearnt,
      lastLearntAt: lastLearntAt === undefined ? null : new Date(lastLearntAt),
    };
  };
}
