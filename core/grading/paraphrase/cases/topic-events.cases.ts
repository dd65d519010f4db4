import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** は and が of whom something is told. */
export const topicEventsCases: readonly GradingCase[] = [
  ...rightBy('topic', [
    ['姉は来月結婚します。', '来月姉が結婚します', 'news', { vi: 'Tháng sau chị tôi kết hôn.' }],
    [
      '来週、社長は大阪へ出張するそうです。',
      '来週社長が大阪へ出張するそうです',
      'news that was heard',
      { vi: 'Nghe nói tuần sau giám đốc sẽ đi công tác Osaka.' },
    ],
    [
      '彼女がどこに住んでいるか知りません。',
      '彼女はどこに住んでいるか知りません',
      'the speaker does not know',
      { vi: 'Tôi không biết cô ấy sống ở đâu.' },
    ],
  ]),
  ...wrongSomehow([
    ['姉は看護師です。', '姉が看護師です', 'who it is', { vi: 'Chị tôi là y tá.' }],
    ['父は毎日働いています。', '父が毎日働いています', 'no news', { vi: 'Bố tôi làm việc mỗi ngày.' }],
    ['誰が明日来ますか。', '誰は明日来ますか', 'a question word', { vi: 'Ngày mai ai đến?' }],
    [
      '兄は来ますが、姉は来ません。',
      '兄が来ますが、姉は来ません',
      'a contrast',
      { vi: 'Anh tôi đến, nhưng chị tôi không đến.' },
    ],
    ['田中さんは明日来ます。', '田中さんを明日来ます', 'no object', { vi: 'Ngày mai anh Tanaka đến.' }],
  ]),
];
