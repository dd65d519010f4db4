import type { Token } from './token.ts';

/** 三時十分, 歩いて十分です. */
const TIME_BEFORE = /(?:時|歩いて|走って|徒歩|約|あと|わずか|たった|ほんの)$/u;
/** 駅から十分です, but だから十分です; 学校まで自転車で十分です. */
const PLACE_BEFORE = /[^だすい]から$|まで[^、。]*$/u;
/** 十分前, 十分ぐらい, 十分待ってください. */
const TIME_AFTER = /^(?:前|後|間|以内|ほど|ぐらい|くらい|程度|おき|ごと|しか|遅れ|遅刻|過ぎ|待|かか|掛か)/u;
/** 十分に, 十分な. */
const ENOUGH_AFTER = /^(?:に|な)$/u;

/** Whether 十分 is ten minutes (じゅっぷん) and not “enough” (じゅうぶん), which it is in case of doubt. */
export function saysTenMinutes(before: string, [next, after]: readonly Token[]): boolean {
  if (ENOUGH_AFTER.test(next?.surface ?? '')) return false;
  if (TIME_BEFORE.test(before) || PLACE_BEFORE.test(before)) return true;
  // 十分で着きます, but 十分でしょう and 十分である.
  const takesTime = next?.surface === 'で' && after?.pos.startsWith('動詞') === true && after.base !== 'ある';
  return takesTime || TIME_AFTER.test(next?.surface ?? '');
}
