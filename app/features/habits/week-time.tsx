import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { weekdayNames } from '#contract/texts/today.ts';
import type { Habits } from '#core/habits/habits.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { WeekBars } from '#app/ui/layout/week-bars.tsx';
import { formatTime } from './format-habits.ts';

/** Minutes of each day of this week. */
export function WeekTime({ habits }: { readonly habits: Habits }) {
  const { week, weekday, goal, minutesOfWeek } = habits;
  const minutes = week.map((day) => day.minutes);
  const days = week.filter(({ answers }) => answers > 0).length;
  const reached = week.filter(({ isGoalReached }) => isGoalReached).length;
  const spoken = weekdayNames.map(({ long }, day) => texts.minutesOn(long, minutes[day] ?? 0)).join('; ');
  return (
    <CardSection heading={texts.weekTitle}>
      <WeekBars label={texts.weekChart(spoken)} values={minutes} today={weekday} goal={goal} />
      <p className="flex flex-wrap justify-between gap-x-6 text-ink-soft">
        <span>{days > 0 ? texts.weekSum(formatTime(minutesOfWeek), days, reached) : texts.weekEmpty}</span>
        <span className="text-sm">{texts.goalLine(goal)}</span>
      </p>
    </CardSection>
  );
}
