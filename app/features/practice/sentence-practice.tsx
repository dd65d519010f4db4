import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { type PracticeMode, practiceModes } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { VoiceChoice } from '#app/ui/forms/voice-choice.tsx';
import { NotLoaded } from '#app/ui/overlays/not-loaded.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { AnswerForm } from './answer-form.tsx';
import { HINT_STEPS } from './hint-order.ts';
import { AnswerCard, Hints, useLateParts, Verdict } from './late-parts.ts';
import type { Listening } from './use-listening.ts';
import type { PracticeControls } from './use-practice.ts';
import { WayOn } from './way-on.tsx';

interface SentencePracticeProps {
  readonly sentence: Sentence;
  readonly mode: PracticeMode;
  readonly loggedIn: boolean;
  readonly practice: PracticeControls;
  readonly onMove: (to: number) => void;
  readonly onSaveWord: (item: ShortItem) => void;
  readonly heading?: 'h1' | 'h3';
  /** Instead of the sentence: the page of a mode brings it, so that the other does without. */
  readonly prompt?: ComponentType<{ readonly listening: Listening }>;
}

/** One sentence: what is asked, the answer, the verdict on it, and the way on. */
export function SentencePractice(props: SentencePracticeProps) {
  const { sentence, mode, loggedIn, practice, onMove, onSaveWord, heading, prompt: Prompt } = props;
  const { state, speaker, listening } = practice;
  const isHeard = practiceModes[mode].prompt === 'sound';
  const romaji = useChoice(romajiChoice) === 'on';
  const verdict = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  useLateParts();
  const right = state.judged?.reply.correct ?? false;
  const answered = right || state.revealed;
  const reveal = !answered && (
    <RevealButton loggedIn={loggedIn} busy={practice.revealing} onReveal={practice.reveal} />
  );

  useEffect(() => {
    if (!state.judged) return;
    // What is right is done: the next Enter goes on, and a phone's keyboard makes room for the verdict.
    if (state.judged.reply.correct) {
      onward.current?.focus({ preventScroll: true });
      onward.current?.scrollIntoView({ block: 'nearest' });
    }
    // Last: where there is no room for both, it is what one wants to see.
    verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [state.judged]);

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
        hint={<HintButton opened={state.hints} onHint={practice.hint} />}
      />
      <Announcement>{state.judged && announced(state.judged.reply)}</Announcement>
      {state.judged && (
        <div ref={verdict}>
          <OnDemand Missing={NotLoaded}>
            <Verdict sentenceId={sentence.id} judged={state.judged} loggedIn={loggedIn} reveal={reveal} />
          </OnDemand>
        </div>
      )}
      {answered && (
        <OnDemand Missing={NotLoaded}>
          <AnswerCard
            sentence={sentence}
            withMeaning={isHeard}
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
            {!state.judged && reveal}
          </Hints>
        </OnDemand>
      )}
      <WayOn ref={onward} state={state} done={right} onMove={onMove} />
      {isHeard && <VoiceChoice />}
    </div>
  );
}

/** There before it has something to say: a region that comes together with its words is not read out. */
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
    `${practiceTexts.verdicts[verdict]}.`,
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
  readonly loggedIn: boolean;
  readonly busy: boolean;
  readonly onReveal: () => void;
}

/** The answer on request; who is logged in is told what it costs (PRODUCT.md, Scores). */
function RevealButton({ loggedIn, busy, onReveal }: RevealButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" disabled={busy} onClick={onReveal}>
        {practiceTexts.showAnswer}
      </Button>
      {loggedIn && <span className="text-sm text-ink-soft">{practiceTexts.showAnswerCosts}</span>}
    </div>
  );
}

interface SentencePromptProps {
  readonly sentence: string;
  /** Where the sentence is not what the whole page is about. */
  readonly heading?: 'h1' | 'h3';
}

/** The sentence to turn into Japanese. */
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
