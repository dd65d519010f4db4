import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import type { ExerciseKind } from '#core/exercises/exercise.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { speedChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import type { Outcome } from '#app/lib/outbox/outbox.ts';
import { rememberPlace, rememberSolved } from '#app/lib/progress/practised.ts';
import { useScoreUpdate } from '#app/lib/progress/use-score-update.ts';
import { hasExpired } from '#app/lib/session/session.ts';
import { loadVoiceAhead, prepareVoice } from '#app/lib/voice/voice.ts';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { loadCalls } from './load-calls.ts';
import { beginRound, currentId, isAttempt, practiceReducer, practisedIn } from './practice-state.ts';
import { recordPractised } from './record-practised.ts';
import { useDeviceJudge } from './use-device-judge.ts';
import { useListening } from './use-listening.ts';
import { useSentAnswers } from './use-sent-answers.ts';

/** Without an id the sentences are from several lessons. */
export interface PractisedLesson extends Pick<Lesson, 'sentences'> {
  readonly id?: number;
}

interface PracticeParts {
  /** A wrong answer, with the grammar points that explain it. */
  readonly onMissed?: (sentenceId: number, pointIds: readonly string[]) => void;
  readonly lesson: PractisedLesson;
  readonly mode: PracticeMode;
}

interface CheckedAnswer {
  readonly sentenceId: number;
  readonly typed: string;
  readonly typedAs: 'romaji' | undefined;
}

/** State and actions of a lesson in practice. */
export function usePractice({ lesson, mode, onMissed }: PracticeParts) {
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
  const judgeHere = useDeviceJudge(lesson.id);
  const sentAnswers = useSentAnswers(mode, (sentenceId, typed, reply) =>
    dispatch({ kind: 'counted', sentenceId, typed, reply }),
  );
  useSoundsAhead(isListening ? [id, state.round[state.index + 1] ?? null] : NO_SOUNDS);

  const checking = useMutation({
    mutationFn: async ({ sentenceId, typed, typedAs }: CheckedAnswer) => {
      const { outboxOf } = await loadCalls();
      const outbox = outboxOf(api);
      const answer = { sentenceId, mode, text: typed, ...(typedAs && { typedAs }) };
      sentAnswers.follow(outbox);
      sentAnswers.forget(sentenceId, typed);
      const outcome = await outbox.submit('answer', answer);
      const here = outcome.state === 'waiting' ? await judgeHere(answer, sentenceOf(sentenceId)) : null;
      // A slow server may have answered meanwhile, or another tab was told.
      const reply = replyIn(outcome) ?? sentAnswers.replyTo(sentenceId, typed) ?? null;
      return { outcome, reply: reply ?? here, isUncounted: reply === null && here !== null };
    },
    onSuccess: ({ outcome, reply, isUncounted }, { sentenceId, typed }) => {
      if (!reply) return setAlert(whyNotJudged(outcome));
      dispatch({ kind: 'judged', sentenceId, typed, reply, isUncounted });
      updateScore(reply.score);
      if (isAttempt(reply)) feelVerdict(reply.correct);
      if (reply.verdict === 'wrong' && !reply.language) onMissed?.(sentenceId, pointsOf(reply));
      if (isAttempt(reply) && (lesson.id !== undefined || learnerChoice.now() === 'begun'))
        void recordPractised(KIND_OF_MODE[mode], sentenceId, reply.correct);
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
      const { outboxOf } = await loadCalls();
      const about = sentenceOf(sentenceId)?.viSentence ?? '';
      return outboxOf(api).submit('reveal', { sentenceId, mode, about });
    },
    onSuccess: (outcome, sentenceId) => {
      // The page has the answer; that it was revealed is counted before any answer that follows.
      if (outcome.state === 'sent' || outcome.state === 'waiting')
        return dispatch({ kind: 'revealed', sentenceId });
      setAlert(
        outcome.state === 'full'
          ? outboxTexts.full(OUTBOX_MAX)
          : refusalMessage(outcome.error, practiceTexts.showAnswerFailed),
      );
    },
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

const replyIn = (outcome: Outcome<'answer'>): JudgedAnswer | null =>
  outcome.state === 'sent' ? (outcome.reply ?? null) : null;

/** Without a network, or a session, and without the models of the lesson the answer waits, and so does its verdict. */
function whyNotJudged(outcome: Outcome<'answer'>): string {
  if (outcome.state === 'waiting')
    return hasExpired() ? outboxTexts.answerKeptForLogin : outboxTexts.answerKept;
  if (outcome.state === 'full') return outboxTexts.full(OUTBOX_MAX);
  return outcome.state === 'refused'
    ? refusalMessage(outcome.error, practiceTexts.checkFailed)
    : practiceTexts.checkFailed;
}

/** The exercises of the path that ask the same. */
const KIND_OF_MODE: Readonly<Record<PracticeMode, ExerciseKind>> = {
  translate: 'free-translation',
  listening: 'dictation',
};

export type PracticeControls = ReturnType<typeof usePractice>;

const NO_SOUNDS: readonly null[] = [];

/** Loads the sound of this sentence and of the next at the chosen speed, so that the first tap is heard at once. */
function useSoundsAhead(sentenceIds: readonly (number | null)[]): void {
  const key = sentenceIds.join(' ');
  const speed = useChoice(speedChoice);
  useEffect(() => {
    for (const id of key.split(' ').filter(Boolean)) void loadVoiceAhead({ sentenceId: Number(id) }, speed);
  }, [key, speed]);
}

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
