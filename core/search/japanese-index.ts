import { hasKanji, isKana, kanjiOf } from '../japanese/kana.ts';
import { dropLongVowels, foldLongVowels } from '../japanese/long-vowels.ts';
import type { Steps } from '../steps.ts';
import type { SearchEntry } from './entry.ts';
import { japaneseKey, pairsOf, withoutHonorific } from './japanese-keys.ts';
import { type KeyTable, KeyTableBuilder, type WholeKeys } from './key-table.ts';
import { type PieceTable, PieceTableBuilder } from './piece-table.ts';
import { isInflected } from './word-forms.ts';

/** The spelling and the reading of an indexed word, as keys. */
export interface WordKeys {
  readonly spelling: string;
  readonly reading: string;
}

export interface JapaneseIndex {
  readonly keys: readonly WordKeys[];
  /** Spellings and readings. */
  readonly words: KeyTable;
  /** Readings with all long vowels in one spelling, and without them, if that differs from the reading. */
  readonly sounds: WholeKeys;
  readonly shortSounds: WholeKeys;
  /**
   * The parts of inflected words that never change. Every inflected word begins with one.
   */
  readonly stems: ReadonlySet<string>;
  readonly characters: PieceTable;
  readonly pairs: PieceTable;
}

/** する and くる change completely. */
const IRREGULAR_STEMS = ['す', 'し', 'さ', 'せ', 'で', 'く', 'き', 'こ', '来', 'よ'];

export function* buildJapaneseIndex(entries: readonly SearchEntry[]): Steps<JapaneseIndex> {
  const words = new KeyTableBuilder();
  const sounds = new KeyTableBuilder();
  const shortSounds = new KeyTableBuilder();
  const characters = new PieceTableBuilder();
  const pairs = new PieceTableBuilder();
  const stems = new Set(IRREGULAR_STEMS);
  const keys: WordKeys[] = [];
  for (const [place, entry] of entries.entries()) {
    const spelling = japaneseKey(entry.kanji);
    const reading = japaneseKey(entry.hiragana);
    const spellings = [spelling, reading, ...variantsOf(entry), ...otherKeys(entry, { spelling, reading })];
    for (const key of spellings) words.add(key, place);
    const [long, short] = [foldLongVowels(reading), dropLongVowels(reading)];
    if (long !== reading) sounds.add(long, place);
    if (short !== reading) shortSounds.add(short, place);
    if (isInflected(entry)) for (const key of spellings) addStems(stems, key);
    for (const character of kanjiOf(spelling)) characters.add(character, place);
    for (const pair of pairsOf(reading)) pairs.add(pair, place);
    keys.push({ spelling, reading });
    yield;
  }
  const wordTable = words.build();
  yield;
  return {
    keys,
    words: wordTable,
    sounds: sounds.buildWhole(),
    shortSounds: shortSounds.buildWhole(),
    stems,
    characters: characters.build(),
    pairs: pairs.build(),
  };
}

const variantsOf = ({ variants }: SearchEntry): string[] =>
  variants === '' ? [] : variants.split('、').map(japaneseKey);

/** こんにちは is often typed as it sounds, お皿 without its prefix. */
function otherKeys({ wordClass }: SearchEntry, { spelling, reading }: WordKeys): string[] {
  const isSpoken = wordClass === 'expression' || wordClass === 'interjection' || wordClass === 'conjunction';
  if (isSpoken && reading.endsWith('は') && isKana(reading)) return [`${reading.slice(0, -1)}わ`];
  const bare = withoutHonorific(spelling);
  return wordClass?.startsWith('noun') && bare !== spelling && hasKanji(bare) ? [bare, reading.slice(1)] : [];
}

function addStems(stems: Set<string>, key: string): void {
  stems.add(key);
  if (key.length > 1) stems.add(key.slice(0, -1));
}
