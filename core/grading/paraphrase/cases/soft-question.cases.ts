import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';

const right = { verdict: 'correct-with-note', rules: ['soft-question'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** でしょうか and ですか: what the listener may not know, and what is the listener's own. */
export const softQuestionCases: readonly GradingCase[] = [
  { model: 'これはいくらですか。', typed: 'これはいくらでしょうか', ...right, why: 'price' },
  { model: 'これはいくらでしょうか。', typed: 'これはいくらですか', ...right, why: 'the other way' },
  { model: '予約が必要ですか。', typed: '予約が必要でしょうか', ...right, why: 'な-adjective' },
  {
    model: 'この近くに銀行がありますか。',
    typed: 'この近くに銀行があるでしょうか',
    ...right,
    why: 'what there is',
  },
  {
    model: '駅までどのくらいかかりますか。',
    typed: '駅までどのくらいかかるでしょうか',
    ...right,
    why: 'how long',
  },
  { model: 'ここに座ってもいいですか。', typed: 'ここに座ってもいいでしょうか', ...right, why: 'permission' },
  { model: 'どうすればいいですか。', typed: 'どうすればいいでしょうか', ...right, why: 'advice' },
  {
    model: '何を持って行けばいいでしょうか。',
    typed: '何を持って行けばいいですか',
    ...right,
    why: 'advice, asked directly',
  },
  { model: '今、よろしいでしょうか。', typed: '今、よろしいですか', ...right, why: 'よろしい' },
  {
    model: '静かにしていただけないでしょうか。',
    typed: '静かにしていただけませんか',
    ...right,
    why: 'a request',
  },
  {
    model: '静かにしていただけませんか。',
    typed: '静かにしていただけないでしょうか',
    ...right,
    why: 'a request, softer',
  },
  {
    model: 'お返事をいただけますでしょうか。',
    typed: 'お返事をいただけますか',
    ...right,
    why: 'ます before でしょうか',
  },
  {
    model: '家賃は給料から引かれるのでしょうか。',
    typed: '家賃は給料から引かれますか',
    ...right,
    why: 'のでしょうか',
  },
  {
    model: '家賃は給料から引かれるのでしょうか。',
    typed: '家賃は給料から引かれるのですか',
    ...right,
    why: 'のですか',
  },
  { model: '会議は何時からでしょうか。', typed: '会議は何時からですか', ...right, why: 'after から' },
  { model: '何を食べますか。', typed: '何を食べるでしょうか', ...wrong, why: "asks for the listener's will" },
  { model: 'お元気ですか。', typed: 'お元気でしょうか', ...wrong, why: 'asks after somebody else' },
  {
    model: 'ラーメンが好きですか。',
    typed: 'ラーメンが好きでしょうか',
    ...wrong,
    why: 'what the listener likes',
  },
  { model: '忙しいですか。', typed: '忙しいでしょうか', ...wrong, why: 'what the listener feels' },
  {
    model: '日本へ行ったことがありますか。',
    typed: '日本へ行ったことがあるでしょうか',
    ...wrong,
    why: 'what only the listener knows',
  },
  {
    model: 'どこへ行きたいですか。',
    typed: 'どこへ行きたいでしょうか',
    ...wrong,
    why: "the listener's wish",
  },
  { model: '一緒に行きませんか。', typed: '一緒に行かないでしょうか', ...wrong, why: 'invitation' },
  { model: 'どう思いますか。', typed: 'どう思うでしょうか', ...wrong, why: "the listener's opinion" },
  {
    model: '今、時間がありますか。',
    typed: '今、時間があるでしょうか',
    ...wrong,
    why: "the listener's time",
  },
  {
    model: 'お返事をいただけますでしょうか。',
    typed: 'お返事をいただけますですか',
    ...wrong,
    why: 'です after ます',
  },
  {
    model: 'この近くに銀行がありますか。',
    typed: 'この近くに銀行がありますでしょうですか',
    ...wrong,
    why: 'です after でしょう',
  },
  {
    model: '社会を作るべきではないでしょうか。',
    typed: '社会を作るべきではないですか',
    ...wrong,
    why: 'an opinion, not a question',
  },
  {
    model: '彼は来るでしょうか。',
    vi: 'Không biết anh ấy có đến không.',
    typed: '彼は来ますか',
    ...wrong,
    why: 'the speaker only wonders',
  },
  { model: 'これはいくらですか。', typed: 'これはいくらでしょう', ...wrong, why: 'か is missing' },
  { model: 'これはいくらですか。', typed: 'これはいくらだでしょうか', ...wrong, why: 'だ before でしょう' },
  { model: 'これはいくらでしょうか。', typed: 'これはいくらでしたか', ...wrong, why: 'another tense' },
  { model: '今日は何曜日ですか。', typed: '今日は何曜日だろうか', ...wrong, why: 'a question to oneself' },
  { model: 'どなたですか。', typed: 'どなたでしょうか', ...right, why: 'who' },
  { model: '手伝いましょうか。', typed: '手伝うでしょうか', ...wrong, why: 'an offer' },
  ...wrongSomehow([
    ['苦しいですか。', '苦しいでしょうか', 'what the listener feels'],
    ['気分が悪いですか。', '気分が悪いでしょうか', 'what the listener feels'],
    ['質問がありますか。', '質問があるでしょうか', 'what only the listener knows'],
    ['心配ですか。', '心配でしょうか', 'what the listener feels'],
  ]),
];
