import type { GradingCase } from './case.ts';

/** Several readings of ambiguous romaji are tried, but none of these makes the answer right. */
export const refuseRomajiCases: readonly GradingCase[] = [
  { model: '記念です。', typed: "kin'en desu", verdict: 'wrong', why: 'an apostrophe is not ambiguous' },
  { model: '本屋で会います。', typed: 'honyo de aimasu', verdict: 'wrong', why: 'neither にょ nor んよ' },
  {
    model: '本屋で会います。',
    typed: 'honya de aimashita',
    verdict: 'wrong',
    codes: ['tense'],
    why: 'the reading with the fewest mistakes is explained',
  },
  {
    model: '私は学校に行きます。',
    typed: '私は gakkou で行きます',
    verdict: 'wrong',
    codes: ['particle-wrong'],
    why: 'romaji among Japanese, and a wrong particle',
  },
  {
    model: '水を飲みます。',
    typed: 'mizu wa nomimasu',
    verdict: 'wrong',
    codes: ['particle-wrong'],
    why: 'wa is not o',
  },
  {
    model: '今日は暑いです。',
    typed: '今日わ暑いです',
    verdict: 'almost',
    codes: ['kana-spelling'],
    why: 'わ typed as kana stays a mistake',
  },
  {
    model: '今日は暑いです。',
    typed: 'きょうわ atsui です',
    verdict: 'almost',
    codes: ['kana-spelling'],
    why: 'romaji elsewhere does not excuse a わ in kana',
  },
];
