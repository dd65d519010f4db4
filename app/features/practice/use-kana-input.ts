import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import type { typeKana } from '#core/japanese/type-kana.ts';
import { logFailure } from '#app/lib/log.ts';

interface KanaInput {
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => void;
}

let arrived: typeof typeKana | null = null;

/** The table of romaji is too heavy for whoever only looks at the page. */
export async function loadKana(): Promise<typeof typeKana> {
  const kana = await import('#core/japanese/type-kana.ts');
  arrived = kana.typeKana;
  return arrived;
}

/**
 * Turns romaji into kana while it is typed. What a keyboard is still composing is left to it: phones compose Latin words
 * too, and those are turned when they are finished.
 */
export function useKanaInput(enabled: boolean, onType: (text: string) => void): KanaInput {
  const moved = useRef<{ readonly field: HTMLTextAreaElement; readonly caret: number } | null>(null);
  const isComposing = useRef(false);

  // React puts the caret at the end of a value that is not the one typed.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { field, caret } = moved.current;
    moved.current = null;
    field.setSelectionRange(caret, caret);
  });

  const convert = (field: HTMLTextAreaElement, toKana: typeof typeKana) => {
    const before = { text: field.value, caret: field.selectionStart };
    const { text, caret } = toKana(before);
    if (text !== before.text) moved.current = { field, caret };
    onType(text);
  };
  const take = (field: HTMLTextAreaElement) => {
    if (arrived) return convert(field, arrived);
    // Letters stay as they are typed until the table has come, which turns them all: at once, or when the keyboard is done.
    onType(field.value);
    loadKana().then(
      (toKana) => field.isConnected && !isComposing.current && convert(field, toKana),
      (error: unknown) => logFailure('The table of romaji could not be loaded', error),
    );
  };
  return {
    onChange: ({ target, nativeEvent }) => {
      isComposing.current = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (enabled && !isComposing.current) take(target);
      else onType(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      if (enabled) take(currentTarget);
    },
  };
}
