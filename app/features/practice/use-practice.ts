import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import type { ExerciseKind } from '#core/exercises/exercise.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { logFailure } from '#app/lib/log.ts';
import { rememberPlace, rememberSolved } from '#app/lib/progress/practised.ts';
import { useScoreUpdate } from '#app/lib/progress/use-score-update.ts';
import { prepareVoice } from '#app/lib/voice/voice.ts';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { loadCalls } from './load-calls.ts';
import { beginRound, currentId, practiceReducer, practisedIn } from './practice-state.ts';
import { useListening } from './use-listening.ts';

/** Without an id the sentences are from several lessons. */
export interface PractisedLesson extends Pick<Lesson, 'sentences'> {
  readonly id?: number;
}

interface PracticeParts {
  /** A wrong answer, with the grammar points that explain it. */
  readonly onMissed?: (sentenceId: number, pointIds: readonly string[]) => void;
  readonly lesson: PractisedLesson;
  readonly mode: PracticeMode;
  readonly userId: number | null;
}

interface CheckedAnswer {
  readonly sentenceId: number;
  readonly typed: string;
  readonly typedAs: 'romaji' | undefined;
}

/** State and actions of a lesson in practice. */
export function usePractice({ lesson, mode, userId, onMissed }: PracticeParts) {
  const isListening = practiceModes[mode].prompt === 'sound';
  const all = lesson.sentences.map(({ id }) => id);
  const [state, dispatch] = useReducer(practiceReducer, all, beginRound);
  const [alert, setAlert] = useState<string | null>(null);
  const api = useApi();
  const updateScore = useScoreUpdate();
  const speaker = useSpeaker();
  const id = currentId(state);
  const sentenceOf = (wanted: number | null): Sentence | null =>
    lesson.sentences.find((one) => one.id === wanted) ?? null;
  const listening = useListening(speaker, sentenceOf(id));
  const isOnScreen = useIsOnScreen(id);

  const checking = useMutation({
    mutationFn: async ({ sentenceId, typed, typedAs }: CheckedAnswer) => {
      const { checkAnswer } = await loadCalls();
      return api.call(checkAnswer, {
        query: { mode },
        body: { sentenceId, userAnswer: typed, typedAs, userId: userId ?? undefined },
      });
    },
    onSuccess: (reply, { sentenceId, typed }) => {
      dispatch({ kind: 'judged', sentenceId, typed, reply });
      updateScore(reply.score);
      if (reply.verdict === 'wrong' && !reply.language) onMissed?.(sentenceId, pointsOf(reply));
      if (isAttempt(reply) && (lesson.id !== undefined || learnerChoice.now() === 'begun'))
        void recordPractised(mode, sentenceId, reply.correct);
      if (!reply.correct) return;
      const solved = sentenceOf(sentenceId);
      if (solved) rememberSolved(solved.lessonId, mode, sentenceId);
      // Plays automatically (PRODUCT.md, Practice), except in listening mode, where the learner has already heard it.
      // The model would give away a pattern that the learner may still try.
      if (!isListening && isOnScreen(sentenceId) && practisedIn(reply) === undefined)
        void speaker.play({ text: reply.correctAnswer, source: { sentenceId } }, { quiet: true });
    },
    onError: (error) => setAlert(refusalMessage(error, practiceTexts.checkFailed)),
  });

  const revealing = useMutation({
    mutationFn: async (sentenceId: number) => {
      const { revealAnswer } = await loadCalls();
      return api.call(revealAnswer, { params: { sentenceId: String(sentenceId) }, body: { mode } });
    },
    onSuccess: (_, sentenceId) => dispatch({ kind: 'revealed', sentenceId }),
    onError: (error) => setAlert(refusalMessage(error, practiceTexts.showAnswerFailed)),
  });
  // A pending check of the previous sentence does not block this one.
  const isChecking = checking.isPending && checking.variables.sentenceId === id;

  /** In listening mode the next sentence plays without another tap. */
  const playIfListening = (sentenceId: number | undefined) => {
    const next = sentenceOf(sentenceId ?? null);
    if (isListening && next) listening.playSentence(next, { quiet: true });
  };
  const stopAt = (sentenceId: number | null) => {
    if (lesson.id !== undefined) rememberPlace(lesson.id, mode, sentenceId);
  };
  const moveTo = (to: number) => {
    speaker.stop();
    dispatch({ kind: 'moved', to });
    if (state.round.length === all.length) stopAt(state.round[to] ?? null);
  };
  const begin = (round: readonly number[]) => {
    dispatch({ kind: 'begun', round });
    playIfListening(round[0]);
  };

  return {
    state,
    sentence: sentenceOf(id),
    speaker,
    listening,
    alert,
    closeAlert: () => setAlert(null),
    checking: isChecking,
    revealing: revealing.isPending && revealing.variables === id,
    type: (answer: string) => dispatch({ kind: 'typed', answer }),
    check: (typed: string, typedAs?: 'romaji') => {
      if (id === null || isChecking) return;
      if (!isListening) prepareVoice();
      checking.mutate({ sentenceId: id, typed, typedAs });
    },
    hint: () => dispatch({ kind: 'hinted' }),
    showModel: () => dispatch({ kind: 'model-shown' }),
    tryAgain: () => dispatch({ kind: 'retried' }),
    reveal: () => id !== null && revealing.mutate(id),
    moveTo,
    goTo: (to: number) => {
      moveTo(to);
      playIfListening(state.round[to]);
    },
    /** Opens a sentence from the URL. One outside of this round starts a round of the whole lesson. */
    moveToSentence: (sentenceId: number) => {
      const round = state.round.includes(sentenceId) ? state.round : all;
      speaker.stop();
      if (round !== state.round) dispatch({ kind: 'begun', round });
      dispatch({ kind: 'moved', to: round.indexOf(sentenceId) });
      stopAt(sentenceId);
    },
    begin,
  };
}

/** A slip is tried again, and another language by mistake is no try (PRODUCT.md, Grading). */
const isAttempt = ({ verdict, language }: JudgedAnswer): boolean => verdict !== 'almost' && !language;

/** The exercises of the path that ask the same. */
const KIND_OF_MODE: Readonly<Record<PracticeMode, ExerciseKind>> = {
  translate: 'free-translation',
  listening: 'dictation',
};

/** Practice counts for the streak and the minutes too. The log is loaded with the first answer, not with the page. */
async function recordPractised(mode: PracticeMode, sentenceId: number, isRight: boolean): Promise<void> {
  try {
    const { recordLearning } = await import('#app/lib/learning/learning.ts');
    const result = isRight ? 'right' : 'wrong';
    recordLearning({ kind: KIND_OF_MODE[mode], subject: `sentence:${sentenceId}`, result });
  } catch (error) {
    logFailure('The log of learning could not be loaded', error);
  }
}

export type PracticeControls = ReturnType<typeof usePractice>;

/** Whether a sentence is still on screen when a reply about it arrives. */
function useIsOnScreen(id: number | null): (sentenceId: number) => boolean {
  const onScreenId = useRef(id);
  useEffect(() => {
    onScreenId.current = id;
    return () => {
      onScreenId.current = null;
    };
  }, [id]);
  return (sentenceId) => onScreenId.current === sentenceId;
}

const pointsOf = ({ errors }: Pick<JudgedAnswer, 'errors'>): string[] => [
  ...new Set(errors.flatMap(({ explanation }) => (explanation?.kind === 'point' ? [explanation.id] : []))),
];
