import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { kindRules } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import { ladderResult, type LadderResult } from '#core/exercises/ladder.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { Button } from '#app/ui/button.tsx';
import { loadKana } from '#app/ui/forms/use-kana-input.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { useBackCloses } from '#app/ui/overlays/use-back-closes.ts';
import { ExerciseTask } from './kinds.tsx';
import { PlayerSummary } from './player-summary.tsx';
import { type PlayedExercises, usePlayer } from './use-player.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

interface ExercisePlayerProps extends PlayedExercises {
  readonly onLeave: () => void;
  /** Called once, when the summary appears. */
  readonly onFinish: (result: LadderResult) => void;
  /** What the end says instead of “done”: a test is passed or not. */
  readonly renderEnd?: (result: LadderResult) => ReactNode;
  /** At the end: the words of the lesson, to be saved … */
  readonly words?: ReactNode;
  /** … and where to go next. */
  readonly links: ReactNode;
}

/**
 * A lesson or a checkpoint, exercise by exercise. Every answer is judged here and logged at once, so neither leaving nor
 * a missing network loses anything. Only for browsers: it starts with the learner's stored choices.
 */
export default function ExercisePlayer({
  onLeave,
  onFinish,
  renderEnd,
  words,
  links,
  ...played
}: ExercisePlayerProps) {
  const player = usePlayer(played);
  const { ladder, exercise, judgement, phase } = player;
  const isFinished = ladder.current === null;
  const finish = useEffectEvent(() => onFinish(ladderResult(ladder)));
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);
  const [isLeaving, setLeaving] = useState(false);
  const hasBegun = ladder.asked.length > 1 || judgement !== null;
  // One gesture must not throw away what was done so far.
  useBackCloses(hasBegun && !isFinished && !isLeaving, () => setLeaving(true));
  // It is needed at the first letter, also without a network.
  useLoadAtFirstTouch(loadKana);
  if (!exercise)
    return (
      <PlayerSummary
        {...player}
        exercises={played.exercises}
        end={renderEnd?.(ladderResult(ladder))}
        words={words}
        links={links}
      />
    );
  const { kind, sentenceId } = exercise;
  const isAsked = phase === 'asked';
  return (
    <section
      data-keep-clear
      data-practice
      aria-label={texts.label}
      // Room to scroll what the verdict covers on phones.
      className={`grid content-start gap-3 ${isAsked ? '' : 'max-md:pb-[50dvh]'}`}
    >
      <PlayerBar ladder={ladder} onLeave={onLeave} />
      <ExerciseTask
        key={`${ladder.asked.length} ${kind} ${sentenceId}`}
        exercise={exercise}
        phase={phase}
        onAnswer={player.answer}
      />
      <div className={`flex flex-wrap justify-between gap-x-3 ${isAsked ? '' : 'invisible'}`}>
        <Button variant="quiet" size="small" className="-mx-3" onClick={player.giveUp}>
          {texts.giveUp}
        </Button>
        {kindRules[kind].needsSound && (
          <Button variant="quiet" size="small" className="-mx-3" onClick={player.skipSound}>
            {texts.cannotHear}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        <MixedText>{announced(player)}</MixedText>
      </p>
      {phase !== 'asked' && phase !== 'checking' && (
        <VerdictSheet
          key={`${ladder.asked.length} ${ladder.failures}`}
          exercise={exercise}
          ladder={ladder}
          judgement={judgement}
          onContinue={player.goOn}
        />
      )}
      {isLeaving && (
        <OnDemand onFailed={onLeave}>
          <Confirm
            open
            question={texts.leaveQuestion}
            explanation={texts.leaveExplanation}
            confirmLabel={texts.leave}
            cancelLabel={texts.stay}
            onConfirm={onLeave}
            onCancel={() => setLeaving(false)}
          />
        </OnDemand>
      )}
    </section>
  );
}

/** For screen readers: how far it is when the next exercise comes, then the verdict, or the answer that was asked for. */
function announced({ ladder, exercise, judgement }: ReturnType<typeof usePlayer>): string {
  if (judgement) return knownText(practiceTexts.verdicts, judgement.verdict) ?? practiceTexts.judged;
  if (exercise && ladder.outcome === 'shown') return texts.answerIs(withoutRuby(exercise.japanese));
  const { done, total } = progressOf(ladder);
  return texts.progress(done, total);
}

function progressOf({ asked, length, returning, outcome }: LadderState) {
  const isOver = outcome !== null && outcome !== 'again';
  const done = asked.length - (isOver ? 0 : 1);
  return { done, total: Math.max(length, asked.length) + returning.length };
}

interface PlayerBarProps {
  readonly ladder: LadderState;
  readonly onLeave: () => void;
}

function PlayerBar({ ladder, onLeave }: PlayerBarProps) {
  const { done, total } = progressOf(ladder);
  return (
    <div className="flex items-center gap-2">
      <IconButton label={texts.leave} icon={<X />} className="-ml-3" onClick={onLeave} />
      <div className="flex-1">
        <Progress label={texts.progress(done, total)} value={done} max={total} />
      </div>
    </div>
  );
}
