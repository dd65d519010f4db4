import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** An extra particle. */
export const particleExtraCases: readonly GradingCase[] = wrong(
  ['particle-extra'],
  [
    ['昨日映画を見ました', '昨日に映画を見ました', 'no に after 昨日'],
    ['毎朝公園を走ります', '毎朝に公園を走ります', 'no に after 毎…'],
    ['父は今働いています', '父は今に働いています', 'no に after 今, in the middle'],
    ['いつ国へ帰りますか', 'いつに国へ帰りますか', 'no に after いつ'],
    ['先週京都へ行きました', '先週で京都へ行きました', 'no で after a word of time'],
    ['二時間勉強しました', '二時間に勉強しました', 'no に after how long'],
    ['りんごを三つ買いました', 'りんごを三つを買いました', 'no を after how many'],
    ['昨日はたくさん食べました', '昨日はたくさんを食べました', 'no を after an adverb'],
    ['ゆっくり話してください', 'ゆっくりに話してください', 'no に after ゆっくり'],
    ['高い車を買いました', '高いの車を買いました', 'no の between an い adjective and its noun'],
    ['昨日買った本を読みます', '昨日買ったの本を読みます', 'no の between a verb and its noun'],
    ['きれいな花ですね', 'きれいなの花ですね', 'no の after な'],
    ['駅の前で会いました', '駅の前にで会いました', 'に and で at once'],
    ['早く家へ帰ります', '早く家へに帰ります', 'に after へ: one of them, not both'],
    ['誰が来ましたか', '誰がは来ましたか', 'は on top of が'],
    ['明日田中さんが来ます', '明日田中さんが来ますか', 'か at the end: the statement became a question'],
    ['どこへ行きますか', 'どこへ行きますよか', 'よ is free at the end, not before か'],
    [
      '毎日日本語を勉強します',
      'まいにちににほんごをべんきょうします',
      'no に after 毎日, in an answer all in kana',
    ],
  ],
);
