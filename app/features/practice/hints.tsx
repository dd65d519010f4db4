import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { Breakdown } from '#contract/practice/breakdown.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { HINT_STEPS, type HintStep } from './hint-order.ts';
import { firstKanaOf, type HintPiece, structureOf, wordsToUse } from './hint-steps.ts';
import { breakdownQuery } from './practice-queries.ts';

interface HintsProps {
  readonly sentence: Pick<Sentence, 'id' | 'hint'>;
  /** How many steps are open. */
  readonly open: number;
  /** Answered or revealed: readings give nothing away any more. */
  readonly answered: boolean;
  /** Shown at the bottom: the button that reveals the answer. */
  readonly children?: ReactNode;
}

/** The hint in steps: the structure of the sentence, its words, their first sounds, and the hint of the author. */
export default function Hints({ sentence, open, answered, children }: HintsProps) {
  const furigana = useChoice(furiganaChoice);
  const readings = furigana === 'always' || (answered && furigana !== 'never');
  const { data, isError, refetch } = useQuery(breakdownQuery(sentence.id));
  const panel = useRef<HTMLDivElement>(null);
  // What was just asked for may be below the screen, and takes more room once it is loaded.
  useEffect(() => {
    if (open > 0 || data) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open, data]);
  return (
    <div ref={panel} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <ol className="grid gap-4">
        {HINT_STEPS.slice(0, open).map((step) => (
          <li key={step} className="grid gap-1.5">
            <h2 className="text-sm font-bold text-ink-soft">{practiceTexts.hintNames[step]}</h2>
            {step === 'author' ? (
              <p>
                <MixedText>{sentence.hint}</MixedText>
              </p>
            ) : data ? (
              <Step step={step} words={data.words} readings={readings} />
            ) : (
              <Missing failed={isError} onRetry={() => void refetch()} />
            )}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

function Missing({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }): ReactNode {
  if (failed)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {practiceTexts.hintFailed}
        <Button variant="secondary" size="small" onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      </p>
    );
  return (
    <p aria-busy="true">
      <span className="sr-only">{practiceTexts.hintLoading}</span>
      <Skeleton className="h-7 w-3/4" />
    </p>
  );
}

interface StepProps {
  readonly step: Exclude<HintStep, 'author'>;
  readonly words: Breakdown['words'];
  readonly readings: boolean;
}

function Step({ step, words, readings }: StepProps): ReactNode {
  switch (step) {
    case 'structure':
      return <Gaps pieces={structureOf(words)} />;
    case 'words':
      return <Words words={words} readings={readings} />;
    case 'firstKana':
      return <Gaps pieces={firstKanaOf(words)} japanese />;
  }
}

/** Gaps show a word class in Vietnamese, or a first sound in Japanese. */
function Gaps({
  pieces,
  japanese = false,
}: {
  readonly pieces: readonly HintPiece[];
  readonly japanese?: boolean;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 gap-y-1.5 text-lg">
      {pieces.map(({ text, gap }, index) =>
        gap ? (
          <span
            key={index}
            lang={japanese ? 'ja' : undefined}
            className="rounded-sm border border-dashed border-edge bg-sunken px-2 text-base text-ink-soft"
          >
            {text}
          </span>
        ) : (
          <JapaneseText key={index} className="font-bold">
            {text}
          </JapaneseText>
        ),
      )}
    </p>
  );
}

function Words({ words, readings }: Omit<StepProps, 'step'>) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {wordsToUse(words).map(({ text, reading, item }) => (
        <li key={text} className="flex flex-wrap items-baseline gap-x-2">
          <JapaneseText className="text-lg font-bold">{text}</JapaneseText>
          {readings && reading !== text && (
            <JapaneseText className="text-sm text-ink-soft">{reading}</JapaneseText>
          )}
          {item?.sino && <span className="text-xs font-bold text-vermilion">{item.sino}</span>}
          {item && (
            <span className="text-sm">
              <MixedText>{item.mean}</MixedText>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
