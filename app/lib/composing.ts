import type { KeyboardEvent } from 'react';

// Safari tells of the key that ends a composition after it, with this code alone.
const COMPOSING_KEY = 229;

/** A keyboard is still making letters of what was typed: an Enter then only ends that. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY;
