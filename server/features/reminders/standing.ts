import {
  REMINDER_STREAK_READS_MAX,
  REMINDER_STREAK_DAYS_READ,
  ZONE_NOTES_READ,
} from '#contract/server-limits.ts';
import { daysOfAnswers } from '#core/habits/learnt-days.ts';
import { streakOf } from '#core/habits/streak.ts';
import { DAY_MS, dayOf, type MinutesEast, monthOf } from '#core/learning/learning-day.ts';
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
  /** The log is read backwards, until what comes before cannot change the streak. */
  async function read(userId: number, now: Date, minutesEast: MinutesEast) {
    const today = dayOf(now, minutesEast);
    let times: number[] = [];
    let until = new Date(now.getTime() + 1);
    for (let reads = 1; ; reads += 1) {
      const from = new Date(until.getTime() - REMINDER_STREAK_DAYS_READ * DAY_MS);
      const part = await learning.answered(userId, { from, until });
      times = [...part.map((at) => at.getTime()), ...times];
      const days = daysOfAnswers(times, now, minutesEast);
      const streak = streakOf(days, today, now, minutesEast);
      const begins = days[days.length - streak.days]?.day ?? today;
      if (reads === REMINDER_STREAK_READS_MAX || beginsAfter(begins, dayOf(from, minutesEast)))
        return { streak, lastLearntAt: times.at(-1) };
      until = from;
    }
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

/** Of the month in which the reading begins, freezes may have been used before. */
const beginsAfter = (day: number, firstRead: number): boolean => monthOf(day) > monthOf(firstRead);
