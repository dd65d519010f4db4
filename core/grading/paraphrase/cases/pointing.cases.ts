import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Who or what is pointed at, as the Vietnamese says it. */
export const pointingCases: readonly GradingCase[] = [
  ...rightBy('synonym', [
    [
      'あの店はもう閉まりました。',
      'その店はもう閉まりました',
      '"đó"',
      { vi: 'Cửa hàng đó đã đóng cửa rồi.' },
    ],
    ['その映画は面白いです。', 'あの映画は面白いです', 'both know it', { vi: 'Bộ phim đó hay.' }],
    [
      '彼は毎日働いています。',
      'あの人は毎日働いています',
      '"anh ấy"',
      { vi: 'Ngày nào anh ấy cũng làm việc.' },
    ],
    ['あの人は私の友達です。', '彼女は私の友達です', '"cô ấy"', { vi: 'Cô ấy là bạn tôi.' }],
    [
      '母が傘を買ってくれました。',
      'お母さんが傘を買ってくれました',
      'as at home',
      { vi: 'Mẹ đã mua ô cho tôi.' },
    ],
    ['祖母は八十歳です。', 'おばあちゃんは八十歳です', 'as at home', { vi: 'Bà tôi tám mươi tuổi.' }],
  ]),
  ...wrongSomehow([
    ['あの店は高いです。', 'その店は高いです', '"kia" is in sight', { vi: 'Cửa hàng kia đắt.' }],
    ['この店は高いです。', 'その店は高いです', '"này" is here', { vi: 'Cửa hàng này đắt.' }],
    ['それは何ですか。', 'あれは何ですか', 'beside the listener', { vi: 'Cái đó là gì?' }],
    ['その日は雨でした。', 'あの日は雨でした', 'the day of the story', { vi: 'Hôm đó trời mưa.' }],
    ['彼はまだ来ません。', '彼女はまだ来ません', 'a man', { vi: 'Anh ấy vẫn chưa đến.' }],
    ['彼氏が来ました。', 'あの人が来ました', 'a boyfriend', { vi: 'Bạn trai tôi đã đến.' }],
    ['お母さんは何歳ですか。', '母は何歳ですか', "the listener's mother", { vi: 'Mẹ bạn bao nhiêu tuổi?' }],
    ['母は家におります。', 'お母さんは家におります', 'to a customer', { vi: 'Mẹ tôi đang ở nhà ạ.' }],
  ]),
];
