import type { ShortItem } from '#contract/dictionary/item.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { wordKindNames } from '#contract/texts/dictionary.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';

/** A part of a sentence with gaps. A gap stands for a word that the learner has to find. */
export interface HintPiece {
  readonly text: string;
  readonly gap: boolean;
}

/** Shown in full in every hint: they make up the structure of the sentence. */
const STRUCTURE_KINDS: readonly BrokenDownWord['kind'][] = ['particle', 'copula', 'mark'];

const isStructure = ({ kind }: BrokenDownWord): boolean => STRUCTURE_KINDS.includes(kind);

/** [danh từ]は [động từ]ます。 */
export const structureOf = (words: readonly BrokenDownWord[]): HintPiece[] =>
  withGaps(words, ({ kind }) => knownText(wordKindNames, kind) ?? uiTexts.otherKind.toLowerCase());

/** わ…は お…ます。 */
export const firstKanaOf = (words: readonly BrokenDownWord[]): HintPiece[] =>
  withGaps(words, (word) => `${firstSound(word)}…`);

function withGaps(words: readonly BrokenDownWord[], gapFor: (word: BrokenDownWord) => string): HintPiece[] {
  const pieces: HintPiece[] = [];
  for (const word of words) {
    if (!isStructure(word)) pieces.push({ text: gapFor(word), gap: true });
    const visible = isStructure(word) ? word.text : word.ending;
    const before = pieces.at(-1);
    // Joins adjacent visible parts: a line break must not separate ます from its 。.
    if (before && !before.gap) pieces[pieces.length - 1] = { text: before.text + visible, gap: false };
    else if (visible !== '') pieces.push({ text: visible, gap: false });
  }
  return pieces;
}

const KATAKANA = /^\p{sc=Katakana}/u;
const SOUND = /^.[ゃゅょぁぃぅぇぉャュョァィゥェォ]?/u;

/** きゃ is one sound; a katakana word starts in katakana. */
const firstSound = ({ text, reading }: BrokenDownWord): string =>
  SOUND.exec(KATAKANA.test(text) ? text : reading)?.[0] ?? '';

export interface HintWord {
  readonly text: string;
  readonly reading: string;
  readonly item: ShortItem | null;
}

/** The words to use in their dictionary form, each once. */
export function wordsToUse(words: readonly BrokenDownWord[]): HintWord[] {
  const found = new Map<string, HintWord>();
  for (const word of words) {
    if (isStructure(word)) continue;
    const { item } = word;
    const text = item?.kanji ?? word.text;
    if (!found.has(text)) found.set(text, { text, reading: item?.hiragana ?? word.reading, item });
  }
  return [...found.values()];
}
