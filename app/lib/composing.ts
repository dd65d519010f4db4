import type { KeyboardEvent } from 'react';

// Safari sends the key that ends a composition after its end; only this code shows it.
const COMPOSING_KEY = 229;

/** Whether an IME composition is running: Enter then only ends the composition. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY;
