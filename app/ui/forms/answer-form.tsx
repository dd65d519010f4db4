import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { ANSWER_MAX_CHARS } from '#contract/limits.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { finishKana, isTypedInVietnamese } from '#core/japanese/typed-romaji.ts';
import { isComposing } from '#app/lib/composing.ts';
import { Button } from '../button.tsx';
import { Checkbox, TextArea } from './field.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useKanaInput } from './use-kana-input.ts';

interface AnswerFormProps {
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  /** Whether romaji is converted to kana while typing. */
  readonly romaji: boolean;
  readonly onRomajiChange: (romaji: boolean) => void;
  /** Called with the trimmed answer (PRODUCT.md, Practice). */
  readonly onCheck: (answer: string, typedAs?: 'romaji') => void;
  readonly checking?: boolean;
  /** Shown beside the check button. */
  readonly hint?: ReactNode;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
  /** The id of the question, which screen readers read with the field. */
  readonly describedBy?: string;
}

/** Enter checks, Shift+Enter is a new line; Enter during an IME composition only ends it (PRODUCT.md, Practice). */
export function AnswerForm(props: AnswerFormProps) {
  const { answer, onChange, romaji, onRomajiChange, onCheck, checking = false } = props;
  const { hint, fieldRef, describedBy } = props;
  const kana = useKanaInput(romaji, onChange);
  const form = useRef<HTMLFormElement>(null);
  useAboveKeyboard(form);
  const blank = answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank || checking) return;
    const finished = romaji ? finishKana(answer) : answer;
    if (finished !== answer) onChange(finished);
    onCheck(finished.trim(), kana.isFromRomaji(answer) ? 'romaji' : undefined);
  };
  const checkOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) submit(event);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4 noscript:hidden">
      <TextArea
        ref={fieldRef}
        label={practiceTexts.answerLabel}
        describedBy={describedBy}
        hint={<TypingHint answer={answer} romaji={romaji} />}
        lang="ja"
        rows={2}
        className="text-xl leading-relaxed placeholder:font-sans"
        placeholder={practiceTexts.answerPlaceholder}
        maxLength={ANSWER_MAX_CHARS}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={answer}
        {...kana.handlers}
        onKeyDown={checkOnEnter}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Checkbox
          label={practiceTexts.romajiSwitch}
          checked={romaji}
          onChange={(event) => onRomajiChange(event.target.checked)}
        />
        <div className="flex flex-1 flex-wrap justify-end gap-3">
          {hint}
          <Button type="submit" disabled={blank || checking} className="min-w-32">
            {checking ? practiceTexts.checking : practiceTexts.check}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Warns about a Vietnamese keyboard, which breaks romaji; otherwise explains the keys on desktops. */
function TypingHint({ answer, romaji }: Pick<AnswerFormProps, 'answer' | 'romaji'>) {
  if (romaji && isTypedInVietnamese(answer))
    return <b className="text-amber">{practiceTexts.vietnameseKeyboard}</b>;
  return <span className="hidden pointer-fine:inline">{practiceTexts.enterChecks}</span>;
}
