import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { pointsFor, TRIES_SPENT_BY_REVEAL } from '#core/scoring/points.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { AnswerForm } from '#app/ui/forms/answer-form.tsx';
import { VoiceChoice } from '#app/ui/forms/voice-choice.tsx';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { HINT_STEPS } from './hint-order.ts';
import { AnswerCard, Hints, useLateParts, Verdict } from './late-parts.ts';
import { patternToTry } from './practice-state.ts';
import { SentenceNav } from './sentence-nav.tsx';
import type { Listening } from './use-listening.ts';
import type { PracticeControls } from './use-practice.ts';

interface SentencePracticeProps {
  readonly sentence: Sentence;
  readonly mode: PracticeMode;
  readonly loggedIn: boolean;
  readonly practice: PracticeControls;
  readonly onMove: (to: number) => void;
  readonly onSaveWord: (item: ShortItem) => void;
  readonly heading?: 'h1' | 'h3';
  /** Replaces the sentence text. The page of a mode passes it, so that the other mode does not load it. */
  readonly prompt?: ComponentType<{ readonly listening: Listening }>;
}

/** One sentence: the task, the answer, its verdict, and the navigation. */
export function SentencePractice(props: SentencePracticeProps) {
  const { sentence, mode, loggedIn, practice, onMove, onSaveWord, heading, prompt: Prompt } = props;
  const { state, speaker, listening } = practice;
  const isListening = practiceModes[mode].prompt === 'sound';
  const romaji = useChoice(romajiChoice) === 'on';
  const verdict = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useLateParts();
  const right = state.judged?.reply.correct ?? false;
  const pattern = patternToTry(state);
  const answered = (right && pattern === null) || state.revealed;
  const isCheaper = (state.tries[sentence.id] ?? 0) < TRIES_SPENT_BY_REVEAL;
  const cost = loggedIn && isCheaper ? pointsFor(mode, TRIES_SPENT_BY_REVEAL + 1) : null;
  const reveal = !right && !state.revealed && (
    <RevealButton cost={cost} busy={practice.revealing} onReveal={practice.reveal} />
  );

  const tryAgain = () => {
    practice.tryAgain();
    field.current?.focus();
  };

  useEffect(() => {
    if (!state.judged) return;
    // A right answer is done: the next Enter moves on, and a phone's keyboard closes to make room for the verdict.
    if (state.judged.reply.correct) {
      nextButton.current?.focus({ preventScroll: true });
      nextButton.current?.scrollIntoView({ block: 'nearest' });
    }
    // Last: where there is no room for both, the verdict matters more.
    verdict.current?.scrollIntoView({ block: 'nearest' });
    // A credit that comes later moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state.verdicts]);

  return (
    <div className="grid gap-5 sm:gap-6">
      {Prompt ? (
        <Prompt listening={listening} />
      ) : (
        <SentencePrompt sentence={sentence.viSentence} heading={heading} />
      )}
      <AnswerForm
        answer={state.answer}
        onChange={practice.type}
        romaji={romaji}
        onRomajiChange={(on) => romajiChoice.choose(on ? 'on' : 'off')}
        onCheck={practice.check}
        checking={practice.checking}
        fieldRef={field}
        hint={<HintButton opened={state.hints} onHint={practice.hint} />}
      />
      <Announcement>{state.judged && announced(state.judged.reply)}</Announcement>
      {state.judged && (
        <div ref={verdict}>
          <OnDemand Missing={NotLoaded}>
            <Verdict
              sentenceId={sentence.id}
              judged={state.judged}
              loggedIn={loggedIn}
              reveal={reveal}
              again={pattern === null ? null : { pattern, tryAgain, showModel: practice.showModel }}
            />
          </OnDemand>
        </div>
      )}
      {answered && (
        <OnDemand Missing={NotLoaded}>
          <AnswerCard
            sentence={sentence}
            withMeaning={isListening}
            asked={!right}
            onListen={() =>
              void speaker.play({ text: sentence.jpSentence, source: { sentenceId: sentence.id } })
            }
            onSaveWord={onSaveWord}
          />
        </OnDemand>
      )}
      {state.hints > 0 && (
        <OnDemand Missing={NotLoaded}>
          <Hints sentence={sentence} open={state.hints} answered={answered}>
            {!state.judged && reveal && <div className="flex flex-wrap gap-2">{reveal}</div>}
          </Hints>
        </OnDemand>
      )}
      <SentenceNav ref={nextButton} state={state} done={right} onMove={onMove} />
      {isListening && <VoiceChoice />}
    </div>
  );
}

/** Rendered before it has content: screen readers ignore a live region that appears together with its text. */
function Announcement({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

const announced = ({
  verdict,
  feedback,
  points,
  pointsNote = '',
}: Pick<JudgedAnswer, 'verdict' | 'feedback' | 'points' | 'pointsNote'>): string =>
  [
    `${knownText(practiceTexts.verdicts, verdict) ?? practiceTexts.judged}.`,
    verdict === 'correct' ? '' : feedback,
    points > 0 ? practiceTexts.pointsEarned(points) : '',
    pointsNote,
  ]
    .filter(Boolean)
    .join(' ');

function HintButton({ opened, onHint }: { readonly opened: number; readonly onHint: () => void }) {
  const total = HINT_STEPS.length;
  return (
    <Button variant="quiet" className="px-2! whitespace-nowrap" disabled={opened >= total} onClick={onHint}>
      {opened === 0 ? practiceTexts.hint : practiceTexts.moreHint}
      {opened > 0 && <span className="tabular-nums">{practiceTexts.hintStep(opened, total)}</span>}
    </Button>
  );
}

interface RevealButtonProps {
  /** The points that a right answer earns afterwards; null if that is no less than without it. */
  readonly cost: number | null;
  readonly busy: boolean;
  readonly onReveal: () => void;
}

/** Reveals the answer on request. Logged-in learners see what it costs (PRODUCT.md, Scores), below all buttons. */
function RevealButton({ cost, busy, onReveal }: RevealButtonProps) {
  return (
    <>
      <Button variant="secondary" size="small" disabled={busy} onClick={onReveal}>
        {practiceTexts.showAnswer}
      </Button>
      {cost !== null && (
        <p className="order-last w-full text-sm text-ink-soft">{practiceTexts.showAnswerCosts(cost)}</p>
      )}
    </>
  );
}

interface SentencePromptProps {
  readonly sentence: string;
  /** For pages with another main heading. */
  readonly heading?: 'h1' | 'h3';
}

/** The sentence to translate into Japanese. */
function SentencePrompt({ sentence, heading: Heading = 'h1' }: SentencePromptProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{practiceTexts.translateThis}</p>
      <Heading tabIndex={-1} className="text-2xl leading-snug font-bold outline-none sm:text-3xl">
        {sentence}
      </Heading>
    </div>
  );
}
