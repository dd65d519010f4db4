import { conjugateIAdjective } from '../../japanese/inflection/adjective-table.ts';
import { GODAN_ROWS } from '../../japanese/inflection/godan.ts';
import { godanParts, isHonorific } from '../../japanese/inflection/verb-parts.ts';
import type { Token } from '../../japanese/tokens/token.ts';

export type GodanEnding = (typeof GODAN_ROWS)[number]['u'];

export type AdjectiveClass = 'adjective' | 'adjective-いい';

export type VerbClass =
  | `godan-${GodanEnding}`
  | 'godan-行く' // 行って
  | 'godan-問う' // 問うて
  | 'godan-ある' // ない, and the adjective ない itself
  | 'godan-honorific' // くださいます
  | 'ichidan'
  | 'ichidan-くれる' // the imperative くれ
  | 'suru'
  | 'suru-愛する' // 愛さない: leans on 愛す
  | 'kuru';

/** Words that take the same endings after a root that never changes. */
export type InflectionClass = VerbClass | AdjectiveClass | 'copula';

export interface Lexeme {
  readonly inflectionClass: InflectionClass;
  /** 飲 of 飲む, 食べ of 食べる, 勉強 of 勉強する; empty for 来る, ある, いい and the copula. */
  readonly root: string;
  /** In hiragana. */
  readonly rootReading: string;
  readonly dictionary: string;
}

export const COPULA: Lexeme = { inflectionClass: 'copula', root: '', rootReading: '', dictionary: 'だ' };

/** Whether the dictionary has a word with this spelling. */
type IsListed = (written: string) => boolean;

/**
 * The word that a token is a form of, or null if it is not inflected. A noun in front makes one word with する or できる (勉強
 * + し), and with nothing else. With `isListed`, verbs that the tokenizer lists separately are traced back to their base
 * verb: 泳げる to 泳ぐ, 飲ます to 飲む, but not 見せる or 開ける.
 */
export function lexemeOf(token: Token, suruNoun?: Token, isListed: IsListed = () => false): Lexeme | null {
  if (suruNoun) return nounWithSuru(token, suruNoun);
  if (isCopula(token)) return COPULA;
  if (/^動詞\/(?:自立|非自立)/.test(token.pos)) return verbLexeme(token, isListed);
  // らしい is an auxiliary that is inflected like an adjective.
  const isAdjective = token.pos.startsWith('形容詞') || token.conjugation.startsWith('形容詞');
  return isAdjective && token.base.endsWith('い') ? adjectiveLexeme(token) : null;
}

const isCopula = ({ pos, base, conjugation }: Token): boolean =>
  /^特殊・(?:ダ|デス)$/.test(conjugation) || (base === 'じゃ' && /^助(?:詞|動詞)/.test(pos));

const nounWithSuru = ({ base }: Token, noun: Token): Lexeme | null =>
  /^(?:する|できる|出来る)$/.test(base)
    ? {
        inflectionClass: 'suru',
        root: noun.surface,
        rootReading: noun.reading,
        dictionary: `${noun.surface}する`,
      }
    : null;

/** The reading and the spelling have the same number of kana after the root. */
function lexeme(
  { surface, reading }: Token,
  inflectionClass: Lexeme['inflectionClass'],
  dictionary: string,
  ending: string,
): Lexeme {
  const root = dictionary.slice(0, dictionary.length - ending.length);
  const rootReading = root === '' ? '' : reading.slice(0, reading.length - (surface.length - root.length));
  return { inflectionClass, root, rootReading, dictionary };
}

function verbLexeme(token: Token, isListed: IsListed): Lexeme | null {
  const { base, conjugation } = token;
  // する and 来る come first: on their own they are taken for 擦る and 来たる.
  if (base === 'する') return lexeme(token, 'suru', base, base);
  if (base === '来る' || conjugation.startsWith('カ変')) return lexeme(token, 'kuru', base, base.slice(-2));
  if (conjugation.startsWith('サ変')) return suruVerb(token);
  const inner = isListed(base) ? null : innerVerb(base, isListed);
  if (inner !== null) return godanLexeme(token, inner);
  if (conjugation.startsWith('五段')) return godanLexeme(token, base);
  if (!conjugation.startsWith('一段') || !base.endsWith('る')) return null;
  return lexeme(token, /^(?:くれ|呉れ)る$/.test(base) ? 'ichidan-くれる' : 'ichidan', base, 'る');
}

/** 愛する, 達する. 論ずる is said 論じる and has no class. */
function suruVerb(token: Token): Lexeme | null {
  const { base } = token;
  if (!base.endsWith('する')) return null;
  const found = lexeme(token, 'suru', base, 'する');
  // After っ and ん, する is regular: 達しない, 反しない.
  const leans = /^\p{sc=Han}$/u.test(found.root) && !/[っん]$/.test(found.rootReading);
  return leans ? { ...found, inflectionClass: 'suru-愛する' } : found;
}

/** 泳げる → 泳ぐ, 飲ます and 飲ませる → 飲む. */
function innerVerb(base: string, isListed: IsListed): string | null {
  for (const { u, a, e } of GODAN_ROWS) {
    for (const made of [`${e}る`, `${a}す`, `${a}せる`]) {
      const inner = base.slice(0, -made.length) + u;
      if (base.endsWith(made) && inner.length > 1 && isListed(inner)) return inner;
    }
  }
  return null;
}

/** The tokenizer takes 愛し for 愛す; these can also be 愛する. */
const ALSO_SURU = /^[愛訳略託課介適属熟害期]す$/;

function godanLexeme(token: Token, verb: string): Lexeme | null {
  const row = GODAN_ROWS.find(({ u }) => verb.endsWith(u));
  if (!row) return null;
  if (/^[あ有在]る$/.test(verb)) return lexeme(token, 'godan-ある', verb, verb);
  if (ALSO_SURU.test(verb)) return lexeme(token, 'suru-愛する', verb, 'す');
  const found = lexeme(token, `godan-${row.u}`, verb, row.u);
  if (isHonorific(`${found.rootReading}る`) && row.u === 'る')
    return { ...found, inflectionClass: 'godan-honorific' };
  const te = godanParts(verb)?.te ?? '';
  if (row.u === 'く' && te.endsWith('って')) return { ...found, inflectionClass: 'godan-行く' };
  if (row.u === 'う' && te.endsWith('うて')) return { ...found, inflectionClass: 'godan-問う' };
  return found;
}

function adjectiveLexeme(token: Token): Lexeme {
  const { base } = token;
  // ない in お金がない is the negative of ある.
  if (/^[な無]い$/.test(base)) return { ...lexeme(token, 'godan-ある', base, base), dictionary: 'ある' };
  const found = lexeme(token, 'adjective', base, 'い');
  return isGood(token, found) ? lexeme(token, 'adjective-いい', base, base.slice(-2)) : found;
}

/** いい, 良い, かっこいい; not かわいい, つよい. */
function isGood({ base, conjugation }: Token, { rootReading }: Lexeme): boolean {
  if (base.endsWith('いい')) return /^(?:形容詞・イイ|不変化型)$/.test(conjugation);
  if (/(?:良|\p{sc=Han}よ)い$/u.test(base)) return true;
  // よさそう, but つよそう.
  const forms = conjugateIAdjective(`${rootReading}い`).flatMap((group) => group.forms);
  return forms.some(({ code, ruby }) => code === 'seems' && ruby.endsWith('よさそう'));
}
