/** One word of a model answer as the tokenizer saw it. Stored with the sentence, so that judging needs no tokenizer. */
export interface Token {
  readonly surface: string;
  /** In hiragana; where the surface is kana already, the same. */
  readonly reading: string;
  /** The word class as IPADIC names it, without its stars: `名詞/代名詞`, `助詞/格助詞/一般`, `動詞/自立`. */
  readonly pos: string;
  /** The dictionary form: 行き → 行く. */
  readonly base: string;
  /** How it is inflected, as IPADIC names it: `五段・カ行促音便`, `一段`, `形容詞・イ段`. Empty where it is not. */
  readonly conjugation: string;
}

/** The words of a text, in order: their surfaces make up the text. */
export type Tokenize = (text: string) => readonly Token[];
