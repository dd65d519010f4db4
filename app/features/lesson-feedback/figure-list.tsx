import type { LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { formatNumber, formatPercent } from '#app/lib/format.ts';

type Figures = Pick<LessonSummary, keyof typeof texts.figures>;

/** Four key figures of a lesson. */
export function FigureList({ figures }: { readonly figures: Figures }) {
  const { attempts, learners, firstTryRate, comments } = figures;
  const entries = [
    { name: texts.figures.attempts, value: formatNumber(attempts) },
    { name: texts.figures.learners, value: formatNumber(learners) },
    { name: texts.figures.firstTryRate, value: rateText(firstTryRate) },
    { name: texts.figures.comments, value: formatNumber(comments) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8">
      {entries.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const rateText = (rate: number | null): string => (rate === null ? texts.noRate : formatPercent(rate));
