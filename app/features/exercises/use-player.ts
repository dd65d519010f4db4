import { useEffect, useReducer, useState } from 'react';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import { SOUNDS_LOADED_AHEAD } from '#contract/limits.ts';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import type { Answer } from '#core/exercises/exercise.ts';
import { type Exercise, judgingOf, kindRules } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import { isProducing, ladderReducer, startCheckpoint, startLesson } from '#core/exercises/ladder.ts';
import type { CarriedModels } from '#core/grading/carried-models.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import { soundExercisesChoice } from '#app/lib/choices/practice-choices.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import type { NewEvent } from '#app/lib/learning/learning-log.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { logFailure } from '#app/lib/log.ts';
import { mistakeCards } from '#app/lib/memory/add-cards.ts';
import type { AnswerInput } from '#app/lib/outbox/outbox-entry.ts';
import { useOutbox, useSentEntries } from '#app/lib/outbox/use-outbox.ts';
import { useScoreUpdate } from '#app/lib/progress/use-score-update.ts';
import { loadVoiceAhead, prepareVoice } from '#app/lib/voice/voice.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { kindScreens } from './kinds.tsx';
import type { TaskPhase } from './task.ts';
import { useJudge } from './use-judge.ts';

export interface PlayedExercises {
  readonly variant: LadderState['variant'];
  /** Of all sentences, in the order of the sentences; for a checkpoint mixed. */
  readonly exercises: readonly Exercise[];
  /** What the judge needs to know about these sentences. */
  readonly models: CarriedModels;
  /** How many exercises are asked, without those that come back. */
  readonly length: number;
}

/** A judged answer that was not right, for the end of the lesson. */
export interface WrongAnswer {
  readonly exercise: Exercise;
  readonly judgement: Judgement;
}

/** State and actions of a lesson of exercises. */
export function usePlayer(played: PlayedExercises) {
  const { exercises, models } = played;
  const [ladder, dispatch] = useReducer(ladderReducer, played, begin);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [wrongAnswers, setWrongAnswers] = useState<readonly WrongAnswer[]>([]);
  const [points, setPoints] = useState(0);
  const updateScore = useScoreUpdate();
  const outbox = useOutbox();
  useSentEntries((sent) => {
    if (sent.kind !== 'answer') return;
    setPoints((sum) => sum + sent.reply.points);
    updateScore(sent.reply.score);
  });
  const judge = useJudge(models);
  const exercise = exerciseOf(exercises, ladder);
  useSoundsAhead(ladder);

  const record = (answered: Exercise, result: 'right' | 'wrong', cards: readonly NewEvent[] = []) =>
    recordLearning(...cards, { kind: answered.kind, subject: `sentence:${answered.sentenceId}`, result });

  const settle = (answered: Exercise, given: Judgement) => {
    const { verdict } = given;
    const isSlip = verdict === 'almost' && !ladder.wasAlmost;
    // A second slip counts.
    const shown: Judgement = verdict === 'almost' && !isSlip ? { ...given, verdict: 'wrong' } : given;
    setJudgement(shown);
    // Another language by mistake is no try (PRODUCT.md, Grading).
    if (given.language) return;
    dispatch({ type: 'answered', verdict });
    if (isSlip) return;
    const isRight = verdict === 'correct' || verdict === 'correct-with-note';
    feelVerdict(isRight);
    if (!isRight) setWrongAnswers((before) => [...before, { exercise: answered, judgement: shown }]);
    record(answered, isRight ? 'right' : 'wrong', isRight ? [] : cardsOf(answered, shown));
  };

  /** In the background: the lesson goes on without a network. */
  const sendAnswer = async (input: AnswerInput) => {
    try {
      if (!(await outbox().add('answer', input))) showLongToast(outboxTexts.full(OUTBOX_MAX), 'error');
    } catch (error) {
      logFailure('An answer could not be stored', error);
    }
  };

  const answer = async (given: Answer, typedAs?: 'romaji') => {
    if (!exercise || isChecking || judgement) return;
    prepareVoice();
    const judging = judgingOf(exercise, given);
    if ('judgement' in judging) return settle(exercise, judging.judgement);
    const { text, mode } = judging;
    const { sentenceId, kind } = exercise;
    // Whoever has seen the answer earns no points with it.
    if (kindScreens[kind].earnsPoints && !ladder.isReturning)
      void sendAnswer({ sentenceId, mode, text, ...(typedAs && { typedAs }) });
    setChecking(true);
    const typing = { fromRomaji: typedAs === 'romaji' };
    const verdict = await judge({ sentenceId, mode, text, typing });
    setChecking(false);
    if (verdict) settle(exercise, verdict);
    else showLongToast(texts.checkFailed, 'error');
  };

  return {
    ladder,
    exercise,
    judgement,
    wrongAnswers,
    points,
    phase: phaseOf(ladder, judgement, isChecking),
    answer: (given: Answer, typedAs?: 'romaji') => void answer(given, typedAs),
    giveUp: () => {
      if (!exercise) return;
      dispatch({ type: 'gave-up' });
      record(exercise, 'wrong', cardsOf(exercise));
    },
    goOn: () => {
      setJudgement(null);
      dispatch({ type: 'continued' });
    },
    skipSound: () => {
      dispatch({ type: 'cannot-hear' });
      showLongToast(texts.soundSkipped);
    },
  };
}

/** Who fails to produce a sentence reviews it later, and the blank on the point that was wrong. */
function cardsOf({ kind, sentenceId }: Exercise, judgement?: Judgement): NewEvent[] {
  if (!isProducing(kind)) return [];
  const points = (judgement?.mistakes ?? []).flatMap(({ explanation }) =>
    explanation?.kind === 'point' ? [explanation.id] : [],
  );
  return mistakeCards(sentenceId, [...new Set(points)]);
}

function begin({ variant, exercises, length }: PlayedExercises): LadderState {
  const start = variant === 'lesson' ? startLesson : startCheckpoint;
  const pool = exercises.map(({ kind, sentenceId }) => ({ kind, sentenceId }));
  return start(pool, { length, withSound: soundExercisesChoice.now() === 'on' });
}

const exerciseOf = (exercises: readonly Exercise[], { current }: LadderState): Exercise | null =>
  exercises.find(({ kind, sentenceId }) => kind === current?.kind && sentenceId === current.sentenceId) ??
  null;

function phaseOf({ outcome }: LadderState, judgement: Judgement | null, isChecking: boolean): TaskPhase {
  if (isChecking) return 'checking';
  if (outcome === 'right' || outcome === 'shown') return outcome;
  return judgement ? 'wrong' : 'asked';
}

/** Loads the next sounds while the learner thinks: the lesson goes on without waiting for them. */
function useSoundsAhead(ladder: LadderState): void {
  useEffect(() => {
    for (const sentenceId of soundsAhead(ladder)) void loadVoiceAhead({ sentenceId });
  }, [ladder]);
}

/** The sentences that will be heard next if all answers are right. */
function soundsAhead(ladder: LadderState): number[] {
  const ids = new Set<number>();
  for (let state = ladder; state.current && ids.size < SOUNDS_LOADED_AHEAD; state = afterRight(state))
    if (kindRules[state.current.kind].needsSound) ids.add(state.current.sentenceId);
  return [...ids];
}

const afterRight = (state: LadderState): LadderState =>
  ladderReducer(ladderReducer(state, { type: 'answered', verdict: 'correct' }), { type: 'continued' });
