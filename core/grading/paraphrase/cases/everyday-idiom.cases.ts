import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Everyday phrases that say the same. */
export const everydayIdiomCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    [
      'ダイエットしているので、甘い物は食べません。',
      'ダイエット中なので、甘い物は食べません',
      'in the middle of it',
      { vi: 'Tôi đang ăn kiêng nên không ăn đồ ngọt.' },
    ],
    [
      'この薬は食後に飲んでください。',
      'この薬はご飯を食べた後で飲んでください',
      'after a meal',
      { vi: 'Hãy uống thuốc này sau khi ăn.' },
    ],
    ['この漢字は何と読みますか。', 'この漢字はどう読みますか', 'how', { vi: 'Chữ Hán này đọc là gì?' }],
    [
      'この漢字は何と読みますか。',
      'この漢字の読み方は何ですか',
      'its reading',
      { vi: 'Chữ Hán này đọc là gì?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '電気を消し忘れないでください',
      'one word',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      'この道をまっすぐ行くと、銀行があります。',
      'この道をまっすぐ進むと、銀行があります',
      'straight on',
      { vi: 'Cứ đi thẳng đường này thì có ngân hàng.' },
    ],
    [
      '彼は夜遅くまで働いています。',
      '彼は遅くまで働いています',
      'late',
      { vi: 'Anh ấy làm việc đến khuya.' },
    ],
    [
      'ダイエットしているので、食べません。',
      'ダイエット中なので、食べません',
      'in the middle of it',
      { vi: 'Tôi đang ăn kiêng nên không ăn.' },
    ],
    [
      '会議は何時に始まって、何時に終わりますか。',
      '会議は何時から何時までですか',
      'from when to when',
      { vi: 'Cuộc họp bắt đầu lúc mấy giờ và kết thúc lúc mấy giờ?' },
    ],
    [
      '仕事の後、スーパーに寄ります。',
      '仕事が終わったら、スーパーに寄ります',
      'after work',
      { vi: 'Tan làm tôi ghé siêu thị.' },
    ],
    [
      '会議の前に資料をコピーしてください。',
      '会議が始まる前に資料をコピーしてください',
      'before it begins',
      { vi: 'Hãy photo tài liệu trước cuộc họp.' },
    ],
    [
      '子どものとき、この川で泳ぎました。',
      '小さいとき、この川で泳ぎました',
      'a time of life',
      { vi: 'Hồi nhỏ tôi bơi ở con sông này.' },
    ],
    [
      '弟は背が高くて、足が速いです。',
      '弟は背が高くて、走るのが速いです',
      'runs fast',
      { vi: 'Em trai tôi cao và chạy nhanh.' },
    ],
  ]),
  ...rightBy('time', [
    ['今度の日曜日に行きます。', '今週の日曜日に行きます', '"này"', { vi: 'Tôi sẽ đi vào chủ nhật này.' }],
  ]),
  ...wrongSomehow([
    [
      'この薬は食後に飲んでください。',
      'この薬は食前に飲んでください',
      'before',
      { vi: 'Hãy uống thuốc này sau khi ăn.' },
    ],
    [
      'この漢字は何と読みますか。',
      'この漢字を何と読み方ですか',
      'no sentence',
      { vi: 'Chữ Hán này đọc là gì?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '電気を消しを忘れないでください',
      'no noun',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      '来週の日曜日に行きます。',
      '今週の日曜日に行きます',
      'another week',
      { vi: 'Tôi sẽ đi vào chủ nhật tuần sau.' },
    ],
    ['会議をします。', '会議中です', 'not yet', { vi: 'Chúng tôi sẽ họp.' }],
    [
      '今度の旅行は楽しみです。',
      '今週の旅行は楽しみです',
      'no day of the week',
      { vi: 'Tôi mong chờ chuyến đi này.' },
    ],
    [
      '会議は何時に始まりますか。',
      '会議は何時から何時までですか',
      'the end is not asked',
      { vi: 'Cuộc họp bắt đầu lúc mấy giờ?' },
    ],
    [
      '仕事の後、スーパーに寄りました。',
      '仕事が終わったら、スーパーに寄りました',
      'what was done on purpose takes no たら',
      { vi: 'Tan làm tôi đã ghé siêu thị.' },
    ],
    [
      '会議の後で資料をコピーしてください。',
      '会議が始まる前に資料をコピーしてください',
      'before',
      { vi: 'Hãy photo tài liệu sau cuộc họp.' },
    ],
    [
      'この車は速いです。',
      'この車は走るのが足が速いです',
      'a car has no legs',
      { vi: 'Chiếc xe này nhanh.' },
    ],
    [
      '仕事の前に、スーパーに寄ります。',
      '仕事が終わったら、スーパーに寄ります',
      'after',
      { vi: 'Trước khi làm tôi ghé siêu thị.' },
    ],
  ]),
];
