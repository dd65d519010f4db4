import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { PlacementUnit } from '#contract/placement/endpoints.ts';
import { placementTexts as texts } from '#contract/texts/placement.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { type PlacementAnswer, type PlacementState, resultOf } from './placement-state.ts';

interface PlacementResultProps {
  readonly units: readonly PlacementUnit[];
  readonly state: PlacementState;
  readonly onAccept: (unit: PlacementUnit) => void;
  readonly onAgain: () => void;
}

/** Where to begin, and why the test thinks so. */
export function PlacementResult({ units, state, onAccept, onAgain }: PlacementResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => scrollAndFocus(heading.current), []);
  const { known, isSure } = resultOf(state);
  const unit = units[known];
  const before = units[known - 1];
  return (
    <section className="grid gap-6">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl font-bold text-balance outline-none">
          {unit ? texts.resultTitle(unit.title) : texts.knowsAll}
        </h2>
        <p className="text-pretty text-ink-soft">{unit ? whyOf(before, unit) : texts.knowsAllText}</p>
        {!isSure && <p className="text-pretty text-ink-soft">{texts.doubt}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {unit ? (
          <Button onClick={() => onAccept(unit)}>{texts.accept}</Button>
        ) : (
          <ButtonLink to={paths.exercises}>{texts.toExercises}</ButtonLink>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
      <div className="grid gap-3">
        <h3 className="text-lg font-bold">{texts.answersTitle}</h3>
        <ul className="grid gap-2">
          {state.answers.map((answer, at) => (
            <li key={at} className="rounded-lg border border-line bg-surface p-4">
              <AnswerRow answer={answer} unit={units[answer.question.unit]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const whyOf = (before: PlacementUnit | undefined, unit: PlacementUnit): string =>
  before ? texts.why(before.title, unit.title) : texts.whyFirst;

interface AnswerRowProps {
  readonly answer: PlacementAnswer;
  readonly unit: PlacementUnit | undefined;
}

function AnswerRow({ answer: { question, choice }, unit }: AnswerRowProps) {
  const { japanese, vietnamese, choices, right, asks } = question;
  const verdict = choice === null ? 'notKnown' : choice === right ? 'right' : 'wrong';
  const Icon = { right: Check, wrong: X, notKnown: CircleHelp }[verdict];
  const colour = { right: 'text-moss', wrong: 'text-error', notKnown: 'text-ink-soft' }[verdict];
  const answer = choices[right] ?? '';
  const isJapanese = asks === 'particle' || asks === 'form';
  const filled = isJapanese ? japanese.replace('＿', answer) : japanese;
  return (
    <div className="grid gap-1">
      <p className={`flex items-center gap-2 text-sm font-bold ${colour}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {texts[verdict]}
        {unit && <span className="font-normal text-ink-soft">{unit.title}</span>}
      </p>
      <p className="text-lg">
        <JapaneseText>{parseRuby(filled)}</JapaneseText>
      </p>
      <p className="text-sm text-ink-soft">{vietnamese ?? (isJapanese ? '' : texts.rightIs(answer))}</p>
    </div>
  );
}
