import type { GradingCase } from '../../cases/case.ts';

const right = { verdict: 'correct-with-note', rules: ['contrast'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** のに, が and けど: side by side, or against what one expects. */
export const contrastCases: readonly GradingCase[] = [
  {
    model: '毎日勉強しているのに、覚えられません。',
    typed: '毎日勉強していますが、覚えられません',
    ...right,
    why: 'が for のに',
  },
  {
    model: '毎日勉強しているのに、覚えられません。',
    typed: '毎日勉強しているけど、覚えられません',
    ...right,
    why: 'けど for のに',
  },
  {
    model: '色がきれいなのに、甘くないです。',
    typed: '色がきれいですが、甘くないです',
    ...right,
    why: 'after な',
  },
  {
    model: '色がきれいなのに、甘くないです。',
    typed: '色がきれいだけど、甘くないです',
    ...right,
    why: 'だけど',
  },
  {
    model: '咳は減ったものの、まだ熱があります。',
    typed: '咳は減りましたが、まだ熱があります',
    ...right,
    why: 'ものの',
  },
  {
    model: '早く寝るつもりでしたが、遅くまでテレビを見てしまいました。',
    vi: 'Tôi đã định ngủ sớm, vậy mà lại lỡ xem ti vi đến khuya.',
    typed: '早く寝るつもりだったのに、遅くまでテレビを見てしまいました',
    ...right,
    why: 'のに where the prompt is surprised',
  },
  {
    model: '薬を飲みましたが、治りません。',
    vi: 'Tôi đã uống thuốc nhưng vẫn không khỏi.',
    typed: '薬を飲んだのに、治りません',
    ...right,
    why: 'what one did not expect',
  },
  {
    model: 'この店は有名ですが、おいしくないです。',
    vi: 'Quán này nổi tiếng mà lại không ngon.',
    typed: 'この店は有名なのに、おいしくないです',
    ...right,
    why: 'なのに',
  },
  {
    model: '肉は好きですが、魚は嫌いです。',
    vi: 'Tôi thích thịt nhưng không thích cá.',
    typed: '肉は好きなのに、魚は嫌いです',
    ...wrong,
    why: 'two facts side by side',
  },
  {
    model: '薬を飲みましたが、治りません。',
    typed: '薬を飲んだのに、治りません',
    ...wrong,
    why: 'without a prompt nobody knows',
  },
  {
    model: 'すみませんが、駅はどこですか。',
    typed: 'すみませんのに、駅はどこですか',
    ...wrong,
    why: 'an introduction',
  },
  {
    model: 'すみませんが、手伝ってください。',
    vi: 'Dù bận nhưng xin giúp tôi.',
    typed: 'すみませんなのに、手伝ってください',
    ...wrong,
    why: 'an introduction',
  },
  {
    model: '高いですが、買ってください。',
    vi: 'Tuy đắt nhưng vẫn xin hãy mua.',
    typed: '高いのに、買ってください',
    ...wrong,
    why: 'のに before a request',
  },
  {
    model: '高いですが、買いましょう。',
    vi: 'Đắt nhưng vẫn mua nhé.',
    typed: '高いのに、買いましょう',
    ...wrong,
    why: 'のに before an invitation',
  },
  {
    model: '高いですが、買うつもりです。',
    vi: 'Đắt nhưng vẫn định mua.',
    typed: '高いのに、買うつもりです',
    ...wrong,
    why: 'のに before an intention',
  },
  {
    model: '高いですが、買いたいです。',
    vi: 'Đắt nhưng vẫn muốn mua.',
    typed: '高いのに、買いたいです',
    ...wrong,
    why: 'のに before a wish',
  },
  {
    model: '高いですが、買いますか。',
    vi: 'Đắt nhưng vẫn mua à?',
    typed: '高いのに、買いますか',
    ...wrong,
    why: 'のに before a question',
  },
  {
    model: '薬を買いたいんですが、ありません。',
    vi: 'Muốn mua thuốc mà vẫn không có.',
    typed: '薬を買いたいんのに、ありません',
    ...wrong,
    why: 'んですが',
  },
  {
    model: 'もっと早く言えばよかったのに。',
    typed: 'もっと早く言えばよかったけど',
    ...wrong,
    why: 'regret at the end',
  },
  {
    model: '着物を着るのに、一時間かかりました。',
    typed: '着物を着ますが、一時間かかりました',
    ...wrong,
    why: 'what the time is for',
  },
  {
    model: '有名なのに、おいしくないです。',
    typed: '有名だのに、おいしくないです',
    ...wrong,
    why: 'だ before のに',
  },
  {
    model: '有名なのに、おいしくないです。',
    typed: '有名のに、おいしくないです',
    ...wrong,
    why: 'な is missing',
  },
  {
    model: '雨が降っているのに、出かけました。',
    typed: '雨が降っているから、出かけました',
    ...wrong,
    why: 'the opposite relation',
  },
  {
    model: '雨が降っているのに、出かけました。',
    typed: '雨が降っても、出かけました',
    ...wrong,
    why: 'even if',
  },
  {
    model: '毎日勉強しているのに、覚えられません。',
    typed: '毎日勉強しているので、覚えられません',
    ...wrong,
    why: 'a reason',
  },
];
