import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Which of two things is more. */
export const moreOfTwoCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    [
      '私は肉より魚のほうが好きです。',
      '私は肉よりも魚のほうが好きです',
      'よりも',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    ['肉より魚のほうが好きです。', '肉より魚が好きです', 'short', { vi: 'Tôi thích cá hơn thịt.' }],
    [
      '肉より魚のほうが好きです。',
      '肉と魚では魚のほうが好きです',
      'of the two',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    [
      '肉より魚のほうが好きです。',
      '肉と魚なら魚のほうが好きです',
      'of the two',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    [
      'バスよりも電車のほうが速いです。',
      'バスより電車のほうが速いです',
      'も may go',
      { vi: 'Tàu điện nhanh hơn xe buýt.' },
    ],
  ]),
  ...wrongSomehow([
    ['肉より魚のほうが好きです。', '魚より肉のほうが好きです', 'turned', { vi: 'Tôi thích cá hơn thịt.' }],
    [
      '肉より魚のほうが好きです。',
      '肉より魚のが好きです',
      'ほう is missing',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    [
      '肉より魚のほうが好きです。',
      '肉と魚では肉のほうが好きです',
      'turned',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    [
      '肉より魚のほうが好きです。',
      '肉と魚は魚のほうが好きです',
      'で is missing',
      { vi: 'Tôi thích cá hơn thịt.' },
    ],
    ['三時より前に来てください。', '三時よりも前に来てください', 'a limit', { vi: 'Hãy đến trước ba giờ.' }],
    [
      '何よりも家族が大切です。',
      '何より家族のほうが大切です',
      'no two things',
      { vi: 'Gia đình quan trọng hơn tất cả.' },
    ],
  ]),
];
