import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import type { typeKana } from '#core/japanese/type-kana.ts';
import { logFailure } from '#app/lib/log.ts';

interface KanaInput {
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => void;
}

let loaded: typeof typeKana | null = null;

/** The romaji table is loaded on demand: visitors who do not type never need it. */
export async function loadKana(): Promise<typeof typeKana> {
  const kana = await import('#core/japanese/type-kana.ts');
  loaded = kana.typeKana;
  return loaded;
}

/**
 * Converts romaji to kana while typing. Text in an IME composition is left alone: phones compose Latin words too, and
 * those are converted when the composition ends.
 */
export function useKanaInput(enabled: boolean, onType: (text: string) => void): KanaInput {
  const nextCaret = useRef<{ readonly field: HTMLTextAreaElement; readonly caret: number } | null>(null);
  const isComposing = useRef(false);

  // React moves the caret to the end when a value was not typed.
  useLayoutEffect(() => {
    if (!nextCaret.current) return;
    const { field, caret } = nextCaret.current;
    nextCaret.current = null;
    field.setSelectionRange(caret, caret);
  });

  const convert = (field: HTMLTextAreaElement, toKana: typeof typeKana) => {
    const before = { text: field.value, caret: field.selectionStart };
    const { text, caret } = toKana(before);
    if (text !== before.text) nextCaret.current = { field, caret };
    onType(text);
  };
  const accept = (field: HTMLTextAreaElement) => {
    if (loaded) return convert(field, loaded);
    // Text stays as typed until the table is loaded; then all of it is converted, at once or after the composition.
    onType(field.value);
    loadKana().then(
      (toKana) => field.isConnected && !isComposing.current && convert(field, toKana),
      (error: unknown) => logFailure('The table of romaji could not be loaded', error),
    );
  };
  return {
    onChange: ({ target, nativeEvent }) => {
      isComposing.current = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (enabled && !isComposing.current) accept(target);
      else onType(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      if (enabled) accept(currentTarget);
    },
  };
}
