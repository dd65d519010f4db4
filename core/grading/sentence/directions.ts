import type { Token } from '../../japanese/tokens/token.ts';
import { MOTION_NOUNS, MOTION_VERBS } from '../words/grammar-words.ts';
import { isParticle, isSuruNoun, isVerb } from './clause-words.ts';

const TIME = /(?:曜日|[日月年時分朝昼夜晩春夏秋冬頃前後]|ごろ|休み|週末|とき|時間|とおり)$/u;

/** A time word takes に, never へ. */
export const isTime = ({ pos, surface }: Token): boolean =>
  // 所 is a place, although the tokenizer knows its adverbial use.
  (pos.includes('副詞可能') && !/^(?:所|ところ)$/u.test(surface)) ||
  pos.startsWith('名詞/接尾/助数詞') ||
  pos.startsWith('名詞/数') ||
  TIME.test(surface);

/** Whether に or へ is followed by a verb of motion, so that both are right. */
export function goesSomewhere(following: readonly Token[]): boolean {
  const at = following.findIndex((token) => isVerb(token) || isSuruNoun(token));
  const verb = following[at];
  const [to, next] = following.slice(at + 1);
  // 学校に本を持って行く is still motion to the school; another に or へ in between would start a new goal.
  if (!verb || following.slice(0, at).some(({ surface }) => /^[にへ]$/u.test(surface))) return false;
  // 京都へ旅行に行く, 京都へ遊びに行く; but に of 友達に会いに行く belongs to 会う.
  if (to?.surface === 'に' && next && MOTION_VERBS.has(next.base)) return verb.base !== '会う';
  if (MOTION_VERBS.has(verb.base)) return true;
  if (isSuruNoun(verb)) return MOTION_NOUNS.has(verb.base);
  return (
    to !== undefined &&
    isParticle(to) &&
    /^[てで]$/u.test(to.surface) &&
    next !== undefined &&
    MOTION_VERBS.has(next.base)
  );
}
