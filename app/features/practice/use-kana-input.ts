import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import { typeKana } from '#core/japanese/type-kana.ts';

interface KanaInput {
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => void;
}

/**
 * Turns romaji into kana while it is typed. What a keyboard is still composing is left to it: phones compose Latin words
 * too, and those are turned when they are finished.
 */
export function useKanaInput(enabled: boolean, onType: (text: string) => void): KanaInput {
  const moved = useRef<{ readonly field: HTMLTextAreaElement; readonly caret: number } | null>(null);

  // React puts the caret at the end of a value that is not the one typed.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { field, caret } = moved.current;
    moved.current = null;
    field.setSelectionRange(caret, caret);
  });

  const convert = (field: HTMLTextAreaElement) => {
    const before = { text: field.value, caret: field.selectionStart };
    const { text, caret } = typeKana(before);
    if (text !== before.text) moved.current = { field, caret };
    onType(text);
  };
  return {
    onChange: ({ target, nativeEvent }) => {
      const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (enabled && !composing) convert(target);
      else onType(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      if (enabled) convert(currentTarget);
    },
  };
}
