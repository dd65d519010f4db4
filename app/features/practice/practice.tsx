import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Lesson } from '#contract/courses/course.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { Button } from '#app/ui/button.tsx';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import { LessonSummary } from './late-parts.ts';
import { LessonProgress } from './lesson-progress.tsx';
import { PlainLesson } from './plain-lesson.tsx';
import { isFinished } from './practice-state.ts';
import { SentencePractice } from './sentence-practice.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useKeptLesson } from './use-kept-lesson.ts';
import { usePractice } from './use-practice.ts';
import { useResume } from './use-resume.ts';

const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]';

/** Left and right arrow keys move between sentences, except where arrows have another use (PRODUCT.md, Navigation). */
function useArrowKeys(onPrevious: () => void, onNext: () => void): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const usesArrows = event.target instanceof Element && event.target.closest(USES_ARROWS);
    if (usesArrows || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') onPrevious();
    if (event.key === 'ArrowRight') onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => move(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface PracticeProps {
  readonly lesson: Lesson;
  readonly mode: PracticeMode;
  readonly userId: number | null;
  /** Sentences solved before; undefined until they are loaded. */
  readonly solved: readonly number[] | undefined;
  readonly onSaveWord: (item: ShortItem) => void;
  readonly onMissed?: (sentenceId: number, pointIds: readonly string[]) => void;
  readonly prompt: ComponentProps<typeof SentencePractice>['prompt'];
  /** At the end of the lesson, its words … */
  readonly lessonWords: ReactNode;
  /** … and links: the next one, the other mode, the list. */
  readonly nextLinks: ReactNode;
  /** Rendered under each sentence. */
  readonly renderComments: (sentenceId: number) => ReactNode;
}

/** One lesson, sentence by sentence, in either mode (PRODUCT.md, Practice). */
export function Practice(props: PracticeProps) {
  const { lesson, mode, userId, solved, onSaveWord, onMissed } = props;
  const { prompt, lessonWords, nextLinks, renderComments } = props;
  const practice = usePractice({ lesson, mode, onMissed });
  useKeptLesson(lesson, mode);
  const { state, sentence, speaker } = practice;
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const beforeMove = useFocusAfterMove(container);
  useLoadAtFirstTouch(Alert.load);
  const leave = () => {
    beforeMove();
    setResumedAt(null);
    dropHash();
  };
  const goTo = (to: number) => {
    leave();
    practice.goTo(to);
  };
  const begin = (round: readonly number[]) => {
    leave();
    practice.begin(round);
  };
  useArrowKeys(
    () => state.index > 0 && goTo(state.index - 1),
    () => !isFinished(state) && goTo(state.index + 1),
  );
  const touched = state.answer !== '' || state.judged !== null || state.hints > 0 || state.revealed;
  useResume({
    lessonId: lesson.id,
    mode,
    sentenceIds: lesson.sentences.map(({ id }) => id),
    solved,
    untouched: state.index === 0 && !touched && speaker.state === 'silent',
    onRequested: practice.moveToSentence,
    onResumed: (index) => {
      practice.moveTo(index);
      setResumedAt(index);
    },
  });
  return (
    <div ref={container} className="grid scroll-mt-20 gap-5 sm:gap-8 short:scroll-mt-0">
      <LessonProgress lesson={lesson.mean} state={state} solved={solved ?? []} />
      {resumedAt !== null && <ResumedNotice position={resumedAt + 1} onStartAgain={() => goTo(0)} />}
      {sentence ? (
        <SentencePractice
          key={sentence.id}
          sentence={sentence}
          mode={mode}
          loggedIn={userId !== null}
          practice={practice}
          onMove={goTo}
          onSaveWord={onSaveWord}
          prompt={prompt}
        />
      ) : (
        <OnDemand Missing={NotLoaded}>
          <LessonSummary
            lesson={lesson}
            state={state}
            solved={solved ?? []}
            loggedIn={userId !== null}
            onRound={begin}
            words={lessonWords}
            links={nextLinks}
          />
        </OnDemand>
      )}
      <PlainLesson sentences={lesson.sentences} mode={mode} />
      {sentence && <Fragment key={`comments ${sentence.id}`}>{renderComments(sentence.id)}</Fragment>}
      {practice.alert !== null && (
        <OnDemand onFailed={practice.closeAlert}>
          <Alert message={practice.alert} onClose={practice.closeAlert} />
        </OnDemand>
      )}
    </div>
  );
}

interface ResumedNoticeProps {
  /** Counted from 1. */
  readonly position: number;
  readonly onStartAgain: () => void;
}

/** Explains why the lesson does not open at its first sentence. */
function ResumedNotice({ position, onStartAgain }: ResumedNoticeProps) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-indigo-wash px-4 py-2 text-sm"
    >
      {practiceTexts.resumed(position)}
      <Button variant="quiet" size="small" className="-mx-3" onClick={onStartAgain}>
        {practiceTexts.fromTheStart}
      </Button>
    </p>
  );
}

/** Removes the hash after the learner has moved on, so that a reload does not jump back. */
function dropHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
}
