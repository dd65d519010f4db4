import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** How long something has lasted. */
export const durationCases: readonly GradingCase[] = [
  ...rightBy('habit', [
    [
      '日本語を勉強してもう三年になります。',
      'もう三年日本語を勉強しています',
      'the other way',
      { vi: 'Tôi học tiếng Nhật đến nay đã được ba năm rồi.' },
    ],
    [
      '日本語を勉強してもう三年になります。',
      '日本語を勉強し始めてから三年が経ちました',
      'since it began',
      { vi: 'Tôi học tiếng Nhật đến nay đã được ba năm rồi.' },
    ],
    [
      '結婚して十年になります。',
      '結婚して十年経ちます',
      'passing',
      { vi: 'Chúng tôi kết hôn đã được mười năm.' },
    ],
    [
      '弟は日本で半年働いています。',
      '弟は日本で働いて半年になります',
      'somebody else, half a year',
      { vi: 'Em trai tôi làm việc ở Nhật được nửa năm rồi.' },
    ],
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
      '毎日三時間勉強しています。',
      '毎日勉強して三時間になります',
      'how often',
      { vi: 'Mỗi ngày tôi học được ba tiếng.' },
    ],
    ['日本に三年住みました。', '日本に住んで三年になります', 'over', { vi: 'Tôi đã sống ở Nhật ba năm.' }],
    [
      '日本語を勉強して三年になります。',
      '日本語を三年勉強しました',
      'over',
      { vi: 'Tôi học tiếng Nhật được ba năm rồi.' },
    ],
    [
      '三年前に結婚しました。',
      '結婚して三年結婚しています',
      'nobody says so',
      { vi: 'Tôi kết hôn ba năm trước.' },
    ],
    [
      '結婚して十年になります。',
      '十年結婚しています',
      'a day, not what lasts',
      { vi: 'Chúng tôi kết hôn đã được mười năm.' },
    ],
    [
      '毎日三年勉強しています。',
      '毎日勉強して三年になります',
      'how often',
      { vi: 'Ngày nào tôi cũng học, được ba năm rồi.' },
    ],
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
