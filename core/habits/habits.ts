import { dayOf, DAYS_OF_WEEK, type MinutesEast, mondayOf, weekdayOf } from '../learning/learning-day.ts';
import type { LearningEvent } from '../learning/learning-event.ts';
import { ownClock } from '../learning/own-clock.ts';
import { DEFAULT_SETTINGS, withSetting } from '../memory/settings.ts';
import { learntDays, minutesOf } from './learnt-days.ts';
import { type MeasuredRetention, measuredRetention } from './retention.ts';
import { type Streak, streakOf } from './streak.ts';
import { type CalendarWeek, yearCalendar } from './year-calendar.ts';

export interface DayOfWeek {
  readonly day: number;
  readonly answers: number;
  readonly minutes: number;
  readonly isGoalReached: boolean;
}

export interface Habits {
  readonly today: number;
  readonly streak: Streak;
  /** Of today, in minutes. */
  readonly goal: number;
  readonly minutesToday: number;
  /** From Monday to Sunday. */
  readonly week: readonly DayOfWeek[];
  /** Of the whole week: the minutes of its days are rounded down each. */
  readonly minutesOfWeek: number;
  /** The place of today in the week. */
  readonly weekday: number;
  readonly calendar: readonly CalendarWeek[];
  readonly retention: MeasuredRetention;
}

/** What the log says about the habits of its learner. `device` is the clock of this device; events must be in order. */
export function habitsOf(events: readonly LearningEvent[], now: Date, device: MinutesEast): Habits {
  const minutesEast = ownClock(events, device);
  const today = dayOf(now, minutesEast);
  const monday = mondayOf(today);
  const goalOn = dailyGoals(events, minutesEast);
  const days = learntDays(events, now, minutesEast);
  const learnt = new Map(days.map((one) => [one.day, one]));
  const spentOn = (day: number) => learnt.get(day)?.spentMs ?? 0;
  const streak = streakOf(days, today, now, minutesEast);
  const weekDays = Array.from({ length: DAYS_OF_WEEK }, (_, place) => monday + place);
  return {
    today,
    streak,
    goal: goalOn(today),
    minutesToday: minutesOf(spentOn(today)),
    week: weekDays.map((day) => {
      const minutes = minutesOf(spentOn(day));
      const answers = learnt.get(day)?.answers ?? 0;
      return { day, answers, minutes, isGoalReached: minutes >= goalOn(day) };
    }),
    minutesOfWeek: minutesOf(weekDays.reduce((sum, day) => sum + spentOn(day), 0)),
    weekday: weekdayOf(today),
    calendar: yearCalendar({ days, today, goalOn, frozenDays: streak.frozenDays }),
    retention: measuredRetention(events, now, minutesEast),
  };
}

/** The goal of each day in minutes: the last one that was set on it or before. */
function dailyGoals(events: readonly LearningEvent[], minutesEast: MinutesEast): (day: number) => number {
  let settings = DEFAULT_SETTINGS;
  const goals = events
    .filter(({ kind }) => kind === 'daily-goal')
    .map((event) => {
      settings = withSetting(settings, event);
      return { from: dayOf(new Date(event.at), minutesEast), minutes: settings.goal };
    });
  return (day) => (goals.findLast(({ from }) => from <= day) ?? { minutes: DEFAULT_SETTINGS.goal }).minutes;
}
