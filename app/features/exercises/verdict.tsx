import { Volume2 } from 'lucide-react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { VerdictPanel } from '#app/ui/japanese/verdict-panel.tsx';
import { inWords, useExplanation } from './mistakes.tsx';
import { spokenOf } from './prompts.tsx';

/** What the judge says, with explanations on demand. */
export function Verdict({ judgement }: { readonly judgement: Judgement }) {
  const { dialog, explain } = useExplanation();
  return (
    <>
      <VerdictPanel judgement={panelOf(judgement)} label={texts.ownSentence} onExplain={explain} />
      {dialog}
    </>
  );
}

/** A right answer stands below as the model. */
function panelOf(judgement: Judgement) {
  const words = inWords(judgement);
  return judgement.verdict === 'correct' ? { ...words, segments: [] } : words;
}

/** The sentence with its readings, its sound and its meaning. */
export function ModelAnswer({ exercise }: { readonly exercise: Exercise }) {
  const { play } = useSpeaker();
  return (
    <section
      aria-label={texts.answer}
      className="flex items-start gap-2 rounded-lg border border-line bg-surface px-4 py-2"
    >
      <div className="min-w-0 flex-1">
        <JapaneseText as="p" className="text-lg leading-loose">
          {parseRuby(exercise.japanese)}
        </JapaneseText>
        <p className="text-ink-soft">{exercise.vietnamese}</p>
      </div>
      <IconButton
        label={texts.listenToAnswer}
        icon={<Volume2 />}
        onClick={() => void play(spokenOf(exercise))}
      />
    </section>
  );
}
