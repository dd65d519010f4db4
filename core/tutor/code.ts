import { syllablesOf } from '../vietnamese/syllables.ts';

/**
 * A word in the form in which it is compared: its letters, then its tone. Without marks there is no tone: nghĩa is
 * nghia3, nghia is nghia.
 */
export const codeOf = (word: string): string => (syllablesOf(word)[0]?.marked ?? word).normalize('NFC');
