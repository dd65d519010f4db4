import type { LessonSummary } from '#contract/lesson-feedback/lesson-feedback.ts';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LessonLevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { FigureList } from './figure-list.tsx';

/** A lesson of the list; the whole card is a link. */
export function LessonCard({ lesson }: { readonly lesson: LessonSummary }) {
  return (
    <li>
      <Card className="relative grid gap-4 transition-colors hover:border-indigo">
        <div className="grid gap-1">
          <LessonMarks lesson={lesson} />
          <h2 className="text-xl font-bold">
            <Link
              to={paths.lessonFeedback(lesson.id)}
              className="after:absolute after:inset-0 after:rounded-lg hover:text-indigo"
            >
              <MixedText>{lesson.mean}</MixedText>
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">
            <JapaneseText>{lesson.title}</JapaneseText> · {lesson.curriculum}
          </p>
        </div>
        <FigureList figures={lesson} />
        <ToDo lesson={lesson} />
      </Card>
    </li>
  );
}

export function LessonMarks({ lesson }: { readonly lesson: LessonSummary }) {
  return (
    <p className="flex flex-wrap gap-2">
      <LessonLevelBadge level={lesson.level} />
      {!lesson.published && <Badge>{texts.unpublished}</Badge>}
    </p>
  );
}

/** What the author has to do. */
function ToDo({ lesson }: { readonly lesson: LessonSummary }) {
  const tasks: readonly { count: number; label: (count: string) => string; tone: Tone }[] = [
    { count: lesson.openReports, label: texts.openReports, tone: 'vermilion' },
    { count: lesson.waitingSuggestions, label: texts.waitingSuggestions, tone: 'indigo' },
    { count: lesson.openNotes, label: texts.openNotes, tone: 'amber' },
  ];
  const open = tasks.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="text-sm text-ink-soft">{texts.nothingToDo}</p>;
  return (
    <p className="flex flex-wrap gap-2">
      {open.map(({ count, label, tone }) => (
        <Badge key={tone} tone={tone}>
          {label(formatNumber(count))}
        </Badge>
      ))}
    </p>
  );
}
