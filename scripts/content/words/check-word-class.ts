import type { Tokenize } from '../tokenizer.ts';
import type { Word } from './word.ts';

/** The tokenizer's names for the inflection of a class. */
const CONJUGATIONS: Readonly<Record<string, RegExp>> = {
  'verb-godan': /^(五段|四段)/u,
  'verb-ichidan': /^一段/u,
  'verb-irregular': /^(サ変|カ変)/u,
  'adjective-i': /^(形容詞|不変化型|特殊・ナイ)/u,
};
/** Words that are not inflected, or only like です and ます. */
const UNINFLECTED = /^(\*|特殊)/u;
/** A verb that it does not know, バズる, ends in a classical る for it. */
const CLASSICAL = /^文語/u;
const ENDINGS: Readonly<Record<string, RegExp>> = {
  'verb-godan': /[うくぐすつぬぶむる]$/u,
  'verb-ichidan': /[いきぎしじちにひびみりえけげせぜてでねへべめれ]る$/u,
  'verb-irregular': /[すくず]る$/u,
  'adjective-i': /い$/u,
};

/** The class of a word must match its ending and the tokenizer's analysis. */
export function checkWordClass(word: Word, tokenize: Tokenize): string[] {
  const { kanji, hiragana, wordClass } = word;
  const ending = ENDINGS[wordClass];
  if (ending && !ending.test(hiragana)) return [`${kanji} (${hiragana}) does not end like ${wordClass}`];

  const theirs = inflectionsOf(word, tokenize);
  const ours = CONJUGATIONS[wordClass] ?? UNINFLECTED;
  if (theirs.length === 0 || theirs.some((type) => ours.test(type))) return [];
  return [`${kanji} is ${wordClass}, the tokenizer says ${theirs.join(', ')}`];
}

/** The tokenizer's analysis of the word alone and in its examples: alone, する could be 刷る. */
function inflectionsOf({ kanji, hiragana, examples }: Word, tokenize: Tokenize): string[] {
  // In another form it is a separate word: 終わり is not 終わる.
  const alone = tokenize(kanji)
    .slice(-1)
    .filter((token) => token.surface_form === token.basic_form);
  const inExamples = examples
    .flatMap(({ text }) => tokenize(text))
    .filter(({ basic_form: basic }) => basic === kanji || basic === hiragana);
  return [...alone, ...inExamples]
    .map(({ conjugated_type: type }) => type)
    .filter((type) => !CLASSICAL.test(type));
}
