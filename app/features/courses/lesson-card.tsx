import { Eye } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Lesson } from '#contract/courses/course.ts';
import { ITEM_LEVEL_OF } from '#contract/levels.ts';
import { type LessonPlace, paths } from '#contract/paths.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { formatNumber } from '#app/lib/format.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { authorText } from './author-text.ts';
import { wholeCardLink } from './cover-card.tsx';
import { DraftBadge } from './draft-mark.tsx';
import { ModeLinks } from './mode-links.tsx';

interface LessonCardProps {
  readonly lesson: Lesson;
  /** Its number in the curriculum, from 1. */
  readonly number: number;
  readonly place: LessonPlace;
  readonly solvedIn: (mode: PracticeMode) => number | undefined;
  /** Called on hover or focus, before the lesson is chosen. */
  readonly onApproach: () => void;
  readonly onChoose: () => void;
}

export function LessonCard({ lesson, number, place, solvedIn, onApproach, onChoose }: LessonCardProps) {
  const { title, mean, level, views, sentences, isDraft } = lesson;
  const jlpt = ITEM_LEVEL_OF[level];
  const japanese = <JapaneseText>{title}</JapaneseText>;
  const vietnamese = <MixedText>{mean}</MixedText>;
  // Beginners cannot read the title yet.
  const [name, subtitle] = jlpt === 'N5' ? [vietnamese, japanese] : [japanese, vietnamese];
  const isEmpty = sentences.length === 0;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-indigo hover:shadow-float">
      <div className="flex grow flex-col gap-1 p-5">
        <p className="mb-1 flex items-center justify-between gap-3 text-sm font-bold text-ink-soft">
          {courseTexts.lessonNumber(number)}
          <LevelBadge level={jlpt} />
        </p>
        <h2 className="text-2xl font-bold transition-colors group-hover:text-indigo">
          {isEmpty ? (
            name
          ) : (
            <ChoosingLink to={paths.practice(place)} onApproach={onApproach} onChoose={onChoose}>
              {name}
            </ChoosingLink>
          )}
        </h2>
        <p className="text-ink-soft">{subtitle}</p>
        <DraftBadge isDraft={isDraft} />
        <div className="mt-auto grid gap-0.5 pt-4 text-sm text-ink-soft">
          <p className="flex flex-wrap items-center gap-x-4">
            {courseTexts.sentenceCount(sentences.length)}
            {views > 0 && (
              <span className="flex items-center gap-1.5 tabular-nums">
                <Eye aria-hidden className="size-4" />
                {courseTexts.viewCount(formatNumber(views))}
              </span>
            )}
          </p>
          <p className="wrap-anywhere">{authorText(lesson)}</p>
        </div>
      </div>
      {isEmpty ? (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">{courseTexts.noSentences}</p>
      ) : (
        <ModeLinks lesson={lesson} place={place} solvedIn={solvedIn} />
      )}
    </article>
  );
}

interface ChoosingLinkProps extends Pick<LessonCardProps, 'onApproach' | 'onChoose'> {
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * Choosing a lesson asks for the mode (PRODUCT.md, Courses). Without JavaScript or in a new tab it opens translation.
 */
function ChoosingLink({ to, onApproach, onChoose, children }: ChoosingLinkProps) {
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Link
      to={to}
      aria-haspopup="dialog"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={choose}
      className={wholeCardLink}
    >
      {children}
    </Link>
  );
}
