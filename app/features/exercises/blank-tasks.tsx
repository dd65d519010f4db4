import { useId, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Blank, Choices } from '#core/exercises/exercise.ts';
import type { FormBlank } from '#core/exercises/form-blank.ts';
import type { ParticleBlank } from '#core/exercises/particle-blank.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Instruction, VietnameseSentence } from './prompts.tsx';
import { type TaskProps, useFocusWhenAsked } from './task.ts';
import { TypedAnswer } from './typed-tasks.tsx';

/** Choose the particle for a blank. */
export function ParticleBlankTask({ exercise, phase, onAnswer }: TaskProps<ParticleBlank>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <VietnameseSentence>{exercise.vietnamese}</VietnameseSentence>
      <BlankWithChoices blank={exercise} options={exercise} phase={phase} onAnswer={onAnswer} />
    </div>
  );
}

/** Put a verb or an adjective into the form that fits: chosen, or typed where there are no choices. */
export function FormBlankTask({ exercise, phase, onAnswer }: TaskProps<FormBlank>) {
  const { vietnamese, base, options } = exercise;
  const question = useId();
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <VietnameseSentence>{vietnamese}</VietnameseSentence>
      <p>
        <span className="text-sm text-ink-soft">{texts.dictionaryForm}: </span>
        <JapaneseText className="text-xl">{parseRuby(base)}</JapaneseText>
      </p>
      {options ? (
        <BlankWithChoices blank={exercise} options={options} phase={phase} onAnswer={onAnswer} />
      ) : (
        <>
          <div id={question}>
            <SentenceWithBlank blank={exercise} filling="" />
          </div>
          <TypedAnswer phase={phase} onAnswer={onAnswer} describedBy={question} />
        </>
      )}
    </div>
  );
}

interface BlankWithChoicesProps extends Pick<TaskProps<FormBlank>, 'phase' | 'onAnswer'> {
  readonly blank: Blank;
  readonly options: Choices;
}

/** The chosen one stands in the blank, so that the whole sentence can be read. */
function BlankWithChoices({ blank, options, phase, onAnswer }: BlankWithChoicesProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const filling = phase === 'shown' ? options.right : chosen;
  return (
    <>
      <SentenceWithBlank blank={blank} filling={filling === null ? '' : (options.choices[filling] ?? '')} />
      <ChoiceList {...options} isShort phase={phase} onAnswer={onAnswer} onChoose={setChosen}>
        {(choice) => <JapaneseText className="text-xl">{parseRuby(choice)}</JapaneseText>}
      </ChoiceList>
    </>
  );
}

function SentenceWithBlank({ blank, filling }: { readonly blank: Blank; readonly filling: string }) {
  return (
    <p className="text-2xl leading-loose">
      <JapaneseText>{parseRuby(blank.before)}</JapaneseText>
      <span className="mx-1 inline-block min-w-16 border-b-2 border-indigo text-center text-indigo">
        {filling === '' ? (
          <>
            <span className="sr-only">{texts.blank}</span>
            <span aria-hidden>&nbsp;</span>
          </>
        ) : (
          <JapaneseText>{parseRuby(filling)}</JapaneseText>
        )}
      </span>
      <JapaneseText>{parseRuby(blank.after)}</JapaneseText>
    </p>
  );
}
