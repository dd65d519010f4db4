import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CHECKPOINT_EXERCISES, CHECKPOINT_PASS_SHARE } from '#contract/learning-limits.ts';
import type { CheckpointStepReply } from '#contract/path/step.ts';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import type { LadderResult } from '#core/exercises/ladder.ts';
import { stepSubject } from '#core/path/path-progress.ts';
import { shuffled } from '#core/random.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const ExercisePlayer = onDemand(() => import('#app/features/exercises/exercise-player.tsx'));
const KanaTest = onDemand(() => import('#app/features/kana/drill/kana-test.tsx'));

interface CheckpointStepProps {
  readonly step: CheckpointStepReply;
  /** Where to go from the end. */
  readonly links: ReactNode;
}

interface TestResult {
  readonly right: number;
  readonly all: number;
}

const isPassed = ({ right, all }: TestResult): boolean => right / all >= CHECKPOINT_PASS_SHARE;

/** A test over the unit. Passing it early skips the rest of the unit. */
export function CheckpointStep({ step, links }: CheckpointStepProps) {
  /** Counts the tries, because each has other exercises; 0 before the first. */
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<TestResult | null>(null);
  const length = Math.min(CHECKPOINT_EXERCISES, step.kana.length || CHECKPOINT_EXERCISES);
  const begin = () => {
    setResult(null);
    setRound(round + 1);
  };
  const finish = (finished: TestResult) => {
    setResult(finished);
    record(step.id, finished);
  };
  const again = (
    <>
      {result && !isPassed(result) && <Button onClick={begin}>{texts.testAgain}</Button>}
      {links}
    </>
  );
  if (round === 0)
    return (
      <div className="grid justify-items-start gap-6">
        <p className="text-pretty text-ink-soft">
          {texts.testLead(length, Math.floor(length * (1 - CHECKPOINT_PASS_SHARE)))}
        </p>
        <Button className="noscript:hidden" onClick={begin}>
          {texts.testBegin}
        </Button>
        <noscript>
          <p className="text-ink-soft">{texts.withoutScript}</p>
        </noscript>
      </div>
    );
  const leave = () => setRound(0);
  return (
    <div className="grid gap-8">
      <OnDemand key={round} onFailed={leave}>
        {step.exercises.length > 0 ? (
          <SentenceTest step={step} onLeave={leave} onFinish={finish} links={again} />
        ) : (
          <KanaTest
            kana={step.kana.map(({ kana }) => kana)}
            length={length}
            onLeave={leave}
            onFinish={(right, all) => finish({ right, all })}
          />
        )}
      </OnDemand>
      {result && step.exercises.length === 0 && (
        <>
          <Verdict result={result} />
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">{again}</div>
        </>
      )}
    </div>
  );
}

interface SentenceTestProps extends CheckpointStepProps {
  readonly onLeave: () => void;
  readonly onFinish: (result: TestResult) => void;
}

function SentenceTest({ step, onLeave, onFinish, links }: SentenceTestProps) {
  const [exercises] = useState(() => shuffled(step.exercises, Math.random));
  return (
    <ExercisePlayer
      variant="checkpoint"
      exercises={exercises}
      models={step.judge}
      length={CHECKPOINT_EXERCISES}
      onLeave={onLeave}
      onFinish={(result) => onFinish(countsOf(result))}
      renderEnd={(result) => <Verdict result={countsOf(result)} />}
      links={links}
    />
  );
}

const countsOf = ({ asked, mistakes }: LadderResult): TestResult => ({
  right: asked - mistakes.length,
  all: asked,
});

function Verdict({ result }: { readonly result: TestResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => scrollAndFocus(heading.current), []);
  const passed = isPassed(result);
  const Picture = passed ? CrossedBridge : QuietBridge;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <Picture className="w-40 text-indigo" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-48 text-2xl font-bold outline-none">
        {passed ? texts.testPassed : texts.testFailed}
      </h2>
      <p className="text-ink-soft">{texts.testRight(result.right, result.all)}</p>
      {!passed && <p className="max-w-prose text-pretty text-ink-soft">{texts.testFailedText}</p>}
    </div>
  );
}

function record(stepId: string, result: TestResult): void {
  const subject = stepSubject(stepId);
  if (!isPassed(result)) return recordLearning({ kind: 'checkpoint-failed', subject, result: 'wrong' });
  recordLearning(
    { kind: 'step-finished', subject, result: 'right' },
    ...(result.right === result.all ? [{ kind: 'step-flawless', subject, result: 'right' } as const] : []),
  );
}
