import { useState } from 'react';
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
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <SoundPrompt exercise={exercise} />
      <TypedAnswer phase={phase} onAnswer={onAnswer} />
    </div>
  );
}

/** Translate a sentence. */
export function FreeTranslationTask({ exercise, phase, onAnswer }: TaskProps<FreeTranslation>) {
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  return (
    <div className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <VietnameseSentence>{exercise.vietnamese}</VietnameseSentence>
      <TypedAnswer phase={phase} onAnswer={onAnswer} />
    </div>
  );
}

/** The answer box of practice. A wrong answer stays, to be mended. */
export function TypedAnswer({ phase, onAnswer }: Pick<TaskProps<Dictation>, 'phase' | 'onAnswer'>) {
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
      />
    </div>
  );
}

/** Whoever has a keyboard types at once. On phones the focus would cover half of the screen with theirs. */
function focusByKeyboard(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}
