import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Sentence } from '#contract/courses/course.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { HINT_STEPS } from './hint-steps.ts';
import { Hints } from './hints.tsx';
import { ListeningPrompt } from './listening-prompt.tsx';
import { SentencePrompt } from './sentence-prompt.tsx';
import { RevealButton } from './reveal-button.tsx';
import type { PracticeControls } from './use-practice.ts';
import { useRomajiSwitch } from './use-romaji-switch.ts';
import { Verdict } from './verdict.tsx';

interface SentencePracticeProps {
  readonly sentence: Sentence;
  readonly mode: PracticeMode;
  readonly loggedIn: boolean;
  readonly practice: PracticeControls;
  readonly onMove: (to: number) => void;
  readonly onSaveWord: (item: ShortItem) => void;
}

/** One sentence: what is asked, the answer, the verdict on it, and the way on. */
export function SentencePractice(props: SentencePracticeProps) {
  const { sentence, mode, loggedIn, practice, onMove, onSaveWord } = props;
  const { state, speaker } = practice;
  const [romaji, setRomaji] = useRomajiSwitch();
  const onward = useRef<HTMLButtonElement>(null);
  const right = state.judged?.reply.correct ?? false;
  const answered = right || state.revealed !== null;
  const reveal = { loggedIn, busy: practice.revealing, onReveal: practice.reveal };
  const isLast = state.index === state.round.length - 1;

  // What is right is done: the next Enter goes on, and a phone's keyboard makes room for the verdict.
  useEffect(() => {
    if (right) onward.current?.focus();
  }, [right]);

  return (
    <div className="grid gap-6">
      {mode === 'listening' ? (
        <ListeningPrompt sentence={sentence} speaker={speaker} />
      ) : (
        <SentencePrompt sentence={sentence.viSentence} />
      )}
      <AnswerForm
        answer={state.answer}
        onChange={practice.type}
        romaji={romaji}
        onRomajiChange={setRomaji}
        onCheck={practice.check}
        checking={practice.checking}
        hint={<HintButton opened={state.hints} onHint={practice.hint} />}
      />
      {state.hints > 0 && (
        <Hints sentence={sentence} open={state.hints}>
          {!state.judged && !answered && <RevealButton {...reveal} className="justify-self-start" />}
        </Hints>
      )}
      {state.judged && (
        <Verdict
          sentenceId={sentence.id}
          judged={state.judged}
          loggedIn={loggedIn}
          reveal={!answered && <RevealButton {...reveal} />}
        />
      )}
      {answered && (
        <AnswerCard
          sentence={sentence}
          withMeaning={mode === 'listening'}
          onListen={() =>
            void speaker.play({ text: sentence.jpSentence, source: { sentenceId: sentence.id } })
          }
          onSaveWord={onSaveWord}
        />
      )}
      <nav className="flex justify-between gap-3 noscript:hidden">
        <Button
          variant="secondary"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          disabled={state.index === 0}
          onClick={() => onMove(state.index - 1)}
        >
          {practiceTexts.previous}
        </Button>
        <Button
          ref={onward}
          variant={right ? 'primary' : 'secondary'}
          onClick={() => onMove(state.index + 1)}
        >
          {isLast ? practiceTexts.finish : practiceTexts.next}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </nav>
    </div>
  );
}

function HintButton({ opened, onHint }: { readonly opened: number; readonly onHint: () => void }) {
  const total = HINT_STEPS.length;
  return (
    <Button variant="quiet" disabled={opened >= total} onClick={onHint}>
      {opened === 0 ? practiceTexts.hint : practiceTexts.moreHint}
      {opened > 0 && <span className="tabular-nums">{practiceTexts.hintStep(opened, total)}</span>}
    </Button>
  );
}
