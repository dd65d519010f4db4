import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

const right = { verdict: 'correct-with-note', rules: ['intention'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** つもり, ようと思う, 予定 and ことにする: whose intention it is. */
export const intentionCases: readonly GradingCase[] = [
  {
    model: '来年、日本へ行くつもりです。',
    typed: '来年、日本へ行こうと思っています',
    ...right,
    why: 'ようと思っています',
  },
  {
    model: '来年、日本へ行くつもりです。',
    typed: '来年、日本へ行こうと思います',
    ...right,
    why: 'ようと思います',
  },
  {
    model: '来年、日本へ行こうと思っています。',
    typed: '来年、日本へ行くつもりです',
    ...right,
    why: 'the other way',
  },
  {
    model: '来年、日本へ行こうと思います。',
    typed: '来年、日本へ行こうと思っています',
    ...right,
    why: 'both with と',
  },
  {
    model: '来年、日本へ留学しようと思います。',
    typed: '来年、日本へ留学するつもりです',
    ...right,
    why: 'する',
  },
  {
    model: '夏休みに何をするつもりですか。',
    typed: '夏休みに何をしようと思っていますか',
    ...right,
    why: 'a question',
  },
  {
    model: '早く寝るつもりでしたが、寝られませんでした。',
    typed: '早く寝ようと思っていましたが、寝られませんでした',
    ...right,
    why: 'past',
  },
  {
    model: '電話しようと思っていましたが、忘れました。',
    typed: '電話するつもりでしたが、忘れました',
    ...right,
    why: 'past, the other way',
  },
  {
    model: '弟は父の会社で働くつもりです。',
    typed: '弟は父の会社で働こうと思っています',
    ...right,
    why: 'of somebody else',
  },
  {
    model: '来月、引っ越すつもりです。',
    vi: 'Tháng sau tôi dự định chuyển nhà.',
    typed: '来月、引っ越す予定です',
    ...right,
    why: 'the prompt speaks of a plan',
  },
  {
    model: '来月、引っ越す予定です。',
    vi: 'Tháng sau tôi dự định chuyển nhà.',
    typed: '来月、引っ越すつもりです',
    ...right,
    why: 'the other way',
  },
  { model: '返品することにしました。', typed: '返品することに決めました', ...right, why: 'a decision' },
  { model: '返品することに決めました。', typed: '返品することにしました', ...right, why: 'the other way' },
  {
    model: '来月、引っ越すつもりです。',
    vi: 'Tháng sau tôi tính chuyển nhà.',
    typed: '来月、引っ越す予定です',
    ...wrong,
    why: 'no plan in the prompt',
  },
  {
    model: '会議は三時に始まる予定です。',
    vi: 'Cuộc họp dự kiến bắt đầu lúc ba giờ.',
    typed: '会議は三時に始まるつもりです',
    ...wrong,
    why: "nobody's intention",
  },
  {
    model: '会議は三時に始まる予定です。',
    vi: 'Cuộc họp dự kiến bắt đầu lúc ba giờ.',
    typed: '会議は三時に始まろうと思っています',
    ...wrong,
    why: "nobody's intention",
  },
  {
    model: '弟は父の会社で働くつもりです。',
    typed: '弟は父の会社で働こうと思います',
    ...wrong,
    why: "ようと思います is the speaker's",
  },
  {
    model: '夏休みに何をするつもりですか。',
    typed: '夏休みに何をしようと思いますか',
    ...wrong,
    why: "the listener's, in ようと思います",
  },
  {
    model: '今晩は出かけないつもりです。',
    typed: '今晩は出かけないようと思います',
    ...wrong,
    why: 'no negative volitional',
  },
  {
    model: '今晩は出かけないつもりです。',
    typed: '今晩は出かけようと思います',
    ...wrong,
    why: 'the opposite',
  },
  {
    model: '今晩は出かけないつもりです。',
    typed: '今晩は出かけるつもりはありません',
    ...wrong,
    why: 'stronger',
  },
  {
    model: '早く寝るつもりでした。',
    typed: '早く寝ようと思いました',
    ...wrong,
    why: 'the thought of a moment',
  },
  {
    model: '家を出ようと思った時、雨が降りました。',
    typed: '家を出るつもりの時、雨が降りました',
    ...wrong,
    why: 'the thought of a moment',
  },
  { model: '日本へ行くつもりです。', typed: '日本へ行きたいです', ...wrong, why: 'a wish' },
  { model: '日本へ行くつもりです。', typed: '日本へ行きます', ...wrong, why: 'つもり is missing' },
  { model: '日本へ行くつもりです。', typed: '日本へ行きつもりです', ...wrong, why: 'the stem before つもり' },
  { model: '日本へ行こうと思います。', typed: '日本へ行くと思います', ...wrong, why: 'a guess' },
  { model: '毎朝走ることにしています。', typed: '毎朝走ることに決めています', ...wrong, why: 'a habit' },
  {
    model: '来月、転勤することになりました。',
    typed: '来月、転勤することにしました',
    ...wrong,
    why: 'decided by others',
  },
  {
    model: '来月、転勤することになりました。',
    typed: '来月、転勤することに決めました',
    ...wrong,
    why: 'decided by others',
  },
  {
    model: 'バスは三時に出る予定です。',
    vi: 'Xe buýt dự kiến chạy lúc ba giờ.',
    typed: 'バスは三時に出るつもりです',
    ...wrong,
    why: 'a thing has no intention',
  },
  ...rightBy('intention', [
    ['旅行に行かないことにしました。', '旅行に行かないことに決めました', 'not to go is decided too'],
  ]),
  ...wrongSomehow([
    ['ランは留学するつもりです。', 'ランは留学しようと思います', 'a name in katakana'],
    ['同僚は会社を辞めるつもりです。', '同僚は会社を辞めようと思います', 'somebody else'],
    ['チームは勝つつもりです。', 'チームは勝とうと思います', 'a group'],
    ['見なかったことにしました。', '見なかったことに決めました', 'treated as if it were so'],
  ]),
];
