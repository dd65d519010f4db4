import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { gradeNames, reviewTexts as texts, spanText } from '#contract/texts/memory.ts';
import { type Grade, GRADES } from '#core/learning/learning-event.ts';
import { intervalsOf } from '#core/memory/schedule.ts';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';
import { learningNow } from '#app/lib/learning/learning.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { CurrentCard } from './use-review.ts';

interface GradeButtonsProps {
  readonly current: CurrentCard;
  readonly onGrade: (grade: Grade) => void;
}

const COLOURS: Readonly<Record<Grade, string>> = {
  again: 'border-error text-error hover:bg-error-wash',
  hard: 'border-amber text-amber hover:bg-amber-wash',
  good: 'border-indigo bg-indigo text-on-indigo hover:bg-indigo-deep',
  easy: 'border-moss text-moss hover:bg-moss-wash',
};

/** The four grades, each with the time until the card comes back. Keys 1 to 4; “good” has the focus. */
export function GradeButtons({ current: { state, memory }, onGrade }: GradeButtonsProps) {
  const [spans] = useState(() => intervalsOf(state, learningNow(), memory.settings));
  const good = useRef<HTMLButtonElement>(null);
  useEffect(() => good.current?.focus({ preventScroll: true }), []);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const grade = GRADES.find((_, index) => isSingleKey(event, String(index + 1)));
    if (grade) onGrade(grade);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div
      role="group"
      aria-label={texts.grades}
      className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2"
    >
      {GRADES.map((grade) => (
        <button
          key={grade}
          ref={grade === 'good' ? good : undefined}
          type="button"
          onClick={() => onGrade(grade)}
          className={classNames(
            'grid min-h-16 place-content-center rounded-lg border-2 px-1 text-center transition-colors',
            COLOURS[grade],
          )}
        >
          <span className="font-bold">{gradeNames[grade]}</span>
          <span className="text-xs">{spanText(spans[grade])}</span>
        </button>
      ))}
    </div>
  );
}
