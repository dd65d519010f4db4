import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Lesson } from '#contract/courses/course.ts';
import { paths } from '#contract/paths.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { AskAssistant } from '#app/features/chat/ask-assistant.tsx';
import { LateComments } from '#app/features/comments/late-comments.tsx';
import { lessonGraph } from '#app/features/courses/course-graphs.ts';
import { lessonsQuery } from '#app/features/courses/course-queries.ts';
import { CourseTrail } from '#app/features/courses/course-trail.tsx';
import { DraftBadge, DraftNote } from '#app/features/courses/draft-mark.tsx';
import { topicQuery } from '#app/features/courses/topic-queries.ts';
import { useCountView } from '#app/features/courses/use-count-view.ts';
import { useDrafts } from '#app/features/courses/use-drafts.ts';
import { useSolved } from '#app/features/courses/use-solved.ts';
import { WorthKeeping } from '#app/features/device/worth-keeping.tsx';
import { LessonIntroduction } from '#app/features/introductions/lesson-introduction.tsx';
import { ReportSentence } from '#app/features/lesson-feedback/report-sentence.tsx';
import { useQuickSave } from '#app/features/notebook/saving/use-quick-save.ts';
import { useSaveWord } from '#app/features/notebook/saving/use-save-word.tsx';
import { Practice } from '#app/features/practice/practice.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { rememberMistake } from '#app/lib/memory/remember.ts';
import { isBegunHere } from '#app/lib/progress/begun-lesson.ts';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';
import { useSession } from '#app/lib/session/session.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const WordsToRemember = onDemand(() => import('#app/features/memory/words-to-remember.tsx'));
const LessonWords = onDemand(() => import('#app/features/introductions/lesson-words.tsx'));

interface LessonPracticeProps {
  readonly mode: PracticeMode;
  /** The prompt, if it is not the sentence itself. */
  readonly prompt?: ComponentProps<typeof Practice>['prompt'];
  /** Other ways to use the sentences, around the usual one. */
  readonly ways?: ComponentType<Pick<Lesson, 'sentences'> & { readonly children: ReactNode }>;
}

