import type { Token } from '../../japanese/tokens/token.ts';
import { areClashing, isCount, isEnd, says, type Tokens } from './rule.ts';

/** A place where the words, as the tokenizer found them, cannot follow one another. */
export interface OddPart {
  readonly kind: 'unknown' | 'sequence' | 'particle-missing' | 'unfinished';
  /** As in the sentence. */
  readonly text: string;
}

/** Whether the words from `at` on are odd: how many of them, and why. */
type Check = (
  tokens: Tokens,
  at: number,
) => { readonly kind: OddPart['kind']; readonly length: number } | null;

const is = (token: Token | undefined, classes: RegExp): boolean => classes.test(token?.pos ?? '');
const odd = (length: number) => ({ kind: 'sequence', length }) as const;

const CHECKS: readonly Check[] = [
  // asdf: neither Japanese nor the name of somebody
  (tokens, at) => (/^\p{Ll}{2}/u.test(tokens[at]?.surface ?? '') ? { kind: 'unknown', length: 1 } : null),
  // は学校です: a sentence does not begin with what belongs to a word before it
  (tokens, at) =>
    at === 0 && is(tokens[at], /^(助詞\/(格助詞|係助詞|連体化|並立助詞)|助動詞|動詞\/接尾|名詞\/接尾)/)
      ? odd(Math.min(2, tokens.length))
      : null,
  // 食べる本私は: nor does it end before the word that a particle waits for; よい一日を and お大事に are complete
  (tokens, at) =>
    at > 0 &&
    isEnd(tokens[at + 1]) &&
    isWaiting(tokens[at]) &&
    !/^(よい|良い)/u.test(tokens[0]?.surface ?? '')
      ? odd(1)
      : null,
  // 学校にへ
  (tokens, at) => (areClashing(tokens[at], tokens[at + 1]) ? odd(2) : null),
  // 学校ます
  (tokens, at) =>
    tokens[at + 1]?.base === 'ます' &&
    is(tokens[at + 1], /^助動詞/) &&
    is(tokens[at], /^(名詞|形容詞|副詞|助詞)/) &&
    !says(tokens[at], 'だけ')
      ? odd(2)
      : null,
  // 親切い: a verb that only follows another one
  (tokens, at) =>
    is(tokens[at], /^名詞\/(?!サ変接続|接尾|非自立)/) &&
    is(tokens[at + 1], /^動詞\/(非自立|接尾)/) &&
    says(tokens[at + 1], 'い', 'き', 'く')
      ? odd(2)
      : null,
  // 本私: a prefix before a pronoun or a verb
  (tokens, at) =>
    is(tokens[at], /^接頭詞\/名詞接続/) &&
    !says(tokens[at], 'お', 'ご') &&
    (is(tokens[at + 1], /^(名詞\/代名詞|助詞|助動詞)/) || !tokens[at + 1])
      ? odd(2)
      : null,
  // 行きます勉強します, です人: what ends a sentence stands in the middle
  (tokens, at) =>
    says(tokens[at], 'です', 'ます') &&
    is(tokens[at], /^助動詞/) &&
    is(tokens[at + 1], /^(名詞\/(?!非自立|接尾)|動詞|形容詞|副詞)/)
      ? odd(2)
      : null,
  // 行く食べる
  (tokens, at) =>
    isFinal(tokens[at]) && is(tokens[at + 1], /^動詞\/自立/) && !says(tokens[at + 1], 'いう', 'する')
      ? odd(2)
      : null,
  // く of えいがくない: no word has one kana and this class
  (tokens, at) => (is(tokens[at], /^形容詞\/自立/) && tokens[at]?.base === 'くい' ? odd(2) : null),
  // これは本あります: polite, but without a particle
  (tokens, at) => {
    const [noun, verb] = tokens.slice(at, at + 2);
    const isThing = is(noun, /^名詞\/(一般|固有名詞|形容動詞語幹|代名詞)/);
    const isPolite = says(tokens[at + 2], 'ます', 'まし', 'ませ');
    // 袋はいります has a は that the tokenizer gives to the verb.
    const isOther =
      is(verb, /^動詞\/自立/) && !NEEDS_NO_PARTICLE.test(verb?.base ?? '') && !verb?.surface.startsWith('は');
    return isThing && isPolite && isOther && !isAmount(noun) ? { kind: 'particle-missing', length: 3 } : null;
  },
];

/** ログインできます, お悔やみ申し上げます, 必要ありません. */
const NEEDS_NO_PARTICLE = /^(する|できる|出来る|申し上げる|いただく)$/;

const isWaiting = (token: Token | undefined): boolean =>
  is(token, /^助詞\/(格助詞|係助詞)/) && says(token, 'は', 'が', 'を', 'へ');

/** みんな集まります, 二つあります: such a word needs no particle. */
const isAmount = (token: Token | undefined): boolean =>
  isCount(token) ||
  says(
    token,
    'みんな',
    '皆',
    '全員',
    '大勢',
    'いつ',
    'いくつ',
    'いくら',
    '複数',
    '十分',
    '半分',
    '必要',
    'お越し',
  );

/** 行く, 食べる: nothing that another verb can follow. */
const isFinal = (token: Token | undefined): boolean =>
  is(token, /^動詞\/自立/) && token?.surface === token?.base && token?.surface !== 'ある';

/** The first part that cannot be read as Japanese; null if every word can follow the one before it. */
export function oddPart(tokens: Tokens): OddPart | null {
  for (const at of tokens.keys()) {
    for (const check of CHECKS) {
      const found = check(tokens, at);
      if (!found) continue;
      const text = tokens.slice(at, at + found.length).map(({ surface }) => surface);
      return { kind: found.kind, text: text.join('') };
    }
  }
  return unfinished(tokens);
}

/** 私は食べる本: a noun at the end is no predicate. */
function unfinished(tokens: Tokens): OddPart | null {
  const words = tokens.filter((token) => !is(token, /^記号/));
  const last = words.at(-1);
  const isNoun = is(last, /^名詞\/(一般|代名詞|固有名詞|接尾\/一般)/);
  // これは何？ and いつもありがとう、お母さん need no more.
  const isShort = tokens.some(({ surface }) => /^[？?、]$/u.test(surface));
  return last && isNoun && !isShort && words.length > 1 ? { kind: 'unfinished', text: last.surface } : null;
}
