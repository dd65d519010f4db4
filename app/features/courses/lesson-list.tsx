import { type ReactNode, useState } from 'react';
import type { Lesson } from '#contract/courses/course.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { LessonCard } from './lesson-card.tsx';
import { practiceLinks } from './practice-links.ts';
import { useSolved } from './use-solved.ts';

const ModeChoice = onDemand(() => import('./mode-choice.tsx'));

interface LessonListProps {
  readonly topicId: number;
  readonly curriculumId: number;
  readonly lessons: readonly Lesson[];
  /** Shown with the choice of the mode; `begun` once a sentence of the lesson was solved. */
  readonly renderPreview: (lesson: Lesson, begun: boolean) => ReactNode;
}

/** Three in a row, one on phones (PRODUCT.md, Courses). Choosing one opens the choice of the mode. */
export function LessonList({ topicId, curriculumId, lessons, renderPreview }: LessonListProps) {
  const [chosen, setChosen] = useState<Lesson | null>(null);
  const solvedIn = useLessonProgress(curriculumId);
  const placeOf = ({ id: lessonId }: Lesson) => ({ topicId, curriculumId, lessonId });
  const progressOf = (lesson: Lesson) => (mode: PracticeMode) => solvedIn(lesson, mode);
  return (
    <>
      <ul className="grid gap-5 min-[704px]:grid-cols-3">
        {lessons.map((lesson, index) => (
          <li key={lesson.id} className="min-w-0">
            <LessonCard
              lesson={lesson}
              number={index + 1}
              place={placeOf(lesson)}
              solvedIn={progressOf(lesson)}
              onApproach={() => void ModeChoice.load()}
              onChoose={() => setChosen(lesson)}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <OnDemand onFailed={() => setChosen(null)}>
          <ModeChoice
            lesson={chosen}
            links={practiceLinks(placeOf(chosen))}
            solvedIn={progressOf(chosen)}
            preview={renderPreview(
              chosen,
              PRACTICE_MODES.some((mode) => (solvedIn(chosen, mode) ?? 0) > 0),
            )}
            onClose={() => setChosen(null)}
          />
        </OnDemand>
      )}
    </>
  );
}

/** The number of solved sentences of a lesson; undefined until it is loaded. */
type SolvedIn = (lesson: Lesson, mode: PracticeMode) => number | undefined;

/** The learner's progress in the lessons of a curriculum. */
function useLessonProgress(curriculumId: number): SolvedIn {
  const solvedOf = useSolved(curriculumId);
  return ({ id: lessonId, sentences }, mode) => {
    const solved = solvedOf(lessonId, mode);
    // The browser may remember sentences that were deleted.
    return solved && sentences.filter(({ id }) => solved.includes(id)).length;
  };
}
