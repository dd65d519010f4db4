import type { Token } from '../../japanese/tokens/token.ts';
import type { Features } from '../predicate/features.ts';
import { COPULA, type Lexeme } from '../predicate/inflection-class.ts';
import { featuresOf, isParticle, textOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite, Synonym } from './rule.ts';
import { adjectiveLexeme, inflect, naAdjective, suruLexeme, verbLexeme } from './say.ts';

/**
 * カフェ for 喫茶店, 帰宅する for 帰る. Which words may replace each other is content (content/synonyms): two words of one
 * meaning still differ in what may stand around them.
 */
export const synonym: ParaphraseRule = {
  name: 'synonym',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      if (isPartOfCompound(sentence, at)) continue;
      for (const { word, other } of synonymsAt(sentence, at))
        if (!isExcepted(sentence, at, other)) yield* rewrite(sentence, at, word, other);
    }
  },
};

interface Found {
  /** The word of the model, as the dictionary lists it. */
  readonly word: string;
  readonly other: Synonym;
}

function synonymsAt({ units, synonymsOf }: ReadSentence, at: number): Found[] {
  const unit = units[at];
  if (!unit || unit.kind === 'particle' || unit.kind === 'number' || unit.kind === 'copula') return [];
  return dictionaryForms(unit).flatMap((word) => synonymsOf(word).map((other) => ({ word, other })));
}

/** 変更する is listed as 変更, and お店 as 店. */
function dictionaryForms({ text, lexeme, kind }: ReadUnit): string[] {
  if (lexeme)
    return lexeme.inflectionClass === 'suru' && lexeme.root !== '' ? [lexeme.root] : [lexeme.dictionary];
  if (kind !== 'word') return [];
  return /^[おご御]\p{sc=Han}/u.test(text) ? [text, text.slice(1)] : [text];
}

/** 試験会場: a part of a longer word cannot be replaced on its own. */
function isPartOfCompound({ units }: ReadSentence, at: number): boolean {
  const isNoun = (unit: ReadUnit | undefined): boolean => unit?.kind === 'word' && unit.role === 'noun';
  return isNoun(units[at]) && (isNoun(units[at - 1]) || isNoun(units[at + 1]));
}

/** Whether the author of the link excludes it here: 国へ〜 for 帰る. */
function isExcepted({ units }: ReadSentence, at: number, { except }: Synonym): boolean {
  const before = textOf(units.slice(0, at));
  const after = textOf(units.slice(at + 1));
  const unit = units[at];
  const ending = unit?.lexeme ? unit.text.slice(unit.lexeme.root.length) : '';
  return except.some((fragment) => {
    const [head = '', tail = ''] = fragment.split('〜');
    return before.endsWith(head) && (after.startsWith(tail) || (ending + after).startsWith(tail));
  });
}

function* rewrite(sentence: ReadSentence, at: number, word: string, other: Synonym): Iterable<Rewrite> {
  const unit = sentence.units[at];
  if (!unit) return;
  const pattern = word;
  const features = featuresOf(unit);
  const one = (tokens: readonly Token[] | null, length = 1): Rewrite[] =>
    tokens ? [{ from: at, to: at + length, tokens, pattern }] : [];
  if (unit.lexeme && features) {
    yield* one(inflectOther(other, features));
    return;
  }
  const next = sentence.units[at + 1];
  if (other.wordClass === 'adjective-i') {
    yield* one(insteadOfNa(other, next), 2);
    return;
  }
  if (isNameless(other.wordClass)) yield* one(inPlaceOf(unit, other));
}

/** Words that stay as they are in every sentence. */
const isNameless = (wordClass: string): boolean =>
  ['noun', 'noun-suru', 'adjective-na', 'adverb', 'pronoun', 'conjunction', 'prenoun', 'expression'].includes(
    wordClass,
  );

/** The same class of word for the tokenizer, so that it has the same role in the sentence. */
function inPlaceOf({ tokens }: ReadUnit, { word, reading }: Synonym): readonly Token[] | null {
  const last = tokens.at(-1);
  return last ? [{ ...last, surface: word, reading, base: word }] : null;
}

/** The other word in the same form; null if it has no such form. */
function inflectOther(other: Synonym, features: Features): readonly Token[] | null {
  if (other.wordClass === 'adjective-na') {
    const copula = inflect(COPULA, features);
    return copula && [naAdjective(other.word, other.reading), ...copula];
  }
  const lexeme = lexemeOf(other);
  return lexeme && inflect(lexeme, features);
}

function lexemeOf({ word, reading, wordClass }: Synonym): Lexeme | null {
  switch (wordClass) {
    case 'noun-suru':
      return suruLexeme(word, reading);
    case 'verb-godan':
      return verbLexeme(word, reading, 'godan');
    case 'verb-ichidan':
      return verbLexeme(word, reading, 'ichidan');
    case 'adjective-i':
      return /いい$|良い$/u.test(word) ? null : adjectiveLexeme(word, reading);
    default:
      return null;
  }
}

/** 面白い for 愉快: the copula or な after a な-adjective goes with it. */
function insteadOfNa(other: Synonym, next: ReadUnit | undefined): readonly Token[] | null {
  const lexeme = lexemeOf(other);
  if (!lexeme || !next) return null;
  if (isParticle(next, 'な')) return inflect(lexeme);
  if (isParticle(next, 'に')) return inflect(lexeme, { mood: 'adverb' });
  const features = next.kind === 'copula' ? featuresOf(next) : null;
  return features && inflect(lexeme, features);
}
