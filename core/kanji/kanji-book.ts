import { type BridgeRule, hanVietBridges } from '../hanviet/sound-bridge.ts';
import { alignReading } from '../japanese/align-reading.ts';
import { kanjiOf, toHiragana } from '../japanese/kana.ts';
import { type RubySegment, rubyText } from '../japanese/ruby.ts';

/** A character as the dictionary knows it. */
export interface KnownKanji {
  readonly hanViet: readonly string[];
  readonly meaning: string;
  readonly on: readonly string[];
  /** With a dot before the okurigana: た.べる. */
  readonly kun: readonly string[];
  /** Every reading in hiragana, without okurigana, as furigana over the character. */
  readonly readings: readonly string[];
  readonly radical: { readonly character: string; readonly hanViet: string; readonly meaning: string } | null;
  readonly strokes: number;
}

/** Where the characters come from: the library of the server, or a pack in a browser. */
export interface KanjiSource {
  find(character: string): KnownKanji | null;
  hasDrawing(character: string): boolean;
}

export type KanjiBook = ReturnType<typeof createKanjiBook>;

/** What a page says about the characters of a word. The server and a browser with a pack say the same. */
export function createKanjiBook(
  { find, hasDrawing }: KanjiSource,
  bridgeNames: Readonly<Record<BridgeRule, string>>,
) {
  const readingsOf = (character: string) => find(character)?.readings ?? [];
  const align = (word: string, reading: string): RubySegment[] => alignReading(word, reading, readingsOf);

  function cardOf(character: string) {
    const kanji = find(character);
    if (!kanji) return null;
    const { hanViet, meaning, on, kun, radical, strokes } = kanji;
    return {
      character,
      hanViet: [...hanViet],
      meaning,
      on: [...on],
      kun: [...kun],
      radical,
      strokes,
      // Also without a drawing: the card then shows the printed character and its other data.
      strokeFile: strokeFileName(character),
      bridges: hanVietBridges(hanViet, on).map(({ rule, ...pair }) => ({ ...pair, rule: bridgeNames[rule] })),
    };
  }

  return {
    /** In hiragana, without okurigana. */
    readingsOf,

    /** Distributes the reading over the characters of the word. */
    align,
    rubyOf: (word: string, reading: string): string => rubyText(align(word, reading)),

    /** The file names of the drawings under `/assets/img/`, one for each character that has one. */
    strokeFilesOf: (word: string): string[] => kanjiOf(word).filter(hasDrawing).map(strokeFileName),

    cardsOf: (word: string) => [...new Set(kanjiOf(word))].flatMap((character) => cardOf(character) ?? []),
  };
}

/** KanjiVG names each drawing after the character's code point. */
export const strokeFileName = (character: string): string =>
  `${(character.codePointAt(0) ?? 0).toString(16).padStart(5, '0')}.svg`;

/** The readings of a character without okurigana: た.べる → た, -がた.い → がた. */
export const bareReadings = (on: readonly string[], kun: readonly string[]): string[] => [
  ...new Set([...on, ...kun].map((reading) => toHiragana(reading.replaceAll('-', '').replace(/\..*$/, '')))),
];
