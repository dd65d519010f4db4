import { todayTexts as texts, weekdayNames } from '#contract/texts/today.ts';
import type { LearningWeek } from '#core/learning/learning-week.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { WeekBars } from '#app/ui/layout/week-bars.tsx';

/** Answers of each day of this week as bars, with the numbers as text. */
export default function WeekChart({ week }: { readonly week: LearningWeek }) {
  const { answers, today } = week;
  const sum = answers.reduce((total, count) => total + count, 0);
  const days = answers.filter((count) => count > 0).length;
  const spoken = weekdayNames.map(({ long }, day) => texts.answersOn(long, answers[day] ?? 0)).join('; ');
  return (
    <CardSection heading={texts.weekTitle}>
      <WeekBars label={texts.weekChart(spoken)} values={answers} today={today} />
      <p className="text-ink-soft">{sum > 0 ? texts.weekSum(sum, days) : texts.weekEmpty}</p>
    </CardSection>
  );
}
