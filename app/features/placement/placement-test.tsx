import { useEffect, useReducer, useRef } from 'react';
import type { PlacementQuestion, PlacementUnit } from '#contract/placement/endpoints.ts';
import { placementQuestionTexts, placementTexts as texts } from '#contract/texts/placement.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { PLACEMENT_QUESTIONS_MAX } from '#core/placement/placement.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { PlacementResult } from './placement-result.tsx';
import { answerTest, beginTest } from './placement-state.ts';

interface PlacementTestProps {
  readonly units: readonly PlacementUnit[];
  /** Mixed, so that the test differs from the last one. */
  readonly questions: readonly PlacementQuestion[];
  /** The learner wants to begin there. */
  readonly onAccept: (unit: PlacementUnit) => void;
  readonly onAgain: () => void;
}

/** One question at a time, without verdicts in between: they would only slow down a short test. */
export default function PlacementTest({ units, questions, onAccept, onAgain }: PlacementTestProps) {
  const [state, answer] = useReducer(answerTest, null, () => beginTest(units.length, questions));
  const { question, answers } = state;
  if (!question) return <PlacementResult units={units} state={state} onAccept={onAccept} onAgain={onAgain} />;
  return (
    <WithoutRomaji>
      <section data-keep-clear data-practice aria-label={texts.label} className="grid gap-6">
        <div className="grid gap-2">
          <p className="flex items-center justify-between gap-4 text-sm text-ink-soft">
            <span className="tabular-nums">
              {texts.step(answers.length + 1)} · {texts.atMost(PLACEMENT_QUESTIONS_MAX)}
            </span>
          </p>
          <Progress label={texts.label} value={answers.length} max={PLACEMENT_QUESTIONS_MAX} />
        </div>
        <Question key={answers.length} question={question} onAnswer={answer} />
      </section>
    </WithoutRomaji>
  );
}

interface QuestionProps {
  readonly question: PlacementQuestion;
  readonly onAnswer: (choice: number | null) => void;
}

function Question({ question, onAnswer }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader reads the new question, and the keyboard goes on from it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { asks, japanese, vietnamese, choices } = question;
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {placementQuestionTexts[asks]}
      </h2>
      <div className="grid gap-2 rounded-xl border border-line bg-surface p-5 text-center">
        <p className={asks === 'reading' ? 'text-headword' : 'text-2xl leading-loose'}>
          <SentenceWithBlank>{japanese}</SentenceWithBlank>
        </p>
        {vietnamese !== undefined && <p className="text-ink-soft">{vietnamese}</p>}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice, at) => (
          <li key={choice}>
            <Button variant="secondary" className="h-auto min-h-12 w-full py-3" onClick={() => onAnswer(at)}>
              {asks === 'meaning' || asks === 'reading' ? (
                choice
              ) : (
                <JapaneseText>{parseRuby(choice)}</JapaneseText>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="justify-self-center" onClick={() => onAnswer(null)}>
        {texts.unknown}
      </Button>
    </div>
  );
}

const BLANK = '＿';

function SentenceWithBlank({ children }: { readonly children: string }) {
  const [before = '', after] = children.split(BLANK);
  return (
    <>
      <JapaneseText>{parseRuby(before)}</JapaneseText>
      {after !== undefined && (
        <>
          <span aria-hidden className="mx-1 inline-block w-12 border-b-2 border-indigo align-baseline" />
          <span className="sr-only">{texts.blank}</span>
          <JapaneseText>{parseRuby(after)}</JapaneseText>
        </>
      )}
    </>
  );
}
