import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { Lesson, Sentence } from '#contract/courses/course.ts';
import { checkAnswer, revealAnswer } from '#contract/practice/endpoints.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { ApiError } from '#app/lib/api.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { useScoreUpdate } from '#app/lib/own-score.ts';
import { rememberPlace, rememberSolved } from '#app/lib/practised.ts';
import { prepareVoice } from '#app/lib/voice.ts';
import { useSpeaker } from '#app/ui/use-speaker.ts';
import { beginRound, currentId, practise } from './practice-state.ts';

interface PracticeParts {
  readonly lesson: Lesson;
  readonly mode: PracticeMode;
  readonly userId: number | null;
}

/** The server's own sentence where it refused what was sent; else the spec's (§8). */
const refusalOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.statusCode < 500 ? error.message : otherwise;

/** A lesson that is being practised: its state, and what the learner can do. */
export function usePractice({ lesson, mode, userId }: PracticeParts) {
  const all = lesson.sentences.map(({ id }) => id);
  const [state, dispatch] = useReducer(practise, all, beginRound);
  const [alert, setAlert] = useState<string | null>(null);
  const api = useApi();
  const updateScore = useScoreUpdate();
  const speaker = useSpeaker();
  const id = currentId(state);
  const sentenceOf = (wanted: number | null): Sentence | null =>
    lesson.sentences.find((one) => one.id === wanted) ?? null;
  const ofWholeLesson = state.round.length === all.length;

  const checking = useMutation({
    mutationFn: ({ sentenceId, typed }: { sentenceId: number; typed: string }) =>
      api.call(checkAnswer, {
        query: { mode },
        body: { sentenceId, userAnswer: typed, userId: userId ?? undefined },
      }),
    onSuccess: (reply, { sentenceId, typed }) => {
      dispatch({ kind: 'judged', sentenceId, typed, reply });
      updateScore(reply.score);
      if (!reply.correct) return;
      rememberSolved(lesson.id, mode, sentenceId);
      // Spoken by itself in translation mode (spec §4); whoever listened has heard it already.
      if (mode === 'translate')
        void speaker.play({ text: reply.correctAnswer, source: { sentenceId } }, { quiet: true });
    },
    onError: (error) => setAlert(refusalOf(error, practiceTexts.checkFailed)),
  });

  const revealing = useMutation({
    mutationFn: (sentenceId: number) =>
      api.call(revealAnswer, { params: { sentenceId: String(sentenceId) }, body: { mode } }),
    onSuccess: ({ correctAnswer }, sentenceId) => dispatch({ kind: 'revealed', sentenceId, correctAnswer }),
    onError: (error) => setAlert(refusalOf(error, practiceTexts.showAnswerFailed)),
  });

  const moveTo = (to: number) => {
    speaker.stop();
    dispatch({ kind: 'moved', to });
    if (ofWholeLesson) rememberPlace(lesson.id, mode, state.round[to] ?? null);
  };

  /** Whoever goes on while listening hears the next sentence without another tap. */
  const goTo = (to: number) => {
    moveTo(to);
    const next = sentenceOf(state.round[to] ?? null);
    if (mode === 'listening' && next)
      void speaker.play({ text: next.jpSentence, source: { sentenceId: next.id } }, { quiet: true });
  };

  return {
    state,
    sentence: sentenceOf(id),
    speaker,
    alert,
    closeAlert: () => setAlert(null),
    checking: checking.isPending,
    revealing: revealing.isPending,
    type: (answer: string) => dispatch({ kind: 'typed', answer }),
    check: (typed: string) => {
      if (id === null || checking.isPending) return;
      prepareVoice();
      checking.mutate({ sentenceId: id, typed });
    },
    hint: () => dispatch({ kind: 'hinted' }),
    reveal: () => id !== null && revealing.mutate(id),
    moveTo,
    goTo,
    begin: (round: readonly number[] = all) => dispatch({ kind: 'begun', round }),
  };
}

export type PracticeControls = ReturnType<typeof usePractice>;
