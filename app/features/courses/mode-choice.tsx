import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '#contract/courses/course.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { Link } from '#app/ui/link.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { PracticeLink } from './practice-links.ts';

interface ModeChoiceProps {
  readonly lesson: Lesson;
  readonly links: readonly PracticeLink[];
  readonly solvedIn: (mode: PracticeMode) => number | undefined;
  /** What the lesson introduces. */
  readonly preview: ReactNode;
  readonly onClose: () => void;
}

/** Asks for the mode of a chosen lesson: translate or listen (PRODUCT.md, Courses). */
export default function ModeChoice({ lesson, links, solvedIn, preview, onClose }: ModeChoiceProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={courseTexts.modeQuestion}
      description={
        <>
          <JapaneseText className="font-bold text-ink">{lesson.title}</JapaneseText>{' '}
          <MixedText>{lesson.mean}</MixedText>
        </>
      }
    >
      <ul className="grid gap-3">
        {links.map(({ mode, to, Icon }) => (
          <li key={mode}>
            <Link
              to={to}
              className="group flex items-center gap-4 rounded-lg border border-edge p-4 transition-colors hover:border-indigo hover:bg-indigo-wash"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-indigo-wash text-indigo transition-colors group-hover:bg-indigo group-hover:text-on-indigo">
                <Icon aria-hidden className="size-6" />
              </span>
              <div className="grid grow gap-0.5">
                <b className="text-lg">{practiceModeTexts[mode].name}</b>
                <span className="text-sm text-ink-soft">{practiceModeTexts[mode].task}</span>
                <Solved solved={solvedIn(mode)} total={lesson.sentences.length} />
              </div>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">{preview}</div>
    </Dialog>
  );
}

function Solved({ solved = 0, total }: { readonly solved?: number; readonly total: number }) {
  if (solved === 0) return null;
  const text = courseTexts.solved(solved, total);
  return (
    <div className={`mt-2 grid gap-1 text-sm font-bold ${solved === total ? 'text-moss' : 'text-indigo'}`}>
      {text}
      <div aria-hidden>
        <Progress label={text} value={solved} max={total} />
      </div>
    </div>
  );
}