/** Every practice screen: the lesson in the URL, sentence by sentence. */
export function LessonPractice({ mode, prompt, ways: Ways = OneWay }: LessonPracticeProps) {
  const { topicId, curriculumId, lessonId } = useCourseIds();
  const { data: topic } = useQuery(topicQuery(String(topicId)));
  const { data: lessons = [] } = useQuery(lessonsQuery(String(topicId), String(curriculumId)));
  const userId = useSession()?.userId ?? null;
  const solvedOf = useSolved(curriculumId);
  const { save, dialog } = useSaveWord();
  const quickSave = useQuickSave();
  const { hash } = useLocation();
  const sentences = useRef<HTMLDivElement>(null);
  useDrafts();

  const at = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[at];
  const curriculum = topic?.curriculums.find(({ id }) => id === curriculumId);
  const isDraft = [topic, curriculum, lesson].some((piece) => piece?.isDraft);
  // Learners do not see a draft: it has no views, and no comments.
  useCountView(isDraft ? null : lessonId);
  if (!topic || !lesson) return null;
  const following = lessons[at + 1];
  const addressOf = (id: number, as: PracticeMode) =>
    paths.practice({ topicId, curriculumId, lessonId: id }, as);
  const isBegun = () =>
    hash !== '' ||
    isBegunHere(lesson.id) ||
    PRACTICE_MODES.some((each) => (solvedOf(lesson.id, each)?.length ?? 0) > 0);
  const drafts = lesson.sentences.filter((sentence) => sentence.isDraft);
  const isDraftSentence = (sentenceId: number) => isDraft || drafts.some(({ id }) => id === sentenceId);
  const otherModes = PRACTICE_MODES.filter((other) => other !== mode);
  const list = paths.curriculum(topicId, curriculumId);
  const head = {
    title: practiceTexts.pageTitle(lesson.mean, practiceModeTexts[mode].name),
    description: practiceModeTexts[mode].description(lesson.mean, lesson.sentences.length),
    path: addressOf(lesson.id, mode),
  };
  return (
    <div data-practice className="container-page grid max-w-3xl gap-3 py-3 sm:gap-6 sm:py-10">
      <PageHead {...head} />
      <StructuredData
        graph={
          import.meta.env.SSR &&
          ((origin) => lessonGraph(origin, { topic, curriculum, lesson, mode, ...head }))
        }
      />
      <CourseTrail topic={topic} curriculum={curriculum} lesson={lesson} />
      <DraftNote pieces={[topic, curriculum, lesson]} />
      {lesson.sentences.length === 0 ? (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={practiceTexts.lessonEmptyTitle}
          actions={<ButtonLink to={list}>{practiceTexts.toCurriculum}</ButtonLink>}
        >
          {practiceTexts.lessonEmptyText}
        </EmptyState>
      ) : (
        <>
          <LessonIntroduction
            key={lesson.id}
            lessonId={lesson.id}
            isBegun={isBegun}
            saving={quickSave}
            onBegin={() => scrollAndFocus(sentences.current)}
          />
          <div ref={sentences} tabIndex={-1} className="scroll-mt-20 outline-none short:scroll-mt-0">
            <Ways key={lesson.id} sentences={lesson.sentences}>
              <Practice
                key={`${lesson.id} ${mode} ${drafts.length}`}
                lesson={lesson}
                mode={mode}
                userId={userId}
                solved={solvedOf(lesson.id, mode)}
                onSaveWord={save}
                onMissed={rememberMistake}
                prompt={prompt}
                lessonWords={
                  <OnDemand otherwise={null}>
                    <LessonWords
                      lessonId={lesson.id}
                      saving={quickSave}
                      renderRemember={(words) => <WordsToRemember words={words} />}
                    />
                  </OnDemand>
                }
                nextLinks={
                  <>
                    {otherModes.map((other) => (
                      <ButtonLink key={other} variant="secondary" to={addressOf(lesson.id, other)}>
                        {practiceModeTexts[other].switchTo}
                      </ButtonLink>
                    ))}
                    {following ? (
                      <ButtonLink to={addressOf(following.id, mode)}>
                        {practiceTexts.nextLesson(following.mean)}
                      </ButtonLink>
                    ) : (
                      <ButtonLink to={list}>{practiceTexts.toCurriculum}</ButtonLink>
                    )}
                    <WorthKeeping />
                  </>
                }
                renderComments={(sentenceId) => (
                  <>
                    <DraftBadge isDraft={drafts.find(({ id }) => id === sentenceId)?.isDraft} />
                    <div className="flex flex-wrap justify-between gap-x-4 noscript:hidden">
                      {!isDraftSentence(sentenceId) && <ReportSentence sentenceId={sentenceId} />}
                      <AskAssistant className="-mx-3 px-3! text-sm text-ink-soft" />
                      <ButtonLink
                        variant="quiet"
                        to={paths.settings}
                        className="-mx-3 px-3! text-sm text-ink-soft"
                      >
                        <SlidersHorizontal aria-hidden className="size-4" />
                        {practiceTexts.settings}
                      </ButtonLink>
                    </div>
                    {!isDraftSentence(sentenceId) && <LateComments sentenceId={sentenceId} />}
                  </>
                )}
              />
            </Ways>
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}

const OneWay = ({ children }: { readonly children: ReactNode }) => children;

/** The ids in the URL of a course screen. An invalid id becomes NaN, which matches no content. */
function useCourseIds(): { topicId: number; curriculumId: number; lessonId: number } {
  const { topicId, curriculumId, lessonId } = useParams();
  return { topicId: Number(topicId), curriculumId: Number(curriculumId), lessonId: Number(lessonId) };
}
