import { practiceTexts } from '#contract/texts/practice.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { Outcome } from './practice-state.ts';

interface LessonProgressProps {
  readonly lesson: string;
  readonly round: readonly number[];
  readonly index: number;
  readonly outcomes: Readonly<Record<number, Outcome>>;
  /** Solved before this round. */
  readonly solved: readonly number[];
}

/** Where the learner stands: a plank of the bridge for each sentence, coloured by how it went. */
export function LessonProgress({ lesson, round, index, outcomes, solved }: LessonProgressProps) {
  const isSolved = (id: number) => {
    const outcome = outcomes[id];
    return outcome ? outcome !== 'missed' : solved.includes(id);
  };
  const count = round.filter(isSolved).length;
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
        {round.map((id, at) => (
          <span
            key={id}
            className={classNames(
              'h-2 flex-1 rounded-full transition-colors duration-500',
              isSolved(id) ? 'bg-moss' : outcomes[id] === 'missed' ? 'bg-amber' : 'bg-line',
              at === index && 'outline-2 outline-offset-2 outline-indigo',
            )}
          />
        ))}
      </div>
    </div>
  );
}
