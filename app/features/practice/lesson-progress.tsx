import { practiceTexts } from '#contract/texts/practice.ts';
import { classNames } from '#app/ui/class-names.ts';
import { type PracticeState, type Standing, standingOf } from './practice-state.ts';

interface LessonProgressProps {
  readonly lesson: string;
  readonly state: PracticeState;
  /** Solved before this visit. */
  readonly solved: readonly number[];
}

const COLOURS: Record<Standing, string> = {
  'first-try': 'bg-moss',
  later: 'bg-moss',
  before: 'bg-moss',
  missed: 'bg-amber',
  skipped: 'bg-line',
};

/** The progress of the learner: one plank of the bridge per sentence, coloured by its result. */
export function LessonProgress({ lesson, state, solved }: LessonProgressProps) {
  const { round, index } = state;
  const planks = round.map((id) => ({ id, standing: standingOf(state, id, solved) }));
  const count = planks.filter(({ standing }) => standing !== 'missed' && standing !== 'skipped').length;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4 text-sm text-ink-soft">
        <b>{lesson}</b>
        <span className="shrink-0 tabular-nums">
          {practiceTexts.progress(Math.min(index + 1, round.length), round.length)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={practiceTexts.solved(count, round.length)}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={round.length}
        className="flex gap-1"
      >
        {planks.map(({ id, standing }, at) => (
          <span
            key={id}
            className={classNames(
              'h-2 flex-1 rounded-full transition-colors duration-500',
              COLOURS[standing],
              at === index && 'outline-2 outline-offset-2 outline-indigo',
            )}
          />
        ))}
      </div>
    </div>
  );
}
