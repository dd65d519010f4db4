import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** What is said, thought, heard or not known; しか and だけ. */
export const quotingCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    [
      '彼は行けないと言いました。',
      '彼は行けないと言っていました',
      'somebody else said it',
      { vi: 'Anh ấy nói là không đi được.' },
    ],
    [
      '彼女は忙しいと言っていました。',
      '彼女は忙しいと言いました',
      'the other way',
      { vi: 'Cô ấy nói là bận.' },
    ],
    [
      '田中さんは来ないと思います。',
      '田中さんは来ないだろうと思います',
      'a guess about somebody',
      { vi: 'Tôi nghĩ là anh Tanaka sẽ không đến.' },
    ],
    [
      '彼女がどこに住んでいるか知りません。',
      '彼女がどこに住んでいるのか分かりません',
      'のか and 分かる',
      { vi: 'Tôi không biết chị ấy sống ở đâu.' },
    ],
    [
      '彼女がどこに住んでいるか分かりません。',
      '彼女がどこに住んでいるか知りません',
      'the other way',
      { vi: 'Tôi không biết chị ấy sống ở đâu.' },
    ],
    [
      '彼が来るかどうかわかりません。',
      '彼が来るか来ないかわかりません',
      'both named',
      { vi: 'Tôi không biết anh ấy có đến hay không.' },
    ],
    [
      '医者にお酒を飲まないように言われました。',
      '医者にお酒を飲むなと言われました',
      'the order itself',
      { vi: 'Bác sĩ bảo tôi đừng uống rượu.' },
    ],
    [
      '医者にお酒を飲まないように言われました。',
      '医者にお酒を飲まないでくださいと言われました',
      'the request itself',
      { vi: 'Bác sĩ bảo tôi đừng uống rượu.' },
    ],
    [
      '英語は少ししかわかりません。',
      '英語は少しだけわかります',
      'only a little',
      { vi: 'Tôi chỉ biết một chút tiếng Anh.' },
    ],
    ['千円だけあります。', '千円しかありません', 'only so much', { vi: 'Tôi chỉ có 1000 yên.' }],
  ]),
  ...rightBy('seeming', [
    ['明日雨が降るそうです。', '明日雨が降ると聞きました', 'heard', { vi: 'Nghe nói mai trời mưa.' }],
    [
      '彼女は元気だそうです。',
      '彼女は元気だと聞きました',
      'after a な-adjective',
      { vi: 'Nghe nói cô ấy khoẻ.' },
    ],
    ['雨が降ると聞きました。', '雨が降るそうです', 'the other way', { vi: 'Nghe nói trời sẽ mưa.' }],
  ]),
  ...wrongSomehow([
    [
      '私は行くと言いました。',
      '私は行くと言っていました',
      'the speaker said it',
      { vi: 'Tôi đã nói là sẽ đi.' },
    ],
    [
      '行くと言いました。',
      '行くと言っていました',
      'perhaps the speaker said it',
      { vi: 'Tôi đã nói là sẽ đi.' },
    ],
    [
      'この映画は面白いと思います。',
      'この映画は面白いだろうと思います',
      'an opinion',
      { vi: 'Tôi nghĩ phim này hay.' },
    ],
    [
      '私は明日行くと思います。',
      '私は明日行くだろうと思います',
      'about oneself',
      { vi: 'Tôi nghĩ mai tôi sẽ đi.' },
    ],
    ['意味が分かりません。', '意味が知りません', '知る takes を', { vi: 'Tôi không hiểu ý nghĩa.' }],
    [
      '日本語が分かりません。',
      '日本語を知りません',
      'not to understand',
      { vi: 'Tôi không hiểu tiếng Nhật.' },
    ],
    [
      '彼が来るかどうか分かりません。',
      '彼が来るか来るか分かりません',
      'the same twice',
      { vi: 'Tôi không biết anh ấy có đến hay không.' },
    ],
    [
      '彼が来るかどうか分かりません。',
      '彼が来るのどうか分かりません',
      'no か',
      { vi: 'Tôi không biết anh ấy có đến hay không.' },
    ],
    [
      '先生に早く来るように言われました。',
      '先生に早く来るなと言われました',
      'the opposite',
      { vi: 'Thầy bảo tôi đến sớm.' },
    ],
    [
      '医者に飲まないように言われました。',
      '医者に飲まないなと言われました',
      'な follows the dictionary form',
      { vi: 'Bác sĩ bảo tôi đừng uống.' },
    ],
    [
      '医者に飲まないように言われました。',
      '医者に飲んでくださいと言われました',
      'the opposite',
      { vi: 'Bác sĩ bảo tôi đừng uống.' },
    ],
    ['一つだけ買います。', '一つしか買いません', 'a plan is not too little', { vi: 'Tôi chỉ mua một cái.' }],
    ['少ししか分かりません。', '少しだけ分かりません', 'the opposite', { vi: 'Tôi chỉ hiểu một chút.' }],
    [
      '明日雨が降るそうです。',
      '明日雨が降ると聞きます',
      'heard before now',
      { vi: 'Nghe nói mai trời mưa.' },
    ],
    [
      '天気予報によると、明日雨が降るそうです。',
      '天気予報によると、明日雨が降ると聞きました',
      'the source has said it',
      { vi: 'Theo dự báo thời tiết, nghe nói mai mưa.' },
    ],
    ['雨が降りそうです。', '雨が降ると聞きました', 'seen, not heard', { vi: 'Trời sắp mưa.' }],
    [
      '田中さんから来ると聞きました。',
      '田中さんから来るそうです',
      'から belongs to 聞く',
      { vi: 'Tôi nghe nói từ anh Tanaka là sẽ đến.' },
    ],
    ['彼女は元気だそうです。', '彼女は元気と聞きました', 'だ is missing', { vi: 'Nghe nói cô ấy khoẻ.' }],
    [
      '誰も来ないので、自分でやるしかないと思います。',
      '誰も来ないので、自分でやるしかないだろうと思います',
      'what the speaker decides',
      { vi: 'Không ai đến nên tôi nghĩ chỉ còn cách tự làm.' },
    ],
  ]),
];
