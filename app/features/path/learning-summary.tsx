import { useQuery } from '@tanstack/react-query';
import type { ShortStep } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { formatNumber } from '#app/lib/format.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { useLearningWeek } from '#app/lib/learning/use-learning-week.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { doneSteps, pathQuery, usePathProgress } from './path-queries.ts';

const UNKNOWN = '–';
const NO_EVENTS: readonly LearningEvent[] = [];

/** How far the learner has come, on their own page. Its size does not depend on the numbers. */
export function LearningSummary() {
  const events = useLearningEvents();
  const week = useLearningWeek();
  const { data } = useQuery(pathQuery());
  const progress = usePathProgress(data?.units);
  const steps = data?.units.flatMap((unit) => unit.steps) ?? [];
  const done = doneSteps(steps, progress);
  const known = (value: string) => (progress ? value : UNKNOWN);
  return (
    <CardSection heading={texts.learningTitle}>
      <dl className="grid grid-cols-3 gap-3">
        <Figure
          label={texts.stepsDone}
          value={known(texts.outOf(formatNumber(done.length), formatNumber(steps.length)))}
        />
        <Figure label={texts.wordsMet} value={known(formatNumber(wordsMet(done, events ?? NO_EVENTS)))} />
        <Figure
          label={texts.daysThisWeek}
          value={week ? formatNumber(week.answers.filter((answers) => answers > 0).length) : UNKNOWN}
        />
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.today}>{texts.title}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.path}>
          {texts.seePath}
        </ButtonLink>
      </div>
    </CardSection>
  );
}

/** The number stands above its label, as it is read. */
function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

/** Introduced in lessons that are done, or read in the kana course; each word once. */
function wordsMet(done: readonly ShortStep[], events: readonly LearningEvent[]): number {
  const taught = done.flatMap(({ words = [] }) => words.map((id) => `word:${id}`));
  const read = events.filter(({ kind }) => kind === 'kana-word').map(({ subject }) => subject);
  return new Set([...taught, ...read]).size;
}
