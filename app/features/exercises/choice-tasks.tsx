import type { HeardChoice } from '#core/exercises/heard-choice.ts';
import type { MeaningChoice } from '#core/exercises/meaning-choice.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Instruction, JapaneseSentence, SoundPrompt } from './prompts.tsx';
import { type TaskProps, useFocusWhenAsked } from './task.ts';

/** Choose what a Japanese sentence means. */
export function MeaningChoiceTask({ exercise, phase, onAnswer }: TaskProps<MeaningChoice>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <JapaneseSentence>{exercise.japanese}</JapaneseSentence>
      <ChoiceList {...exercise} phase={phase} onAnswer={onAnswer}>
        {(choice) => choice}
      </ChoiceList>
    </div>
  );
}

/** Choose what was said. */
export function HeardChoiceTask({ exercise, phase, onAnswer }: TaskProps<HeardChoice>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <SoundPrompt exercise={exercise} />
      <ChoiceList {...exercise} phase={phase} onAnswer={onAnswer}>
        {(choice) => <JapaneseText className="text-lg">{parseRuby(choice)}</JapaneseText>}
      </ChoiceList>
    </div>
  );
}
