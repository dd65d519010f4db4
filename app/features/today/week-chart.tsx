import { todayTexts as texts, weekdayNames } from '#contract/texts/today.ts';
import type { LearningWeek } from '#core/learning/learning-week.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';

/** Answers of each day of this week as bars, with the numbers as text. */
export default function WeekChart({ week }: { readonly week: LearningWeek }) {
  const { answers, today } = week;
  const most = Math.max(...answers, 1);
  const sum = answers.reduce((total, count) => total + count, 0);
  const days = answers.filter((count) => count > 0).length;
  const spoken = weekdayNames.map(({ long }, day) => texts.answersOn(long, answers[day] ?? 0)).join('; ');
  return (
    <CardSection heading={texts.weekTitle}>
      <div role="img" aria-label={texts.weekChart(spoken)} className="grid h-36 grid-cols-7 gap-2">
        {weekdayNames.map(({ short }, day) => {
          const count = answers[day] ?? 0;
          return (
            <div key={short} className="grid grid-rows-[1fr_auto] gap-1 text-center text-xs tabular-nums">
              <div className="flex flex-col justify-end gap-1">
                {count > 0 && <span className="text-ink-soft">{count}</span>}
                <span
                  className={classNames('min-h-1 rounded-sm', count > 0 ? 'bg-indigo' : 'bg-line')}
                  style={{ height: `${(count / most) * 75}%` }}
                />
              </div>
              <span className={day === today ? 'font-bold text-indigo' : 'text-ink-soft'}>{short}</span>
            </div>
          );
        })}
      </div>
      <p className="text-ink-soft">{sum > 0 ? texts.weekSum(sum, days) : texts.weekEmpty}</p>
    </CardSection>
  );
}
