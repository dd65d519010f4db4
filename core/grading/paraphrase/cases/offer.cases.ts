import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Offers, asking for something, and what must not be forgotten. */
export const offerCases: readonly GradingCase[] = [
  ...rightBy('request', [
    ['お手伝いしましょうか。', '手伝いましょうか', 'plain politeness', { vi: 'Để tôi giúp anh nhé.' }],
    ['荷物を持ちましょうか。', '荷物をお持ちしましょうか', 'humble', { vi: 'Để tôi xách hành lý cho nhé?' }],
    [
      'もっと大きいのはありませんか。',
      'もっと大きいのはありますか',
      'asked in a shop',
      { vi: 'Có cái nào to hơn không ạ?' },
    ],
    [
      '近くに郵便局がありますか。',
      '近くに郵便局がありませんか',
      'asked on the way',
      { vi: 'Gần đây có bưu điện không ạ?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '忘れずに電気を消してください',
      'do it for sure',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '電気を忘れずに消してください',
      'before the verb',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
  ]),
  ...wrongSomehow([
    ['お手伝いしましょうか。', 'お手伝いましょうか', 'no form', { vi: 'Để tôi giúp anh nhé.' }],
    [
      '田中さんが手伝いました。',
      '田中さんがお手伝いしました',
      "somebody else's act",
      { vi: 'Anh Tanaka đã giúp.' },
    ],
    ['映画を見ましょうか。', '映画をお見せしましょうか', 'another verb', { vi: 'Chúng ta xem phim nhé?' }],
    ['お金がありません。', 'お金があります', 'told, not asked', { vi: 'Tôi không có tiền.' }],
    [
      '行ったことがありますか。',
      '行ったことがありませんか',
      'something one has done',
      { vi: 'Bạn có từng đi không?' },
    ],
    [
      '時間がありませんか。',
      '時間がありますか',
      'the prompt asks whether there is none',
      { vi: 'Bạn không có thời gian à?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '忘れずに電気を消さないでください',
      'the opposite',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    ['電気を消すのを忘れました。', '忘れずに電気を消しました', 'the opposite', { vi: 'Tôi quên tắt điện.' }],
  ]),
];
