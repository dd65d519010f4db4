import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** How long something has lasted. */
export const lastingCases: readonly GradingCase[] = [
  ...rightBy('time', [
    [
      'もう3年日本に住んでいます。',
      '日本に住んで3年になります',
      'how long',
      { vi: 'Tôi đã sống ở Nhật được ba năm rồi.' },
    ],
    [
      '日本語を勉強してもう三年になります。',
      'もう三年日本語を勉強しています',
      'the other way',
      { vi: 'Tôi học tiếng Nhật đã được ba năm rồi.' },
    ],
    [
      '結婚して十年になります。',
      '結婚して十年経ちました',
      'passed',
      { vi: 'Chúng tôi kết hôn đã được mười năm.' },
    ],
    [
      'もう3年日本に住んでいます。',
      '日本に3年住んでいます',
      '"được" is enough',
      { vi: 'Tôi đã sống ở Nhật được ba năm rồi.' },
    ],
  ]),
  ...wrongSomehow([
    [
      '日本に住んで三年になります。',
      '日本に住んで三年がなります',
      'に',
      { vi: 'Tôi sống ở Nhật được ba năm rồi.' },
    ],
    [
      '日本に住んで三年になります。',
      '日本に三年住みます',
      'it goes on',
      { vi: 'Tôi sống ở Nhật được ba năm rồi.' },
    ],
    [
      '日本に三年住んでいました。',
      '日本に住んで三年になります',
      'over',
      { vi: 'Tôi đã sống ở Nhật được ba năm.' },
    ],
    [
      '日本に来て三年になります。',
      '三年日本に来ています',
      'coming does not last',
      { vi: 'Tôi đến Nhật đã được ba năm.' },
    ],
  ]),
];
