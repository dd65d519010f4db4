import { Check } from 'lucide-react';
import type { Lesson } from '#contract/courses/course.ts';
import type { LessonPlace } from '#contract/paths.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { practiceLinks } from './practice-links.ts';

interface ModeLinksProps {
  readonly lesson: Lesson;
  readonly place: LessonPlace;
  readonly solvedIn: (mode: PracticeMode) => number | undefined;
}

/**
 * Links to both modes with the learner's progress; as links they work without JavaScript too. Three cards in a row
 * (PRODUCT.md, Courses) leave little room, so small screens omit repeated text.
 */
export function ModeLinks({ lesson, place, solvedIn }: ModeLinksProps) {
  return (
    <ul className="@container relative mx-5 grid grid-cols-2 divide-x divide-line border-t border-line">
      {practiceLinks(place).map(({ mode, to, Icon }) => (
        <li key={mode} className="not-first:pl-3 first:pr-3">
          <Link
            to={to}
            className="relative flex min-h-12 items-center gap-2 py-2 text-sm font-bold text-indigo -outline-offset-2 transition-colors hover:bg-indigo-wash @max-[18rem]:gap-1.5"
          >
            <Icon aria-hidden className="size-4 shrink-0 @max-[15rem]:hidden" />
            {practiceModeTexts[mode].shortName}
            <span className="sr-only">
              : <MixedText>{lesson.mean}</MixedText>
            </span>
            <Solved solved={solvedIn(mode)} total={lesson.sentences.length} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Takes no space while empty, and does not shift the layout when it appears. */
function Solved({ solved = 0, total }: { readonly solved?: number; readonly total: number }) {
  if (solved === 0) return null;
  const isDone = solved === total;
  return (
    <span
      className={`ml-auto flex items-center gap-1 tabular-nums ${isDone ? 'text-moss' : 'text-ink-soft'}`}
    >
      {isDone && <Check aria-hidden className="size-4 @max-[21rem]:hidden" />}
      <span aria-hidden>{courseTexts.solvedShort(solved, total)}</span>
      <span className="sr-only">. {courseTexts.solved(solved, total)}</span>
      <span
        aria-hidden
        className={`absolute -top-px left-0 h-[3px] rounded-full ${isDone ? 'bg-moss' : 'bg-indigo'}`}
        style={{ width: `${(solved / total) * 100}%` }}
      />
    </span>
  );
}
