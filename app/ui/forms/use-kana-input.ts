import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import type { typeKana } from '#core/japanese/type-kana.ts';
import { afterEdit, isFromRomaji, NOTHING_TYPED } from '#core/japanese/typed-romaji.ts';
import { logFailure } from '#app/lib/log.ts';

type KanaField = HTMLTextAreaElement | HTMLInputElement;

interface KanaInput {
  readonly handlers: {
    readonly onChange: (event: ChangeEvent<KanaField>) => void;
    readonly onCompositionEnd: (event: CompositionEvent<KanaField>) => void;
  };
  /** Whether all kana of the answer were typed as romaji: then わ can be the particle は. */
  readonly isFromRomaji: (answer: string) => boolean;
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
  const nextCaret = useRef<{ readonly field: KanaField; readonly caret: number } | null>(null);
  const isComposing = useRef(false);
  const origin = useRef(NOTHING_TYPED);

  // React moves the caret to the end when a value was not typed.
  useLayoutEffect(() => {
    if (!nextCaret.current) return;
    const { field, caret } = nextCaret.current;
    nextCaret.current = null;
    field.setSelectionRange(caret, caret);
  });

  const leave = (text: string) => {
    origin.current = afterEdit(origin.current, text, false);
    onType(text);
  };
  const convert = (field: KanaField, toKana: typeof typeKana) => {
    const before = afterEdit(origin.current, field.value, false);
    const typed = toKana({ ...before, caret: field.selectionStart ?? field.value.length });
    if (typed.text !== before.text) nextCaret.current = { field, caret: typed.caret };
    origin.current = typed;
    onType(typed.text);
  };
  const accept = (field: KanaField) => {
    if (loaded) return convert(field, loaded);
    // Text stays as typed until the table is loaded; then all of it is converted, at once or after the composition.
    leave(field.value);
    loadKana().then(
      (toKana) => field.isConnected && !isComposing.current && convert(field, toKana),
      (error: unknown) => logFailure('The table of romaji could not be loaded', error),
    );
  };
  return {
    handlers: {
      onChange: ({ target, nativeEvent }) => {
        isComposing.current = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (enabled && !isComposing.current) accept(target);
        else leave(target.value);
      },
      onCompositionEnd: ({ currentTarget }) => {
        isComposing.current = false;
        if (enabled) accept(currentTarget);
      },
    },
    isFromRomaji: (answer) => isFromRomaji(afterEdit(origin.current, answer, false)),
  };
}
