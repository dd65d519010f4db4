import { type ReactNode, useState } from 'react';
import { LADDER_EXERCISES } from '#contract/learning-limits.ts';
import type { LessonStepReply } from '#contract/path/step.ts';
import { introductionTexts } from '#contract/texts/introductions.ts';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import type { LadderResult } from '#core/exercises/ladder.ts';
import { stepSubject } from '#core/path/path-progress.ts';
import IntroductionCards from '#app/features/introductions/introduction-cards.tsx';
import { WordsToSave } from '#app/features/introductions/lesson-words.tsx';
import WordsToRemember from '#app/features/memory/words-to-remember.tsx';
import { useQuickSave } from '#app/features/notebook/saving/use-quick-save.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const ExercisePlayer = onDemand(() => import('#app/features/exercises/exercise-player.tsx'));

interface LessonStepProps {
  readonly step: LessonStepReply;
  /** Where to go from the end. */
  readonly links: ReactNode;
}

/** A lesson of the path: what is new, then the ladder of exercises. */
export function LessonStep({ step, links }: LessonStepProps) {
  const [isPlaying, setPlaying] = useState(false);
  const saving = useQuickSave();
  const { words, points, exercises, judge } = step;
  if (exercises.length === 0)
    return (
      <EmptyState
        picture={<QuietBridge className="w-40 text-indigo" />}
        title={texts.emptyTitle}
        actions={links}
      >
        {texts.emptyText}
      </EmptyState>
    );
  if (isPlaying)
    return (
      <OnDemand onFailed={() => setPlaying(false)}>
        <ExercisePlayer
          variant="lesson"
          exercises={exercises}
          models={judge}
          length={LADDER_EXERCISES}
          onLeave={() => setPlaying(false)}
          onFinish={(result) => recordFinished(step.id, result)}
          words={
            <WordsToSave
              words={words}
              saving={saving}
              renderRemember={(learnt) => <WordsToRemember words={learnt} />}
            />
          }
          links={links}
        />
      </OnDemand>
    );
  const begin = (
    <Button
      className="justify-self-start noscript:hidden"
      onPointerEnter={() => void ExercisePlayer.load()}
      onFocus={() => void ExercisePlayer.load()}
      onClick={() => setPlaying(true)}
    >
      {texts.begin}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {begin}
      <h2 className="sr-only">{introductionTexts.title}</h2>
      <IntroductionCards introduction={{ words, points }} open saving={saving} />
      {begin}
      <noscript>
        <p className="text-ink-soft">{texts.withoutScript}</p>
      </noscript>
    </div>
  );
}

function recordFinished(stepId: string, { isFlawless }: LadderResult): void {
  const subject = stepSubject(stepId);
  recordLearning(
    { kind: 'step-finished', subject, result: 'right' },
    ...(isFlawless ? [{ kind: 'step-flawless', subject, result: 'right' } as const] : []),
  );
}
