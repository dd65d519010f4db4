import type { Token } from '../../../japanese/tokens/token.ts';
import { type Features, featuresKey, PLAIN } from '../../predicate/features.ts';
import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import { featuresOf, isParticle, textOf, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite, Synonym } from '../rule.ts';
import {
  adjectiveLexeme,
  caseParticle,
  inflect,
  inflectLike,
  NA,
  naAdjective,
  prenoun,
  suruLexeme,
  verbLexeme,
} from '../say.ts';
import { clauseStart, holds } from './synonym-places.ts';

/**
 * カフェ for 喫茶店, 帰宅する for 帰る. Which words may replace each other is content (content/synonyms): two words of one
 * meaning still differ in what may stand around them.
 */
export const synonym: ParaphraseRule = {
  name: 'synonym',
  *rewrites(sentence) {
    for (const at of sentence.units.keys())
      for (let length = 1; length <= LONGEST_WORD_UNITS; length++) {
        const read = length === 1 ? sentence : asOneWord(sentence, at, length);
        if (!read || isPartOfCompound(read, at)) continue;
        for (const found of synonymsAt(read, at).filter(({ other }) => holds(read, at, other)))
          for (const rewrite of rewritesAt(read, at, found))
            yield* withParticle(read, { ...rewrite, to: rewrite.to + length - 1 }, found.other);
      }
  },
};

/** 晩|ご飯, お客|さん, 持って|帰る: one word of the dictionary can be several units. */
const LONGEST_WORD_UNITS = 3;

/** The sentence with some units read as one word; null if no synonym is linked to such a word. */
function asOneWord(sentence: ReadSentence, at: number, length: number): ReadSentence | null {
  const { units, synonymsOf } = sentence;
  const parts = units.slice(at, at + length);
  const last = parts.at(-1);
  if (!last || parts.length < length || parts.some(({ kind }) => kind !== 'word' && kind !== 'predicate'))
    return null;
  const head = textOf(parts.slice(0, -1));
  if (synonymsOf(head + (last.lexeme?.dictionary ?? last.text)).length === 0) return null;
  const lexeme = last.lexeme && {
    ...last.lexeme,
    root: head + last.lexeme.root,
    dictionary: head + last.lexeme.dictionary,
  };
  const word: ReadUnit = { ...last, text: head + last.text, tokens: tokensOf(parts), lexeme };
  return { ...sentence, units: [...units.slice(0, at), word, ...units.slice(at + length)] };
}

interface Found {
  /** The word of the model, as the dictionary lists it. */
  readonly word: string;
  readonly other: Synonym;
}

function synonymsAt({ units, synonymsOf }: ReadSentence, at: number): Found[] {
  const unit = units[at];
  if (!unit || unit.kind === 'particle' || unit.kind === 'number' || unit.kind === 'copula') return [];
  if (isHalfOfPhrase(units, at)) return [];
  return dictionaryForms(unit).flatMap((word) => synonymsOf(word).map((other) => ({ word, other })));
}

