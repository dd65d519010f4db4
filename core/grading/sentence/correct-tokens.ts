import { isKana } from '../../japanese/kana.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import { isAuxiliary, isCounter, isParticle, isSymbol, isVerb } from './clause-words.ts';

/** A word in kana is split into at most this many tokens. */
const PIECES_MAX = 4;

/** Corrects frequent mistakes of the tokenizer: it splits がっこう in kana (がっ, こう) and takes 足りる for 足る. */
export function correctTokens(given: readonly Token[], lexicon: Lexicon): Token[] {
  const tokens = withRepairs(given.flatMap(withoutHalf)).flatMap(correctToken);
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const count = wordLength(tokens.slice(at, at + PIECES_MAX), tokens.slice(at), lexicon);
    const taken = tokens.slice(at, at + Math.max(count, 1));
    whole.push(...(count > 1 ? [joinedNoun(taken)] : taken));
    at += taken.length;
  }
  return whole;
}

interface Repair {
  /** The tokens that the tokenizer makes of it, in order. */
  readonly pieces: readonly string[];
  readonly into: readonly Token[];
}

const verb = (surface: string, base: string, conjugation: string): Token => ({
  surface,
  reading: surface,
  pos: '動詞/非自立',
  base,
  conjugation,
});

const te = (surface: string): Token => ({
  surface,
  reading: surface,
  pos: '助詞/接続助詞',
  base: surface,
  conjugation: '',
});
const POLITE: Token = {
  surface: 'ませ',
  reading: 'ませ',
  pos: '助動詞',
  base: 'ます',
  conjugation: '特殊・マス',
};
const WISH: Token = {
  surface: 'たい',
  reading: 'たい',
  pos: '助動詞',
  base: 'たい',
  conjugation: '特殊・タイ',
};

const WHEN: Token = {
  surface: 'いつ',
  reading: 'いつ',
  pos: '名詞/代名詞/一般',
  base: 'いつ',
  conjugation: '',
};

const REPAIRS: readonly Repair[] = [
  // 教えていただけませんか, taken for いた and だけ.
  { pieces: ['い', 'た', 'だけ', 'ませ'], into: [verb('いただけ', 'いただける', '一段'), POLITE] },
  // 旅行してみたい, taken for みたい (it seems).
  { pieces: ['て', 'みたい'], into: [te('て'), verb('み', 'みる', '一段'), WISH] },
  // テストはいつですか, taken for a form of いる.
  { pieces: ['い', 'つ'], into: [WHEN] },
  { pieces: ['で', 'みたい'], into: [te('で'), verb('み', 'みる', '一段'), WISH] },
];

function withRepairs(tokens: readonly Token[]): Token[] {
  const repaired: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const repair = REPAIRS.find(({ pieces }) =>
      pieces.every((piece, index) => tokens[at + index]?.surface === piece),
    );
    const token = tokens[at];
    repaired.push(...(repair?.into ?? (token ? [token] : [])));
    at += repair?.pieces.length ?? 1;
  }
  return repaired;
}

function correctToken(token: Token, at: number, all: readonly Token[]): Token[] {
  const { surface, base } = token;
  if (surface === '足り' && base === '足る') return [{ ...token, base: '足りる', conjugation: '一段' }];
  if (surface === '何と')
    return [
      { ...token, ...WHAT },
      { ...token, ...QUOTING },
    ];
  // すみませんが、駅は…: が is the particle, as after any clause.
  if (surface === 'が' && token.pos === '接続詞' && all[at - 1]?.surface === 'すみません')
    return [{ ...token, pos: '助詞/接続助詞' }];
  // 聞くといいです: いい is the adjective, unless ます or the like makes it a form of 言う.
  const next = all[at + 1];
  const isGood =
    surface === 'いい' && base === 'いう' && !/^(?:ます|ませ|まし|たい|ながら)/u.test(next?.surface ?? '');
  return isGood ? [{ ...token, pos: '形容詞/自立', base: 'いい', conjugation: '形容詞・イイ' }] : [token];
}

const WHAT = { surface: '何', reading: 'なん', pos: '名詞/代名詞/一般', base: '何' };
const QUOTING = { surface: 'と', reading: 'と', pos: '助詞/格助詞/引用', base: 'と' };

/** 二時半: 半 can be forgotten on its own. */
function withoutHalf(token: Token): Token[] {
  const { surface, reading } = token;
  if (!/^.半$/u.test(surface) || !reading.endsWith('はん') || !isCounter(token)) return [token];
  return [
    { ...token, surface: surface.slice(0, -1), reading: reading.slice(0, -2), base: surface.slice(0, -1) },
    { surface: '半', reading: 'はん', pos: '名詞/一般', base: '半', conjugation: '' },
  ];
}

function wordLength(tokens: readonly Token[], rest: readonly Token[], lexicon: Lexicon): number {
  const [first] = tokens;
  if (!first || isParticle(first) || isAuxiliary(first)) return 0;
  for (let count = tokens.length; count > 1; count--) {
    const pieces = tokens.slice(0, count);
    const word = pieces.map(({ surface }) => surface).join('');
    const last = pieces.at(-1);
    if (!last || isParticle(last) || pieces.some(isSymbol) || !isKana(word) || isInflected(pieces)) continue;
    if (beginsForm(last, rest[count])) continue;
    if (lexicon.isWord(word) && lexicon.spellingsOf(word).some((other) => !isKana(other))) return count;
  }
  return 0;
}

/** き + た is 来た, not 北, and し + て + い is している, not 指定; but み + ず is rarely a form of 見る. */
const isInflected = ([first, next]: readonly Token[]): boolean =>
  first !== undefined &&
  isVerb(first) &&
  next !== undefined &&
  (isAuxiliary(next) || /^[てで]$/u.test(next.surface)) &&
  !/^[ずぬじ]$/u.test(next.surface);

/** どう + し + ました asks what has happened; it is not どうし. */
const beginsForm = (last: Token, next: Token | undefined): boolean =>
  isVerb(last) && /^(?:ます|まし|ませ|た|て)$/u.test(next?.surface ?? '');

function joinedNoun(tokens: readonly Token[]): Token {
  const surface = tokens.map((token) => token.surface).join('');
  const reading = tokens.map((token) => token.reading).join('');
  return { surface, reading, pos: '名詞/一般', base: surface, conjugation: '' };
}
