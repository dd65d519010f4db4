import type { Token } from '../../japanese/tokens/token.ts';
import { endingsOf } from '../predicate/endings.ts';
import { type Features, featuresKey, PLAIN } from '../predicate/features.ts';
import type { InflectionClass, Lexeme } from '../predicate/inflection-class.ts';
import { PAUSE_POS } from '../units/pause-unit.ts';
import type { ReadUnit } from './rule.ts';

/** Makes the tokens of a wording that no tokenizer has seen. */

const token = (surface: string, reading: string, pos: string): Token => ({
  surface,
  reading,
  pos,
  base: surface,
  conjugation: '',
});

export const caseParticle = (text: string): Token => token(text, text, '助詞/格助詞/一般');
export const topicParticle = (text: string): Token => token(text, text, '助詞/係助詞');
/** から, ので, けど after a predicate. */
export const clauseParticle = (text: string): Token => token(text, text, '助詞/接続助詞');
export const joiningParticle = (text: string): Token => token(text, text, '助詞/連体化');
export const finalParticle = (text: string): Token => token(text, text, '助詞/終助詞');
/** と of と思う and と言う. */
export const quotingParticle = (text: string): Token => token(text, text, '助詞/格助詞/引用');
export const noun = (text: string, reading = text): Token => token(text, reading, '名詞/一般');
/** の, ん, こと, つもり: nouns that need something before them. */
export const dependentNoun = (text: string, reading = text): Token =>
  token(text, reading, '名詞/非自立/一般');
/** 便利, 静か; よう and みたい behave alike. */
export const naAdjective = (text: string, reading = text): Token => token(text, reading, '名詞/形容動詞語幹');
export const adverb = (text: string, reading = text): Token => token(text, reading, '副詞/一般');
/** 大きな: only before a noun. */
export const prenoun = (text: string, reading = text): Token => token(text, reading, '連体詞');
/** な between a な-adjective and a noun. */
export const NA: Token = { surface: 'な', reading: 'な', pos: '助動詞', base: 'だ', conjugation: '特殊・ダ' };
export const NO: Token = joiningParticle('の');
/** ん of んです. */
export const N: Token = dependentNoun('ん');

/** A comma that must be typed: このケーキ、おいしそうですね. */
export const PAUSE: Token = { surface: '、', reading: '、', pos: PAUSE_POS, base: '、', conjugation: '' };

/** Words that count only together: no other verb may follow お会い of お会いしました. */
export const asOne = (tokens: readonly Token[]): Token =>
  noun(tokens.map(({ surface }) => surface).join(''), tokens.map(({ reading }) => reading).join(''));

type VerbKind = 'godan' | 'ichidan';

/** A verb by its dictionary form; the last kana of the reading and of the spelling are the same. */
export function verbLexeme(dictionary: string, reading: string, kind: VerbKind): Lexeme {
  const root = dictionary.slice(0, -1);
  const rootReading = reading.slice(0, -1);
  const last = dictionary.slice(-1);
  const godan = /[行い]く$/u.test(dictionary) && reading.endsWith('いく') ? 'godan-行く' : `godan-${last}`;
  const inflectionClass = (kind === 'ichidan' ? 'ichidan' : godan) as InflectionClass;
  return { inflectionClass, root, rootReading, dictionary };
}

export const suruLexeme = (root = '', reading = root): Lexeme => ({
  inflectionClass: 'suru',
  root,
  rootReading: reading,
  dictionary: `${root}する`,
});

export const adjectiveLexeme = (dictionary: string, reading = dictionary): Lexeme => ({
  inflectionClass: 'adjective',
  root: dictionary.slice(0, -1),
  rootReading: reading.slice(0, -1),
  dictionary,
});

/** くださる, いらっしゃる, おっしゃる, なさる, ござる. */
export const honorificLexeme = (dictionary: string): Lexeme => ({
  inflectionClass: 'godan-honorific',
  root: dictionary.slice(0, -1),
  rootReading: dictionary.slice(0, -1),
  dictionary,
});
export const KUDASARU = honorificLexeme('くださる');
export const KURERU: Lexeme = {
  inflectionClass: 'ichidan-くれる',
  root: 'くれ',
  rootReading: 'くれ',
  dictionary: 'くれる',
};

const endings = new Map<InflectionClass, Map<string, string>>();

/** The usual ending with these features, or null if the class has none. */
function endingFor(inflectionClass: InflectionClass, features: Features): string | null {
  const known = endings.get(inflectionClass) ?? new Map<string, string>();
  if (known.size === 0) {
    for (const { text, features: of, contracted, malformed } of endingsOf(inflectionClass)) {
      const key = featuresKey(of);
      if (!contracted && !malformed && !known.has(key)) known.set(key, text);
    }
    endings.set(inflectionClass, known);
  }
  return known.get(featuresKey(features)) ?? null;
}

/** The tokens of a form of this word; null if it has no such form. */
export function inflect(lexeme: Lexeme, change: Partial<Features> = {}): readonly Token[] | null {
  const { inflectionClass, root, rootReading, dictionary } = lexeme;
  const ending = endingFor(inflectionClass, { ...PLAIN, ...change });
  if (ending === null) return null;
  if (inflectionClass === 'suru' && root !== '')
    return [
      token(root, rootReading, '名詞/サ変接続'),
      { surface: ending, reading: ending, pos: '動詞/自立', base: 'する', conjugation: 'サ変・スル' },
    ];
  return [
    {
      surface: root + ending,
      reading: rootReading + ending,
      pos: posOf(inflectionClass),
      base: inflectionClass === 'copula' ? 'だ' : dictionary,
      conjugation: conjugationOf(inflectionClass),
    },
  ];
}

/** Another form of the same word. Only the given features change. */
export function inflectUnit(unit: ReadUnit, change: Partial<Features>): readonly Token[] | null {
  const [features] = unit.meanings;
  return unit.lexeme && features ? inflect(unit.lexeme, { ...features, ...change }) : null;
}

/** This word in the form of the unit: 食べないで gives しないで, not しなくて, which means the same to `Features`. */
export function inflectLike(lexeme: Lexeme, unit: ReadUnit): readonly Token[] | null {
  const [features] = unit.meanings;
  if (!features) return null;
  const joins = /(?:ないで|ずに)$/u.test(unit.text) && features.mood === 'te' && features.negative;
  if (!joins) return inflect(lexeme, features);
  const negated = inflect(lexeme, { ...features, mood: 'statement' });
  const last = negated?.at(-1);
  if (!negated || !last) return null;
  return [...negated.slice(0, -1), { ...last, surface: `${last.surface}で`, reading: `${last.reading}で` }];
}

function posOf(inflectionClass: InflectionClass): string {
  if (inflectionClass === 'copula') return '助動詞';
  return inflectionClass.startsWith('adjective') ? '形容詞/自立' : '動詞/自立';
}

/** Only the part that `lexemeOf` reads. */
function conjugationOf(inflectionClass: InflectionClass): string {
  if (inflectionClass === 'copula') return '特殊・ダ';
  if (inflectionClass === 'adjective-いい') return '形容詞・イイ';
  if (inflectionClass === 'adjective') return '形容詞・イ段';
  if (inflectionClass === 'kuru') return 'カ変・来ル';
  if (inflectionClass.startsWith('suru')) return 'サ変・−スル';
  return inflectionClass.startsWith('ichidan') ? '一段' : '五段';
}
