import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { useScoreUpdate } from '#app/lib/progress/own-score.ts';
import { rememberPlace, rememberSolved } from '#app/lib/progress/practised.ts';
import { prepareVoice } from '#app/lib/voice/voice.ts';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { loadCalls } from './load-calls.ts';
import { beginRound, currentId, practiceReducer } from './practice-state.ts';
import { useListening } from './use-listening.ts';

interface PracticeParts {
  readonly lesson: Pick<Lesson, 'id' | 'sentences'>;
  readonly mode: PracticeMode;
  readonly userId: number | null;
}

/** A lesson that is being practised: its state, and what the learner can do. */
export function usePractice({ lesson, mode, userId }: PracticeParts) {
  const isHeard = practiceModes[mode].prompt === 'sound';
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
  const isInSight = useIsInSight(id);

  const checking = useMutation({
    mutationFn: async ({ sentenceId, typed }: { sentenceId: number; typed: string }) => {
      const { checkAnswer } = await loadCalls();
      return api.call(checkAnswer, {
        query: { mode },
        body: { sentenceId, userAnswer: typed, userId: userId ?? undefined },
      });
    },
    onSuccess: (reply, { sentenceId, typed }) => {
      dispatch({ kind: 'judged', sentenceId, typed, reply });
      updateScore(reply.score);
      if (!reply.correct) return;
      rememberSolved(lesson.id, mode, sentenceId);
      // Spoken by itself (PRODUCT.md, Practice); a learner who worked from the sound has heard it already.
      if (!isHeard && isInSight(sentenceId))
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
  // What is under way for the sentence before keeps nobody from answering this one.
  const isChecking = checking.isPending && checking.variables.sentenceId === id;

  /** Whoever goes on while listening hears the next sentence without another tap. */
  const hear = (sentenceId: number | undefined) => {
    const next = sentenceOf(sentenceId ?? null);
    if (isHeard && next) listening.hear(next, { quiet: true });
  };
  const moveTo = (to: number) => {
    speaker.stop();
    dispatch({ kind: 'moved', to });
    if (state.round.length === all.length) rememberPlace(lesson.id, mode, state.round[to] ?? null);
  };
  const begin = (round: readonly number[]) => {
    dispatch({ kind: 'begun', round });
    hear(round[0]);
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
    check: (typed: string) => {
      if (id === null || isChecking) return;
      if (!isHeard) prepareVoice();
      checking.mutate({ sentenceId: id, typed });
    },
    hint: () => dispatch({ kind: 'hinted' }),
    reveal: () => id !== null && revealing.mutate(id),
    moveTo,
    goTo: (to: number) => {
      moveTo(to);
      hear(state.round[to]);
    },
    /** Where an address leads; a sentence outside of this round begins a round of the whole lesson. */
    moveToSentence: (sentenceId: number) => {
      const round = state.round.includes(sentenceId) ? state.round : all;
      speaker.stop();
      if (round !== state.round) dispatch({ kind: 'begun', round });
      dispatch({ kind: 'moved', to: round.indexOf(sentenceId) });
      rememberPlace(lesson.id, mode, sentenceId);
    },
    begin,
  };
}

export type PracticeControls = ReturnType<typeof usePractice>;

/** Whether a sentence is still on the screen when an answer about it comes. */
function useIsInSight(id: number | null): (sentenceId: number) => boolean {
  const inSight = useRef(id);
  useEffect(() => {
    inSight.current = id;
    return () => {
      inSight.current = null;
    };
  }, [id]);
  return (sentenceId) => inSight.current === sentenceId;
}
