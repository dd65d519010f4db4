import type { Synonym } from './paraphrase/rule.ts';

/** What the judge looks up about words while it compiles a model. The answers are stored in the model. */
export interface Lexicon {
  /** The readings of one character in hiragana, without okurigana: 食 → しょく, た, く. */
  readonly readingsOf: (character: string) => readonly string[];
  /** Characters that have this reading. */
  charactersRead(reading: string): string;
  /** Other ways to write a word of the dictionary, by its written form or its kana: ください → 下さい, 子供 → 子ども. */
  spellingsOf(word: string): readonly string[];
  /** The readings of a written word of the dictionary, in hiragana: 明日 → あした. */
  wordReadings(word: string): readonly string[];
  /** Whether these kana are a word: おばさん is one, beside おばあさん. */
  isWord(kana: string): boolean;
  /** Words that may replace this one, by its written form. */
  readonly synonymsOf: (word: string) => readonly Synonym[];
}
