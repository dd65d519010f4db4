import type { Token } from '../../japanese/tokens/token.ts';
import {
  broken,
  isCount,
  isEnd,
  isIru,
  isNoun,
  isOf,
  isParticle,
  isPoliteEnding,
  isVerbOf,
  type Rule,
  says,
  type Tokens,
} from './rule.ts';
import { LIVING, THINGS } from './words.ts';

const ARU = /^ある$/;
/** 田中さん, 子供たち, 会社員: words for people by their last part. */
const isPersonEnding = (token: Token | undefined): boolean =>
  token?.pos === '名詞/接尾/人名' || isOf(/^(人|員|者|生|達|たち)$/, token);
const isLiving = (token: Token | undefined): boolean => isOf(LIVING, token) || isPersonEnding(token);

/** What can stand between 猫は and あります: 机の上に, たくさん, 三匹. */
const isFiller = (token: Token): boolean =>
  /^(名詞|副詞|連体詞|形容詞|接頭詞|記号\/読点)/.test(token.pos) || isParticle(token, 'の', 'に');
const FILLERS_MAX = 8;

/**
 * The verb that says where somebody is or that there is somebody: 猫は机の上にあります, 子供がたくさんあります. Null if something else is there:
 * 先生は用事があります.
 */
function beingAt(tokens: Tokens, at: number): number | null {
  // 猫二匹があります: the count before the particle
  let particle = at + 1;
  while (isCount(tokens[particle])) particle++;
  if (!isParticle(tokens[particle], 'は', 'が', 'も')) return null;
  let end = particle + 1;
  for (let token = tokens[end]; token && isFiller(token); token = tokens[end]) end++;
  const before = tokens[end - 1];
  const isPlace = end === particle + 1 || says(before, 'に');
  const isAmount = /^(副詞|名詞\/(副詞可能|数|接尾\/助数詞))/.test(before?.pos ?? '');
  return end - at <= FILLERS_MAX && (isPlace || isAmount) ? end : null;
}

/** あります, ありました, or ある at the end: 東京にある会社 says something about the company. */
const isSaid = (tokens: Tokens, verb: number): boolean => {
  const next = tokens[verb + 1];
  return isPoliteEnding(next) || isEnd(next) || says(next, 'た', 'か', 'ね', 'よ');
};

/** あり＋ます → い＋ます, あっ＋た → い＋た. */
const iruFor = ({ surface }: Token): string => (surface === 'ある' ? 'いる' : 'い');

/** い＋ます → あり＋ます, い＋た → あっ＋た, い＋ない → ない. */
const aruFor = (next: Token | undefined): string =>
  isPoliteEnding(next) ? 'あり' : says(next, 'た', 'て') ? 'あっ' : '';

/** ある, いる and です for one another; those of です first, because they explain more. */
export const BEING_RULES = {
  // 私はベトナム人います: “là” is です
  'iru-for-desu': (tokens, at) => {
    if (!tokens[at]?.pos.startsWith('名詞') || !isParticle(tokens[at + 1], 'は')) return null;
    let end = at + 2;
    while (isNoun(tokens[end])) end++;
    const isPerson = isOf(/^(人|員|者|生)$/, tokens[end]) || isOf(/^(先生|学生|医者)$/, tokens[end - 1]);
    const verb = isOf(/^(人|員|者|生)$/, tokens[end]) ? end + 1 : end;
    return isPerson && verb > at + 2 && isIru(tokens[verb]) && says(tokens[verb + 1], 'ます')
      ? broken(verb - at + 2, verb - at, 2, 'です')
      : null;
  },
  // これは本あります
  'aru-for-desu': (tokens, at) => {
    const isNamed =
      isOf(/^(これ|それ|あれ)$/, tokens[at]) && isParticle(tokens[at + 1], 'は') && isNoun(tokens[at + 2]);
    return isNamed && isVerbOf(/^(ある|いる)$/, tokens[at + 3]) && says(tokens[at + 4], 'ます')
      ? broken(5, 3, 2, 'です')
      : null;
  },
  // 私は二十歳あります
  'age-aru': (tokens, at) =>
    isOf(/^(歳|才)$/, tokens[at]) && isVerbOf(/^(ある|いる)$/, tokens[at + 1]) && says(tokens[at + 2], 'ます')
      ? broken(3, 1, 2, 'です')
      : null,
  // 犬があります, 猫は机の上にあります, 子供がたくさんあります
  'aru-for-living': (tokens, at) => {
    if (!isLiving(tokens[at])) return null;
    const end = beingAt(tokens, at);
    const verb = tokens[end ?? -1];
    // 二つあります of animals has more wrong with it.
    const isCountedAsThings = end !== null && tokens[end - 1]?.surface.endsWith('つ');
    return end !== null && verb && isVerbOf(ARU, verb) && isSaid(tokens, end) && !isCountedAsThings
      ? broken(end - at + 1, end - at, 1, iruFor(verb))
      : null;
  },
  // 本がいます, 本は机の上にいます; but お金がいる is 要る
  'iru-for-things': (tokens, at) => {
    if (!isOf(THINGS, tokens[at])) return null;
    const end = beingAt(tokens, at);
    const verb = tokens[end ?? -1];
    return end !== null && isIru(verb) && verb?.surface === 'い'
      ? broken(end - at + 1, end - at, 1, aruFor(tokens[end + 1]))
      : null;
  },
} satisfies Readonly<Record<string, Rule>>;
