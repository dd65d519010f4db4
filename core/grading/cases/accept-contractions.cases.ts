import type { GradingCase } from './case.ts';

/** ている/てる, では/じゃ, てしまう/ちゃう, in every inflection and in both directions. */
export const acceptContractionCases: readonly GradingCase[] = [
  { model: '本を読んでいる。', typed: '本を読んでる', verdict: 'correct', why: 'でいる → でる' },
  { model: 'パンを食べている。', typed: 'パンを食べてる', verdict: 'correct', why: 'ている → てる' },
  { model: 'パンを食べてる。', typed: 'パンを食べている', verdict: 'correct', why: 'てる → ている' },
  { model: 'パンを食べています。', typed: 'パンを食べてます', verdict: 'correct', why: 'polite' },
  { model: 'パンを食べていた。', typed: 'パンを食べてた', verdict: 'correct', why: 'past' },
  {
    model: '何をしていましたか。',
    typed: '何をしてましたか',
    verdict: 'correct',
    why: 'polite past, a question',
  },
  { model: 'まだ食べていない。', typed: 'まだ食べてない', verdict: 'correct', why: 'negative' },
  { model: 'まだ食べていません。', typed: 'まだ食べてません', verdict: 'correct', why: 'polite negative' },
  { model: '立っていて、疲れた。', typed: '立ってて、疲れた', verdict: 'correct', why: 'て form' },
  { model: '走っている犬だ。', typed: '走ってる犬だ', verdict: 'correct', why: 'before a noun' },
  {
    model: '寝ているとき、夢を見た。',
    typed: 'ねてるとき、夢を見た',
    verdict: 'correct',
    why: 'in a clause, in kana',
  },
  { model: '学生ではない。', typed: '学生じゃない', verdict: 'correct', why: 'では → じゃ' },
  { model: '学生じゃない。', typed: '学生ではない', verdict: 'correct', why: 'じゃ → では' },
  { model: '学生ではありません。', typed: '学生じゃありません', verdict: 'correct', why: 'polite' },
  {
    model: '静かではなかった。',
    typed: '静かじゃなかった',
    verdict: 'correct',
    why: 'past of a na-adjective',
  },
  { model: '雨ではなくて、雪だ。', typed: '雨じゃなくて、雪だ', verdict: 'correct', why: 'て form' },
  {
    model: 'では、また明日。',
    typed: 'じゃ、また明日',
    verdict: 'correct',
    why: 'では at the start of a sentence',
  },
  {
    model: '飲んではいけません。',
    typed: '飲んじゃいけません',
    verdict: 'correct',
    why: 'では after a verb',
  },
  { model: '宿題を忘れてしまう。', typed: '宿題を忘れちゃう', verdict: 'correct', why: 'てしまう → ちゃう' },
  { model: '宿題を忘れちゃう。', typed: '宿題を忘れてしまう', verdict: 'correct', why: 'ちゃう → てしまう' },
  { model: '宿題を忘れてしまった。', typed: '宿題を忘れちゃった', verdict: 'correct', why: 'past' },
  {
    model: '宿題を忘れてしまいました。',
    typed: '宿題を忘れちゃいました',
    verdict: 'correct',
    why: 'polite past',
  },
  { model: '全部飲んでしまった。', typed: '全部飲んじゃった', verdict: 'correct', why: 'でしまう → じゃう' },
  {
    model: '弟が転んでしまいました。',
    typed: '弟が転んじゃいました',
    verdict: 'correct',
    why: 'polite past of じゃう',
  },
  {
    model: '食べてしまって、困る。',
    typed: '食べちゃって、困る',
    verdict: 'correct',
    why: 'て form of ちゃう',
  },
];

/** ません = ないです, ませんでした = なかったです: both are polite, so no note. */
export const acceptNegativeFormCases: readonly GradingCase[] = [
  { model: '今日は行きません。', typed: '今日は行かないです', verdict: 'correct', why: 'godan verb' },
  { model: '今日は行かないです。', typed: '今日は行きません', verdict: 'correct', why: 'the other way' },
  { model: '肉を食べません。', typed: '肉を食べないです', verdict: 'correct', why: 'ichidan verb' },
  { model: '誰も来ません。', typed: '誰もこないです', verdict: 'correct', why: '来る, in kana' },
  { model: '運転しません。', typed: '運転しないです', verdict: 'correct', why: 'する' },
  { model: '時間がありません。', typed: '時間がないです', verdict: 'correct', why: 'ある' },
  { model: '昨日は行きませんでした。', typed: '昨日は行かなかったです', verdict: 'correct', why: 'past' },
  {
    model: '昨日は行かなかったです。',
    typed: '昨日は行きませんでした',
    verdict: 'correct',
    why: 'past, the other way',
  },
  { model: '時間がありませんでした。', typed: '時間がなかったです', verdict: 'correct', why: 'past of ある' },
  { model: '高くありません。', typed: '高くないです', verdict: 'correct', why: 'i-adjective' },
  {
    model: '高くなかったです。',
    typed: '高くありませんでした',
    verdict: 'correct',
    why: 'past of an i-adjective',
  },
  { model: '学生ではありません。', typed: '学生ではないです', verdict: 'correct', why: 'noun' },
  { model: '学生ではありません。', typed: '学生じゃないです', verdict: 'correct', why: 'noun, with じゃ' },
  {
    model: '静かじゃないです。',
    typed: '静かではありません',
    verdict: 'correct',
    why: 'na-adjective, with では',
  },
  {
    model: '雨じゃなかったです。',
    typed: '雨ではありませんでした',
    verdict: 'correct',
    why: 'past of a noun',
  },
  { model: '行きたくないです。', typed: '行きたくありません', verdict: 'correct', why: 'たい' },
  { model: '見ていません。', typed: '見てないです', verdict: 'correct', why: 'ている, contracted' },
  { model: '読めません。', typed: '読めないです', verdict: 'correct', why: 'potential' },
  { model: '行かなければなりません。', typed: '行かなければならないです', verdict: 'correct', why: 'must' },
  {
    model: '時間がありませんから、急ぎます。',
    typed: '時間がないですから、急ぎます',
    verdict: 'correct',
    why: 'before から',
  },
];

/** よ and ね at the end can be added or left out. */
export const acceptFinalParticleCases: readonly GradingCase[] = [
  { model: 'おいしいです。', typed: 'おいしいですよ', verdict: 'correct', why: 'よ added' },
  { model: '暑いです。', typed: '暑いですね', verdict: 'correct', why: 'ね added' },
  { model: '電車が来ますよ。', typed: '電車が来ます', verdict: 'correct', why: 'よ left out' },
  { model: 'いい天気ですね。', typed: 'いい天気です', verdict: 'correct', why: 'ね left out' },
  { model: 'いい天気ですね。', typed: 'いい天気ですよ', verdict: 'correct', why: 'one for the other' },
  { model: '一緒に行こう。', typed: '一緒に行こうね', verdict: 'correct', why: 'after a volitional' },
  {
    model: '一緒に行こうよ。',
    typed: '一緒に行こう',
    verdict: 'correct',
    why: 'よ after a volitional left out',
  },
  { model: '待ってください。', typed: '待ってくださいね', verdict: 'correct', why: 'after a request' },
  { model: '今日は行かない。', typed: '今日は行かないよ', verdict: 'correct', why: 'after a plain negative' },
  { model: '明日来るよね。', typed: '明日来る', verdict: 'correct', why: 'both left out' },
];
