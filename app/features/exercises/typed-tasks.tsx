import { useId, useState } from 'react';
import type { Dictation } from '#core/exercises/dictation.ts';
import type { FreeTranslation } from '#core/exercises/free-translation.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { AnswerForm } from '#app/ui/forms/answer-form.tsx';
import { Instruction, SoundPrompt, VietnameseSentence } from './prompts.tsx';
import { type TaskProps, useFocusWhenAsked } from './task.ts';

/** Type what was heard. */
export function DictationTask({ exercise, phase, onAnswer }: TaskProps<Dictation>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  const question = useId();
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} id={question} exercise={exercise} />
      <SoundPrompt exercise={exercise} />
      <TypedAnswer phase={phase} onAnswer={onAnswer} describedBy={question} />
    </div>
  );
}

/** Translate a sentence. */
export function FreeTranslationTask({ exercise, phase, onAnswer }: TaskProps<FreeTranslation>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  const question = useId();
  return (
    <div className="grid gap-4">
      <div id={question} className="grid gap-4">
        <Instruction ref={heading} exercise={exercise} />
        <VietnameseSentence>{exercise.vietnamese}</VietnameseSentence>
      </div>
      <TypedAnswer phase={phase} onAnswer={onAnswer} describedBy={question} />
    </div>
  );
}

interface TypedAnswerProps extends Pick<TaskProps<Dictation>, 'phase' | 'onAnswer'> {
  /** The id of the question. */
  readonly describedBy: string;
}

/** The answer box of practice. A wrong answer stays, to be mended. */
export function TypedAnswer({ phase, onAnswer, describedBy }: TypedAnswerProps) {
  const [answer, setAnswer] = useState('');
  const romaji = useChoice(romajiChoice) === 'on';
  const isOpen = phase === 'asked' || phase === 'checking';
  return (
    <div inert={!isOpen}>
      <AnswerForm
        answer={answer}
        onChange={setAnswer}
        romaji={romaji}
        onRomajiChange={(on) => romajiChoice.choose(on ? 'on' : 'off')}
        onCheck={(text, typedAs) => onAnswer({ text }, typedAs)}
        checking={phase === 'checking'}
        fieldRef={focusByKeyboard}
        describedBy={describedBy}
      />
    </div>
  );
}

/** Whoever has a keyboard types at once. On phones the focus would cover half of the screen with theirs. */
function focusByKeyboard(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}
