import { ITEM_LEVELS, LESSON_LEVELS, type LessonLevel, type WordLevel } from '#contract/levels.ts';
import { uiTexts } from '#contract/texts/ui.ts';

/** The JLPT level of a word, if it has one that this version knows. */
export function LevelBadge({ level }: { readonly level: WordLevel }) {
  return level ? <SteppedBadge label={level} title={uiTexts.jlptLevel(level)} steps={ITEM_LEVELS} /> : null;
}

/** The level of a lesson, A1 to C2. */
export function LessonLevelBadge({ level }: { readonly level: LessonLevel }) {
  return <SteppedBadge label={level} title={uiTexts.lessonLevel(level)} steps={LESSON_LEVELS} />;
}

interface SteppedBadgeProps {
  readonly label: string;
  readonly title: string;
  /** All levels, easiest first. */
  readonly steps: readonly string[];
}

/** A level as text and as rising bars, so that it does not rely on colour. */
function SteppedBadge({ label, title, steps }: SteppedBadgeProps) {
  const reached = steps.indexOf(label);
  return (
    <span
      title={title}
      className="inline-flex items-center gap-1.5 rounded-full bg-indigo-wash px-2.5 py-0.5 text-xs font-bold text-indigo"
    >
      {label}
      <span aria-hidden className="flex h-2.5 items-end gap-0.5">
        {steps.map((step, index) => (
          <span
            key={step}
            className={`w-[3px] rounded-full bg-current ${index > reached ? 'opacity-25' : ''}`}
            style={{ height: `${40 + (index * 60) / (steps.length - 1)}%` }}
          />
        ))}
      </span>
    </span>
  );
}
