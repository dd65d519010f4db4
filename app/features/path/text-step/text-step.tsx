import { type ReactNode, useState } from 'react';
import type { StepQuestion } from '#contract/path/step.ts';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import { stepSubject } from '#core/path/path-progress.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';
import { StepEnd } from '../step-end.tsx';
import { Questions } from './questions.tsx';
import { type TextLine, TextLines } from './text-lines.tsx';

interface TextStepProps {
  readonly stepId: string;
  readonly lines: readonly TextLine[];
  readonly questions: readonly StepQuestion[];
  /** Where to go from the end. */
  readonly links: ReactNode;
}

/** A dialogue or a reading: the text, then questions about it. */
export function TextStep({ stepId, lines, questions, links }: TextStepProps) {
  const [round, setRound] = useState(0);
  const [rightAtOnce, setRightAtOnce] = useState<number | null>(null);
  const finish = (right: number) => {
    const subject = stepSubject(stepId);
    recordLearning(
      { kind: 'step-finished', subject, result: 'right' },
      ...(right === questions.length ? [{ kind: 'step-flawless', subject, result: 'right' } as const] : []),
    );
    setRightAtOnce(right);
  };
  if (rightAtOnce !== null) {
    const isGold = rightAtOnce === questions.length;
    return (
      <StepEnd text={isGold ? texts.doneGold : texts.doneText(rightAtOnce, questions.length)} isGold={isGold}>
        {links}
        <Button
          variant="quiet"
          onClick={() => {
            setRightAtOnce(null);
            setRound(round + 1);
          }}
        >
          {texts.again}
        </Button>
      </StepEnd>
    );
  }
  return (
    <div className="grid gap-8">
      <TextLines lines={lines} />
      <Questions key={round} questions={questions} onFinish={finish} />
      <noscript>
        <p className="text-ink-soft">{texts.withoutScript}</p>
      </noscript>
    </div>
  );
}
