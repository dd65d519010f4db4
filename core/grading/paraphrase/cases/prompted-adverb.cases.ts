import type { GradingCase } from '../../cases/case.ts';

const right = { verdict: 'correct-with-note', rules: ['adverb'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** What the Vietnamese says and the model leaves out may be said. */
export const promptedAdverbCases: readonly GradingCase[] = [
  {
    model: '彼は文句ばかり言っています。',
    vi: 'Anh ta suốt ngày phàn nàn.',
    typed: '彼はいつも文句ばかり言っています',
    ...right,
    why: '"suốt ngày" is いつも',
  },
  {
    model: '朝から頭が痛いです。',
    vi: 'Tôi đau đầu suốt từ sáng.',
    typed: '朝からずっと頭が痛いです',
    ...right,
    why: '"suốt" is ずっと',
  },
  {
    model: '仕事に慣れてきました。',
    vi: 'Tôi đã dần quen với công việc.',
    typed: 'だんだん仕事に慣れてきました',
    ...right,
    why: '"dần" is だんだん',
  },
  {
    model: '仕事に慣れてきました。',
    vi: 'Tôi đã dần quen với công việc.',
    typed: '仕事に少しずつ慣れてきました',
    ...right,
    why: 'before the verb',
  },
  {
    model: '文法が覚えられません。',
    vi: 'Tôi mãi không nhớ được ngữ pháp.',
    typed: '文法がなかなか覚えられません',
    ...right,
    why: '"mãi không" is なかなか',
  },
  {
    model: '学生は毎日勉強します。',
    vi: 'Học sinh ngày nào cũng học chăm.',
    typed: '学生は毎日一生懸命勉強します',
    ...right,
    why: '"chăm" is 一生懸命',
  },
  {
    model: '彼は文句ばかり言っています。',
    vi: 'Anh ta toàn phàn nàn.',
    typed: '彼はいつの間にか文句ばかり言っています',
    ...wrong,
    why: 'the prompt does not say so',
  },
  {
    model: '仕事に慣れました。',
    vi: 'Tôi đã quen với công việc.',
    typed: 'だんだん仕事に慣れました',
    ...wrong,
    why: 'no "dần" in the prompt',
  },
  {
    model: 'いつも遅刻します。',
    vi: 'Anh ấy luôn đi muộn.',
    typed: '遅刻します',
    ...wrong,
    why: 'what the model says may not be left out',
  },
  {
    model: '宿題を忘れました。',
    vi: 'Tôi quên bài tập về nhà, mãi mới nhớ.',
    typed: '宿題をなかなか忘れました',
    ...wrong,
    why: 'なかなか goes with a negative here',
  },
  {
    model: 'この本はあの本より面白いです。',
    vi: 'Quyển này hay hơn quyển kia.',
    typed: 'この本はあの本よりもっと面白いです',
    ...wrong,
    why: '"hơn" is より already',
  },
  {
    model: '彼は文句ばかり言っています。',
    vi: 'Anh ta suốt ngày phàn nàn.',
    typed: '彼は文句いつもばかり言っています',
    ...wrong,
    why: 'not inside a phrase',
  },
];
