import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';

const right = { verdict: 'correct-with-note', rules: ['aspect'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** てしまう left out of a mishap or added to it. */
export const aspectCases: readonly GradingCase[] = [
  { model: '電車に傘を忘れました。', typed: '電車に傘を忘れてしまいました', ...right, why: 'a mishap' },
  {
    model: '電車に傘を忘れてしまいました。',
    vi: 'Tôi để quên ô trên tàu rồi.',
    typed: '電車に傘を忘れました',
    ...right,
    why: 'the other way',
  },
  { model: '電車に傘を忘れました。', typed: '電車に傘を忘れちゃいました', ...right, why: 'as it is said' },
  { model: '服が濡れました。', typed: '服が濡れてしまった', ...right, why: 'plain' },
  { model: '財布を盗まれました。', typed: '財布を盗まれてしまいました', ...right, why: 'suffered' },
  {
    model: '財布を盗まれてしまいました。',
    vi: 'Tôi bị lấy cắp ví.',
    typed: '財布を盗まれました',
    ...right,
    why: 'suffered, the other way',
  },
  {
    model: '塩を入れすぎてしまいました。',
    vi: 'Tôi cho nhiều muối quá rồi.',
    typed: '塩を入れすぎました',
    ...right,
    why: 'after すぎる',
  },
  {
    model: '指を切って、血が止まりません。',
    typed: '指を切ってしまって、血が止まりません',
    ...right,
    why: 'て that joins',
  },
  {
    model: '道に迷ったので、遅れました。',
    typed: '道に迷ってしまったので、遅れました',
    ...right,
    why: 'before ので',
  },
  { model: '全部食べました。', typed: '全部食べてしまいました', ...right, why: 'finished to the end' },
  { model: '風邪を引きました。', typed: '風邪を引いてしまいました', ...right, why: 'verb with its object' },
  {
    model: 'テレビを見ました。',
    vi: 'Tôi lỡ xem ti vi mất rồi.',
    typed: 'テレビを見てしまいました',
    ...right,
    why: 'the prompt says so',
  },
  { model: '本を読みました。', typed: '本を読んでしまいました', ...wrong, why: 'nothing to regret' },
  { model: '友達に会いました。', typed: '友達に会ってしまいました', ...wrong, why: 'nothing to regret' },
  { model: '試験に合格しました。', typed: '試験に合格してしまいました', ...wrong, why: 'a success' },
  { model: '紙を切りました。', typed: '紙を切ってしまいました', ...wrong, why: 'cut on purpose' },
  {
    model: '財布を忘れませんでした。',
    typed: '財布を忘れてしまいませんでした',
    ...wrong,
    why: 'not with a negation',
  },
  { model: '傘を忘れます。', typed: '傘を忘れてしまいました', ...wrong, why: 'another tense' },
  {
    model: '早く宿題をしてしまいたいです。',
    typed: '早く宿題をしたいです',
    ...wrong,
    why: 'a wish to get it done',
  },
  { model: '片付けてしまってください。', typed: '片付けてください', ...wrong, why: 'a request to finish' },
  {
    model: '宿題をしてしまいました。',
    vi: 'Tôi đã làm xong bài tập.',
    typed: '宿題をしました',
    ...wrong,
    why: 'the prompt says it is finished',
  },
  {
    model: '忘れた傘が見つかりました。',
    typed: '忘れてしまう傘が見つかりました',
    ...wrong,
    why: 'another tense before a noun',
  },
  { model: '傘を忘れました。', typed: '傘を忘れてしまります', ...wrong, why: 'malformed' },
  { model: '傘を忘れました。', typed: '傘を忘れしまいました', ...wrong, why: 'て is missing' },
  {
    model: '道に迷ってしまったので、遅れました。',
    typed: '道に迷ったので、遅れました',
    ...right,
    why: 'in a clause',
  },
  {
    model: '電車に傘を忘れてしまいました。',
    vi: 'Tôi lỡ để quên ô trên tàu mất rồi.',
    typed: '電車に傘を忘れました',
    ...wrong,
    why: 'the prompt says it went wrong',
  },
  {
    model: '間違えて、同じ物を二つ買ってしまいました。',
    typed: '間違えてしまって、同じ物を二つ買ってしまいました',
    ...wrong,
    why: 'twice in a sentence',
  },
  {
    model: 'ご連絡が遅くなってしまい、申し訳ありません。',
    typed: 'ご連絡が遅くなり、申し訳ありません',
    ...right,
    why: 'the stem of a formal apology',
  },
  ...wrongSomehow([
    [
      '嫌なことは忘れました。',
      '嫌なことは忘れてしまいました',
      'nobody is sorry',
      { vi: 'Chuyện buồn thì tôi đã quên rồi.' },
    ],
    ['敵が倒れました。', '敵が倒れてしまいました', 'nobody is sorry'],
    ['差別をなくしました。', '差別をなくしてしまいました', 'nobody is sorry'],
    [
      '朝六時に目が覚めました。',
      '朝六時に目が覚めてしまいました',
      'as every day',
      { vi: 'Tôi thức dậy lúc 6 giờ sáng.' },
    ],
    [
      '最後のバスが出たので、タクシーで帰りました。',
      '最後のバスが出たので、タクシーで帰ってしまいました',
      'only the bus is regretted',
      { vi: 'Chuyến xe buýt cuối chạy mất rồi nên tôi đã về bằng taxi.' },
    ],
  ]),
];
