import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Orders and ordinals. */
export const orderedCases: readonly GradingCase[] = [
  ...rightBy('number', [
    [
      'コーヒーを2杯とケーキを1つください。',
      'コーヒー2杯とケーキ1つください',
      'を may go',
      { vi: 'Cho tôi hai cốc cà phê và một cái bánh ngọt.' },
    ],
    [
      'コーヒーを2杯とケーキを1つください。',
      'コーヒーを二つとケーキを一つください',
      'a cup',
      { vi: 'Cho tôi hai cốc cà phê và một cái bánh ngọt.' },
    ],
    ['ビールを三つお願いします。', 'ビール三つお願いします', 'one line', { vi: 'Cho tôi ba cốc bia.' }],
    [
      '2つ目の角を右に曲がってください。',
      '2番目の角を右に曲がってください',
      'counted off',
      { vi: 'Rẽ phải ở góc thứ hai.' },
    ],
  ]),
  ...wrongSomehow([
    ['コーヒーを飲みます。', 'コーヒー飲みます', 'no order', { vi: 'Tôi uống cà phê.' }],
    [
      'コーヒーを二杯飲みました。',
      'コーヒー二杯飲みました',
      'no order',
      { vi: 'Tôi đã uống hai cốc cà phê.' },
    ],
    [
      'コーヒーを2杯とケーキを1つください。',
      'コーヒーを1つとケーキを2つください',
      'other numbers',
      { vi: 'Cho tôi hai cốc cà phê và một cái bánh ngọt.' },
    ],
    ['二番の教室です。', '二つの教室です', 'a number on a list', { vi: 'Là phòng học số hai.' }],
  ]),
];
