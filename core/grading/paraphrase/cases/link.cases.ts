import type { GradingCase } from '../../cases/case.ts';

const right = { verdict: 'correct-with-note', rules: ['link'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** The て that joins two clauses and the stem that does so in writing. */
export const linkCases: readonly GradingCase[] = [
  {
    model: 'お時間をいただき、ありがとうございます。',
    typed: 'お時間をいただいて、ありがとうございます',
    ...right,
    why: 'て for the stem',
  },
  {
    model: 'お時間をいただいて、ありがとうございます。',
    typed: 'お時間をいただき、ありがとうございます',
    ...right,
    why: 'the stem of いただく before thanks',
  },
  {
    model: 'お返事が遅くなり、申し訳ございません。',
    typed: 'お返事が遅くなって、申し訳ございません',
    ...right,
    why: 'before an apology',
  },
  {
    model: '目を覚まし、なかなか眠れませんでした。',
    typed: '目を覚まして、なかなか眠れませんでした',
    ...right,
    why: 'what happened next',
  },
  {
    model: '友達に会って、映画を見ました。',
    typed: '友達に会い、映画を見ました',
    ...right,
    why: 'the stem for て',
  },
  {
    model: '機能を完成させ、テストを始めます。',
    typed: '機能を完成させて、テストを始めます',
    ...right,
    why: 'causative',
  },
  {
    model: '暖かくなって、桜が咲きました。',
    typed: '暖かくなり、桜が咲きました',
    ...right,
    why: 'what became so',
  },
  {
    model: '階段から落ちて、足を折りました。',
    typed: '階段から落ち、足を折りました',
    ...right,
    why: 'what caused it',
  },
  { model: '歩いて学校へ行きます。', typed: '歩き学校へ行きます', ...wrong, why: 'manner' },
  { model: '歩いて行きます。', typed: '歩き行きます', ...wrong, why: 'manner' },
  { model: '傘を持って、出かけました。', typed: '傘を持ち、出かけました', ...wrong, why: 'manner' },
  { model: 'バスに乗って、学校へ行きます。', typed: 'バスに乗り、学校へ行きます', ...wrong, why: 'manner' },
  { model: 'テレビを見て、寝ます。', typed: 'テレビを見、寝ます', ...wrong, why: 'one mora' },
  { model: '洗濯をして、部屋を掃除します。', typed: '洗濯をし、部屋を掃除します', ...wrong, why: 'one mora' },
  { model: '日本へ来て、働いています。', typed: '日本へ来、働いています', ...wrong, why: 'one mora' },
  {
    model: '友達に会って、映画を見てください。',
    typed: '友達に会い、映画を見てください',
    ...wrong,
    why: 'before a request',
  },
  { model: '遅れてすみません。', typed: '遅れすみません', ...wrong, why: 'a spoken apology' },
  { model: '会えてうれしいです。', typed: '会えうれしいです', ...wrong, why: 'joy' },
  {
    model: '教えてくださって、ありがとうございます。',
    typed: '教えてください、ありがとうございます',
    ...wrong,
    why: 'ください is a request',
  },
  { model: '本を読んでいます。', typed: '本を読みいます', ...wrong, why: 'before an auxiliary' },
  { model: '料理を作ってみます。', typed: '料理を作りみます', ...wrong, why: 'before an auxiliary' },
  { model: 'ごみの分け方を教えます。', typed: 'ごみの分けて方を教えます', ...wrong, why: '分け方 is a word' },
  {
    model: '結果が出次第、報告します。',
    typed: '結果が出て次第、報告します',
    ...wrong,
    why: '次第 follows the stem',
  },
  {
    model: '朝ご飯を食べないで、出かけました。',
    typed: '朝ご飯を食べない、出かけました',
    ...wrong,
    why: 'a negation has no stem',
  },
  {
    model: '友達に会って、映画を見ました。',
    typed: '友達に会います、映画を見ました',
    ...wrong,
    why: 'two sentences',
  },
  {
    model: '日本語が話せて、便利です。',
    typed: '日本語が話せ、便利です',
    ...wrong,
    why: 'ability is a state',
  },
];
