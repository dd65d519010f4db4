import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';

const right = { verdict: 'correct-with-note', rules: ['obligation'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** なければ/なくては × なりません/いけません, ないといけません, and the short forms of speech. */
export const obligationCases: readonly GradingCase[] = [
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなくてはなりません',
    ...right,
    why: 'なくては for なければ',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなければいけません',
    ...right,
    why: 'いけません for なりません',
  },
  { model: '薬を飲まなければなりません。', typed: '薬を飲まなくてはいけません', ...right, why: 'both' },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まないといけません',
    ...right,
    why: 'ないといけません',
  },
  { model: '薬を飲まなければなりません。', typed: '薬を飲まないといけない', ...right, why: 'and plain' },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなきゃ',
    ...right,
    why: 'なきゃ alone at the end',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなきゃいけません',
    ...right,
    why: 'なきゃいけません',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなくちゃ',
    ...right,
    why: 'なくちゃ alone at the end',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まないと',
    ...right,
    why: 'ないと alone at the end',
  },
  {
    model: '薬を飲まないといけません。',
    typed: '薬を飲まなければなりません',
    ...right,
    why: 'the other way',
  },
  {
    model: '毎日勉強しなくてはいけません。',
    typed: '毎日勉強しなければならない',
    ...right,
    why: 'する, plain',
  },
  { model: '早く来なければなりません。', typed: '早く来ないといけません', ...right, why: '来る' },
  { model: '早く来なければなりません。', typed: 'はやくこなくてはいけません', ...right, why: '来る in kana' },
  {
    model: '薬を飲まなければなりませんでした。',
    typed: '薬を飲まないといけませんでした',
    ...right,
    why: 'past',
  },
  {
    model: '荷物は軽くなければなりません。',
    typed: '荷物は軽くなくてはいけません',
    ...right,
    why: 'adjective',
  },
  {
    model: '行かなければならないと思います。',
    typed: '行かないといけないと思います',
    ...right,
    why: 'before と思います',
  },
  {
    model: '行かなければならないので、失礼します。',
    typed: '行かなくてはいけないので、失礼します',
    ...right,
    why: 'before ので',
  },
  {
    model: '薬を飲まなければなりません。',
    focus: ['nakereba-naranai'],
    typed: '薬を飲まないといけません',
    ...right,
    why: 'the pattern of the lesson said in another way is still right',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まないとなりません',
    ...wrong,
    why: 'ないとなりません does not exist',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなければなります',
    ...wrong,
    why: 'the second half is negative',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなくなりません',
    ...wrong,
    why: 'ては is missing',
  },
  {
    model: '薬を飲まなければなりません。',
    typed: '薬を飲まなければ、いいです',
    ...wrong,
    why: 'another pattern',
  },
  { model: '薬を飲まなければなりません。', typed: '薬を飲まなくてもいいです', ...wrong, why: 'need not' },
  { model: '薬を飲まなければなりません。', typed: '薬を飲んではいけません', ...wrong, why: 'must not' },
  {
    model: '薬を飲まなければなりませんでした。',
    typed: '薬を飲まなきゃ',
    ...wrong,
    why: 'a short form is not past',
  },
  {
    model: '薬を飲まなければなりませんか。',
    typed: '薬を飲まなきゃか',
    ...wrong,
    why: 'no short form before か',
  },
  {
    model: '行かなければならないので、失礼します。',
    typed: '行かなきゃので、失礼します',
    ...wrong,
    why: 'a short form ends the sentence',
  },
  {
    model: '行かなければならない場所があります。',
    typed: '行かなきゃ場所があります',
    ...wrong,
    why: 'a short form does not come before a noun',
  },
  {
    model: '薬を飲まなければなりません。',
    register: 'pinned',
    typed: '薬を飲まなきゃ',
    ...wrong,
    why: 'polite is asked for',
  },
  {
    model: '薬を飲まなければなりません。',
    rulesOff: ['obligation'],
    typed: '薬を飲まないといけません',
    ...wrong,
    why: 'the author has switched the rule off',
  },
  {
    model: '薬を飲まなければなりません。',
    blocked: ['薬を飲まないといけません'],
    typed: '薬を飲まないといけません',
    ...wrong,
    why: 'blocked wins over the rule',
  },
  ...wrongSomehow([
    ['彼はなくてはならない人です。', '彼はなければならない人です', 'somebody one cannot do without'],
    [
      '水は生活になくてはならないものです。',
      '水は生活になければいけないものです',
      'something one cannot do without',
    ],
  ]),
];