/** した of 安定した, すれば of 勉強すればするほど: する belongs to another word. */
function isHalfOfPhrase(units: readonly ReadUnit[], at: number): boolean {
  const [before, unit, next, afterNext] = [units[at - 1], units[at], units[at + 1], units[at + 2]];
  if (unit?.lexeme?.inflectionClass !== 'suru') return false;
  return (
    (unit.lexeme.root === '' && before?.kind === 'word') ||
    (next?.text === 'する' && afterNext?.text === 'ほど')
  );
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

function rewritesAt({ units }: ReadSentence, at: number, { word: pattern, other }: Found): Rewrite[] {
  const [unit, next] = units.slice(at);
  if (!unit) return [];
  const said = (tokens: readonly Token[] | null, length = 1): Rewrite[] =>
    tokens ? [{ from: at, to: at + length, tokens, pattern }] : [];
  const features = featuresOf(unit);
  if (unit.lexeme && features) return said(insteadOfPredicate(unit, next, other, features));
  if (other.wordClass === 'adjective-i')
    return isPrenoun(unit) ? said(inflectOther(other, PLAIN)) : said(insteadOfNa(other, next), 2);
  return hasPlaceOf(unit, other) ? said(inPlaceOf(unit, other)) : [];
}

/** 銀行で働く for 銀行に勤める: the particle changes with the verb. 三年働く has none, and the one of 三時に is another. */
function* withParticle({ units }: ReadSentence, rewrite: Rewrite, { particles }: Synonym): Iterable<Rewrite> {
  const from = units.findLastIndex(
    (unit, at) =>
      at < rewrite.from &&
      particles !== undefined &&
      isParticle(unit, particles.model) &&
      !isNoArgument(units[at - 1]),
  );
  if (!particles || from < clauseStart(units, rewrite.from)) return yield rewrite;
  const between = units.slice(from + 1, rewrite.from);
  if (!between.every(({ role }) => role === 'adverb' || role === 'degree')) return;
  yield {
    ...rewrite,
    from,
    tokens: [caseParticle(particles.own), ...tokensOf(between), ...rewrite.tokens],
  };
}

/** 三時に, 土曜日に, 一緒に: another に than that of 銀行に. */
const isNoArgument = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && /(?:[時分日年半前後]|ごろ|頃|[^\s]月|一緒|いっしょ)$/u.test(unit.text);

const isPrenoun = ({ tokens }: ReadUnit): boolean => tokens[0]?.pos.startsWith('連体詞') === true;

const takesNa = ({ role }: ReadUnit, next: ReadUnit | undefined): boolean =>
  role === 'adjective-before-noun' || /^[のん]/u.test(next?.text ?? '');

/** 大きな for 大きい only before a noun. */
function insteadOfPredicate(
  unit: ReadUnit,
  next: ReadUnit | undefined,
  other: Synonym,
  features: Features,
): readonly Token[] | null {
  // 読み始める: the second verb of a compound is not the verb of the dictionary.
  if (unit.tokens[0]?.pos.startsWith('動詞/非自立')) return null;
  const isPlain = featuresKey(features) === featuresKey(PLAIN);
  // 危険な所 and 危険なので for 危ない所 and 危ないので.
  if (other.wordClass === 'adjective-na' && isPlain && takesNa(unit, next))
    return [naAdjective(other.word, other.reading), NA];
  if (other.wordClass !== 'prenoun') return inflectOther(other, features, unit);
  return unit.role === 'adjective-before-noun' && isPlain ? [prenoun(other.word, other.reading)] : null;
}

/** でも is a conjunction only at the beginning of a clause, 大変 an adverb only before what it modifies. */
function hasPlaceOf({ tokens, role }: ReadUnit, { wordClass }: Synonym): boolean {
  const pos = tokens[0]?.pos ?? '';
  switch (wordClass) {
    case 'conjunction':
      return pos.startsWith('接続詞');
    case 'adverb':
      return role === 'adverb' || role === 'degree' || role === 'time' || pos.startsWith('副詞');
    case 'noun':
    case 'noun-suru':
    case 'pronoun':
      return pos.startsWith('名詞') || pos.startsWith('接頭詞');
    case 'adjective-na':
      return pos.includes('形容動詞語幹') || role === 'degree';
    case 'prenoun':
      return pos.startsWith('連体詞');
    default:
      return wordClass === 'expression';
  }
}

/** The same class of word for the tokenizer, so that it has the same role in the sentence. */
function inPlaceOf({ tokens }: ReadUnit, { word, reading }: Synonym): readonly Token[] | null {
  const last = tokens.findLast(({ pos }) => !pos.startsWith('名詞/接尾')) ?? tokens.at(-1);
  return last ? [{ ...last, surface: word, reading, base: word }] : null;
}

/** The other word in the same form; null if it has no such form. */
function inflectOther(other: Synonym, features: Features, unit?: ReadUnit): readonly Token[] | null {
  if (other.wordClass === 'adjective-na') {
    const copula = inflect(COPULA, features);
    return copula && [naAdjective(other.word, other.reading), ...copula];
  }
  const lexeme = lexemeOf(other);
  return lexeme && (unit ? inflectLike(lexeme, unit) : inflect(lexeme, features));
}

function lexemeOf({ word, reading, wordClass }: Synonym): Lexeme | null {
  switch (wordClass) {
    case 'noun-suru':
      return suruLexeme(word, reading);
    case 'verb-irregular':
      return word === 'する' ? suruLexeme() : null;
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
