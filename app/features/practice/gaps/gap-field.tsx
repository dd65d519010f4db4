import type { KeyboardEvent } from 'react';
import { SPELLING_MAX_CHARS } from '#contract/learning-limits.ts';
import { gapTexts as texts } from '#contract/texts/gaps.ts';
import type { WordVerdict } from '#core/memory/judge-word.ts';
import { isComposing } from '#app/lib/composing.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useKanaInput } from '#app/ui/forms/use-kana-input.ts';

interface GapFieldProps {
  readonly label: string;
  /** How many kana are expected: the width is no more than a hint. */
  readonly letters: number;
  readonly value: string;
  readonly verdict: WordVerdict | undefined;
  readonly romaji: boolean;
  readonly onType: (text: string) => void;
}

const COLOURS: Readonly<Record<WordVerdict, string>> = {
  right: 'border-moss bg-moss-wash',
  almost: 'border-amber bg-amber-wash',
  wrong: 'border-error bg-error-wash',
};

/** A gap in a sentence. */
export function GapField({ label, letters, value, verdict, romaji, onType }: GapFieldProps) {
  const { handlers } = useKanaInput(romaji, onType);
  // An Enter that ends a composition must not check.
  const keepComposition = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <input
      type="text"
      lang="ja"
      aria-label={verdict ? `${label}, ${texts.states[verdict]}` : label}
      aria-invalid={verdict === 'wrong' || undefined}
      size={Math.max(4, Math.min(letters + 1, 12))}
      maxLength={2 * SPELLING_MAX_CHARS}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      value={value}
      {...handlers}
      onKeyDown={keepComposition}
      className={classNames(
        'mx-1 min-h-11 max-w-full rounded-md border-2 px-2 text-center text-xl',
        verdict ? COLOURS[verdict] : 'border-edge bg-surface',
      )}
    />
  );
}
