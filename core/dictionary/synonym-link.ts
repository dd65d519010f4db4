/** Words that are near in meaning, as written in content/synonyms. It holds in both directions, and only within the link. */
export interface SynonymLink {
  /** Ids of dictionary words, the most usual first. */
  readonly words: readonly number[];
  /** When to use which word, in Vietnamese, for the page of each word. */
  readonly difference: string;
  /** Whether one word may replace another in a sentence. If not, the judge ignores the link. */
  readonly interchangeable: boolean;
  /** Where it may not after all: text around the word, which stands as 〜 (`国へ〜`, `{person}を〜`). */
  readonly except: readonly string[];
  /** If not empty: the only places where it may (`子供の〜`). */
  readonly only: readonly string[];
  /** If not empty: it may only where the Vietnamese sentence has one of these words, which tell the sense. */
  readonly prompt: readonly string[];
  /** Only the first word may replace the others: a general word for special ones. */
  readonly oneWay: boolean;
  /** If not empty: the particle that each word takes, which changes with the word (銀行に勤める, 銀行で働く). */
  readonly particles: readonly string[];
}
