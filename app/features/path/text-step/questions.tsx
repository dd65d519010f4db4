import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { StepQuestion } from '#contract/path/step.ts';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FIRST_QUESTION, questionReducer } from './question-state.ts';

interface QuestionsProps {
  readonly questions: readonly StepQuestion[];
  /** With how many were right at the first try. */
  readonly onFinish: (rightAtOnce: number) => void;
}

/** What a text is about, one question at a time. */
export function Questions({ questions, onFinish }: QuestionsProps) {
  const [state, dispatch] = useReducer(questionReducer, FIRST_QUESTION);
  const question = questions[state.at];
  if (!question) return null;
  const isLast = state.at === questions.length - 1;
  const moveOn = () => (isLast ? onFinish(state.rightAtOnce) : dispatch({ kind: 'moved' }));
  return (
    <section
      data-keep-clear
      data-practice
      aria-labelledby="questions"
      className="grid gap-4 border-t border-line pt-6 noscript:hidden"
    >
      <h2 id="questions" className="text-xl font-bold">
        {texts.questions}
      </h2>
      <p className="text-sm text-ink-soft tabular-nums">{texts.question(state.at + 1, questions.length)}</p>
      <Asked key={`ask ${state.at}`} ask={question.ask} isFirst={state.at === 0} />
      <ul className="grid gap-2">
        {question.choices.map(({ vi, right }, choice) => (
          <li key={choice}>
            <Choice
              state={state.tried.includes(choice) ? (right ? 'right' : 'wrong') : 'open'}
              isOver={state.isRight}
              onChoose={() => {
                dispatch({ kind: 'chosen', choice, question });
                feelVerdict(right);
              }}
            >
              <MixedText>{vi}</MixedText>
            </Choice>
          </li>
        ))}
      </ul>
      <div role="status" className="grid min-h-14 gap-1">
        {state.isRight && <p className="font-bold text-moss">{texts.right}</p>}
        {state.isRight && (
          <p>
            <MixedText>{question.why}</MixedText>
          </p>
        )}
        {!state.isRight && state.tried.length > 0 && <p className="text-error">{texts.wrong}</p>}
      </div>
      {state.isRight && (
        <NextButton key={`next ${state.at}`} onClick={moveOn}>
          {isLast ? texts.finish : texts.nextQuestion}
        </NextButton>
      )}
    </section>
  );
}

/** Takes the focus from the button that led here, but not when the page opens. */
function Asked({ ask, isFirst }: { readonly ask: string; readonly isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
      <MixedText>{ask}</MixedText>
    </h3>
  );
}

interface ChoiceProps {
  readonly state: 'open' | 'right' | 'wrong';
  readonly isOver: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const COLOURS: Readonly<Record<ChoiceProps['state'], string>> = {
  open: 'border-line bg-surface enabled:hover:border-indigo',
  right: 'border-moss bg-moss-wash',
  wrong: 'border-error bg-error-wash',
};

function Choice({ state, isOver, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      disabled={isOver || state === 'wrong'}
      onClick={onChoose}
      className={classNames(
        'flex min-h-13 w-full items-center justify-between gap-3 rounded-md border-2 px-4 py-2 text-left transition-colors',
        COLOURS[state],
        isOver && state === 'open' && 'opacity-60',
      )}
    >
      <span>{children}</span>
      {state === 'right' && <Check aria-hidden className="size-5 shrink-0 text-moss" />}
      {state === 'wrong' && <X aria-hidden className="size-5 shrink-0 text-error" />}
    </button>
  );
}

function NextButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  // The choice that was just used is disabled.
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  );
}
