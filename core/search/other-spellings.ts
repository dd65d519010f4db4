import { hasKanji, kanjiOf, toHiragana } from '../japanese/kana.ts';
import type { RubySegment } from '../japanese/ruby.ts';
import type { SearchEntry } from './entry.ts';
import type { SearchIndex } from './index-entries.ts';
import type { Places } from './key-table.ts';

/** The words for each spelling that is not a headword. */
export type Spellings = ReadonlyMap<string, Places>;

/** The limit for a word of many segments. */
const SPELLINGS_MAX = 64;
/** Only this many of the best words with a character are checked. */
const WORDS_MAX = 100;
const WORDS_PER_CHARACTER = 40;

/**
 * The other spellings of all words that share the characters of this one. They are few, so they are built on demand.
 */
export const spellingsOfWord = (index: SearchIndex, key: string): Spellings =>
  collect(index, index.japanese.characters.containing(kanjiOf(key), any, WORDS_MAX));

/** The same for a sentence: words that share one of its characters. */
export function spellingsInSentence(index: SearchIndex, key: string): Spellings {
  const places = [...new Set(kanjiOf(key))].flatMap((character) =>
    index.japanese.characters.containing([character], any, WORDS_PER_CHARACTER),
  );
  return collect(index, [...new Set(places)]);
}

const any = () => true;

function collect({ entries }: SearchIndex, places: Places): Spellings {
  const spellings = new Map<string, number[]>();
  for (const place of places) {
    const entry = entries[place];
    for (const spelling of entry ? otherSpellings(entry) : []) {
      const known = spellings.get(spelling);
      if (!known) spellings.set(spelling, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  }
  return spellings;
}

function otherSpellings(entry: SearchEntry): string[] {
  if (!hasKanji(entry.kanji)) return [];
  return [...combine(entry.ruby, kanaForKanji), ...combine(entry.ruby, otherOkurigana(entry))].map(
    toHiragana,
  );
}

type Choices = (segment: RubySegment, before?: RubySegment, after?: RubySegment) => readonly string[];

function combine(ruby: readonly RubySegment[], choicesOf: Choices): string[] {
  let spellings = [''];
  ruby.forEach((segment, at) => {
    const choices = choicesOf(segment, ruby[at - 1], ruby[at + 1]);
    spellings = spellings
      .flatMap((spelling) => choices.map((choice) => spelling + choice))
      .slice(0, SPELLINGS_MAX);
  });
  return spellings;
}

/** 子供 → 子ども, 持って来る → 持ってくる */
const kanaForKanji: Choices = ({ text, reading }) => (reading === undefined ? [text] : [text, reading]);

/** Okurigana left out (買い物 → 買物, 変わる → 変る, 聞こえる → 聞える) or added (行う → 行なう). The ending of a verb stays. */
const otherOkurigana =
  ({ wordClass }: SearchEntry): Choices =>
  ({ text, reading }, before, after) => {
    if (reading !== undefined) {
      const isBeforeKana = after !== undefined && after.reading === undefined;
      return isBeforeKana && reading.length > 1 ? [text, text + reading.slice(-1)] : [text];
    }
    if (before?.reading === undefined || !hasOkurigana(wordClass)) return [text];
    const isFree = after?.reading !== undefined || wordClass === 'noun';
    const shortened = text.slice(1);
    const isKept = isFree || !isEndingAlone(shortened, text, wordClass);
    return [text, ...(isKept ? [shortened] : []), ...(isFree ? [''] : [])];
  };

/** The と of 何とか is no okurigana. */
const hasOkurigana = (wordClass: string | null): boolean => /^(?:verb|adjective|noun)/u.test(wordClass ?? '');

/** What is left of the okurigana would be the ending of another word: 高める is not 高る, nor 新しい 新い. */
function isEndingAlone(kana: string, whole: string, wordClass: string | null): boolean {
  if (kana === '') return true;
  if (wordClass === 'verb-ichidan') return kana === 'る';
  return wordClass === 'adjective-i' && kana === 'い' && whole !== 'ない';
}
