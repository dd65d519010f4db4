import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { kindRules } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import { ladderResult, type LadderResult } from '#core/exercises/ladder.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { Button } from '#app/ui/button.tsx';
import { loadKana } from '#app/ui/forms/use-kana-input.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
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
        {judgement && practiceTexts.verdicts[judgement.verdict]}
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
    </section>
  );
}

interface PlayerBarProps {
  readonly ladder: LadderState;
  readonly onLeave: () => void;
}

function PlayerBar({ ladder: { asked, length, returning, outcome }, onLeave }: PlayerBarProps) {
  const isOver = outcome !== null && outcome !== 'again';
  const done = asked.length - (isOver ? 0 : 1);
  const total = Math.max(length, asked.length) + returning.length;
  return (
    <div className="flex items-center gap-2">
      <IconButton label={texts.leave} icon={<X />} className="-ml-3" onClick={onLeave} />
      <div className="flex-1">
        <Progress label={texts.progress(done, total)} value={done} max={total} />
      </div>
    </div>
  );
}
