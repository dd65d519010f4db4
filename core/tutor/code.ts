import { syllablesOf } from '../vietnamese/syllables.ts';

/** A word as it is compared: its letters, then its tone. Who types no marks has none: nghĩa is nghia3, nghia is nghia. */
export const codeOf = (word: string): string => (syllablesOf(word)[0]?.marked ?? word).normalize('NFC');
