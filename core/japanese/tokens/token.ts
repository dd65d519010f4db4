/**
 * One word of a model answer, as the tokenizer gave it. Stored with the sentence, so that judging needs no tokenizer.
 */
export interface Token {
  readonly surface: string;
  /** In hiragana; the same as the surface if that is in kana. */
  readonly reading: string;
  /** The word class of IPADIC, without the stars: `名詞/代名詞`, `助詞/格助詞/一般`, `動詞/自立`. */
  readonly pos: string;
  /** The dictionary form: 行き → 行く. */
  readonly base: string;
  /** The inflection class of IPADIC: `五段・カ行促音便`, `一段`, `形容詞・イ段`. Empty if it is not inflected. */
  readonly conjugation: string;
}

/** The tokens of a text, in order. Their surfaces joined are the text. */
export type Tokenize = (text: string) => readonly Token[];
