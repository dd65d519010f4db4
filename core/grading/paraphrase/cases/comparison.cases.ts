import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** What is compared, what something is, and who is meant. */
export const comparisonCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    [
      '今週のテストは先週のテストより難しかったです。',
      '今週のテストは先週のより難しかったです',
      'の stands for the noun of the topic',
    ],
    [
      '今週のテストは先週のテストより難しかったです。',
      '今週のテストは先週より難しかったです',
      'only the time is compared',
    ],
    [
      'ベトナムの冬は日本より暖かいです。',
      'ベトナムの冬は日本の冬より暖かいです',
      'the noun is said once more',
    ],
    ['カレーは思ったほど辛くなかったです。', 'カレーは思ったより辛くなかったです', 'less than expected'],
    [
      '去年より五キロ痩せました。',
      '去年に比べて五キロ痩せました',
      'the Vietnamese compares',
      { vi: 'So với năm ngoái, tôi đã gầy đi năm cân.' },
    ],
    [
      '昨日と比べて、今日は寒いです。',
      '昨日より、今日は寒いです',
      'the other way',
      { vi: 'So với hôm qua, hôm nay lạnh.' },
    ],
    [
      '原因は温度が高すぎることだと思います。',
      '温度が高すぎることが原因だと思います',
      'the cause at the end',
    ],
    ['台所に誰がいますか。', '台所にいるのは誰ですか', 'who it is'],
    ['この着物は祖母にもらいました。', 'この着物は祖母にもらったものです', 'where a thing comes from'],
    [
      '子供が寝ています。',
      '子供たちが寝ています',
      'the Vietnamese says several',
      { vi: 'Bọn trẻ đang ngủ.' },
    ],
    ['学生たちが来ました。', '学生が来ました', 'the other way', { vi: 'Các sinh viên đã đến.' }],
    [
      'まだこの部屋に入ってはいけません。',
      '皆さんはまだこの部屋に入ってはいけません',
      'the Vietnamese names them',
      { vi: 'Các em vẫn chưa được vào phòng này.' },
    ],
    [
      'まだ息をしています。',
      '彼はまだ息をしています',
      'the Vietnamese names him',
      { vi: 'Ông ấy vẫn còn thở.' },
    ],
    [
      'この漢字を黒板に書いてください。',
      '先生、この漢字を黒板に書いてください',
      'the Vietnamese asks a teacher',
      { vi: 'Xin thầy viết chữ Hán này lên bảng ạ.' },
    ],
  ]),
  ...wrongSomehow([
    [
      'この漢字を黒板に書いてください。',
      '先生、この漢字を黒板に書いてください',
      'nobody is addressed',
      { vi: 'Hãy viết chữ Hán này lên bảng.' },
    ],
    ['まだ来ていません。', '彼はまだ来ていません', 'two people', { vi: 'Anh ấy và tôi vẫn chưa đến.' }],
    ['昨日ほど寒くないです。', '昨日より寒くないです', 'ほど〜ない after a noun'],
    ['思ったより辛かったです。', '思ったほど辛かったです', 'ほど needs ない'],
    ['日本の冬は昨日より寒いです。', '日本の冬は昨日の冬より寒いです', 'a country and a time'],
    ['私の本は先生より古いです。', '私の本は先生の本より古いです', 'a person may be meant'],
    [
      '去年より五キロ痩せました。',
      '去年と比べて五キロ痩せました',
      'nothing is set beside it',
      { vi: 'Tôi gầy hơn năm ngoái năm cân.' },
    ],
    ['趣味は写真を撮ることです。', '写真を撮ることが趣味です', 'a hobby stays the topic'],
    ['原因は雨ではありません。', '雨が原因ではありません', 'what is denied'],
    ['父は誰が好きですか。', '父は好きなのは誰ですか', 'two topics'],
    ['誰が来ませんか。', '来ないのは誰ですか', 'denied'],
    ['この本を買いました。', 'この本を買ったものです', 'no topic'],
    ['この本は面白かったです。', 'この本は面白かったものです', 'nothing is done'],
    ['子供が寝ています。', '子供たちが寝ています', 'only one', { vi: 'Đứa trẻ đang ngủ.' }],
    [
      '子供とずっと手をつないでいました。',
      '子供たちとずっと手をつないでいました',
      'the crowd is several, not the child',
      { vi: 'Tôi đã nắm tay con suốt giữa đám đông.' },
    ],
    [
      '三時に戻る予定でございます。',
      '彼は三時に戻る予定でございます',
      'a colleague before a customer',
      { vi: 'Anh ấy dự định ba giờ sẽ quay lại ạ.' },
    ],
    ['子供が三人います。', '子供たちが三人います', 'a number', { vi: 'Các con tôi có ba đứa.' }],
    ['犬が寝ています。', '犬たちが寝ています', 'people only', { vi: 'Các con chó đang ngủ.' }],
    ['まだ学生です。', '彼はまだ学生です', 'somebody else', { vi: 'Tôi vẫn là sinh viên.' }],
    ['まだ学生です。', '彼女はまだ学生です', 'a man', { vi: 'Anh ấy vẫn là sinh viên.' }],
    ['早く来てください。', '皆さんは早く来てください', 'a request', { vi: 'Các em đến sớm nhé.' }],
  ]),
];
