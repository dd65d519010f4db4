import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Leave, requests, offers, bans and duties in other words. */
export const askingCases: readonly GradingCase[] = [
  ...rightBy('request', [
    ['お手伝いしましょうか。', '手伝いましょうか', 'plain politeness', { vi: 'Để tôi giúp anh nhé.' }],
    ['荷物を持ちましょうか。', '荷物をお持ちしましょうか', 'humble', { vi: 'Để tôi xách hành lý cho nhé?' }],
    [
      '近くに郵便局がありますか。',
      '近くに郵便局がありませんか',
      'asked on the way',
      { vi: 'Gần đây có bưu điện không ạ?' },
    ],
    [
      'ここで写真を撮ってもいいですか。',
      'ここで写真を撮らせていただいてもよろしいでしょうか',
      'humbly',
      { vi: 'Tôi chụp ảnh ở đây có được không?' },
    ],
    [
      'もっとゆっくり話していただけませんか。',
      'もっとゆっくり話していただいてもいいですか',
      'as leave',
      { vi: 'Anh có thể nói chậm hơn giúp tôi được không ạ?' },
    ],
    [
      'もっとゆっくり話していただけませんか。',
      'もっとゆっくり話してもらってもいいですか',
      'as leave, plainer',
      { vi: 'Anh có thể nói chậm hơn giúp tôi được không ạ?' },
    ],
    [
      'このアパートはペットを飼ってもいいですか。',
      'このアパートはペットを飼うことができますか',
      'what a place allows',
      { vi: 'Căn hộ này có được nuôi thú cưng không?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '忘れずに電気を消してください',
      'the other way round',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '電気を忘れずに消してください',
      'before the verb',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      'もっと大きいのはありませんか。',
      'もっと大きいのはありますか',
      'in a shop',
      { vi: 'Có cái nào to hơn không ạ?' },
    ],
    [
      '傘を持って行ったほうがいいですよ。',
      '傘を持って行くといいですよ',
      'advice',
      { vi: 'Bạn nên mang ô đi.' },
    ],
    ['泣くな。', '泣かないで', 'less harshly', { vi: 'Đừng khóc.' }],
    [
      '図書館で話してはいけません。',
      '図書館で話すのは禁止です',
      'a ban',
      { vi: 'Không được nói chuyện trong thư viện.' },
    ],
    [
      '切符は買わなくてもいいです。',
      '切符は買わなくて大丈夫です',
      'no need',
      { vi: 'Không cần mua vé đâu.' },
    ],
  ]),
  ...rightBy('obligation', [
    [
      '明日までにレポートを書かなければなりません。',
      '明日までにレポートを書く必要があります',
      'need',
      { vi: 'Tôi phải viết báo cáo trước ngày mai.' },
    ],
  ]),
  ...rightBy(
    ['synonym', 'obligation'],
    [
      [
        '明日までにレポートを出さなければなりません。',
        '明日までにレポートを提出しなければいけません',
        'the verb and its ending',
        { vi: 'Tôi phải nộp báo cáo trước ngày mai.' },
      ],
    ],
  ),
  ...wrongSomehow([
    ['お手伝いしましょうか。', 'お手伝いましょうか', 'no form', { vi: 'Để tôi giúp anh nhé.' }],
    [
      '田中さんが手伝いました。',
      '田中さんがお手伝いしました',
      "somebody else's act",
      { vi: 'Anh Tanaka đã giúp.' },
    ],
    ['映画を見ましょうか。', '映画をお見せしましょうか', 'another verb', { vi: 'Chúng ta xem phim nhé?' }],
    [
      '電気を消すのを忘れないでください。',
      '忘れずに電気を消さないでください',
      'the opposite',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      '時間がありませんか。',
      '時間がありますか',
      'the prompt asks whether there is none',
      { vi: 'Bạn không có thời gian à?' },
    ],
    [
      '行ったことがありますか。',
      '行ったことがありませんか',
      'something one has done',
      { vi: 'Bạn có từng đi không?' },
    ],
    ['お金がありません。', 'お金があります', 'told, not asked', { vi: 'Tôi không có tiền.' }],
    [
      '母に手伝ってもいいですか。',
      '母に手伝わせていただいてもいいですか',
      'the mother would help',
      { vi: 'Tôi giúp mẹ có được không?' },
    ],
    [
      'ここで写真を撮ってもいいですか。',
      'ここで写真を撮られていただいてもよろしいですか',
      'a passive',
      { vi: 'Tôi chụp ảnh ở đây có được không?' },
    ],
    [
      'ここで写真を撮ってもいいですか。',
      'ここで写真を撮らせてくださってもいいですか',
      'who gives',
      { vi: 'Tôi chụp ảnh ở đây có được không?' },
    ],
    [
      'もっとゆっくり話していただけませんか。',
      'もっとゆっくり話してあげてもいいですか',
      'who receives',
      { vi: 'Anh có thể nói chậm hơn giúp tôi được không ạ?' },
    ],
    [
      '電気を消すのを忘れないでください。',
      '電気を消さずに忘れてください',
      'the other way round',
      { vi: 'Xin đừng quên tắt điện.' },
    ],
    [
      '電気を消すのを忘れました。',
      '忘れずに電気を消しました',
      'it was not done',
      { vi: 'Tôi đã quên tắt điện.' },
    ],
    ['一緒に行きませんか。', '一緒に行きますか', 'an invitation', { vi: 'Bạn có đi cùng không?' }],
    [
      '日本へ行ったことがありませんか。',
      '日本へ行ったことがありますか',
      'what one has not done',
      { vi: 'Bạn chưa từng đi Nhật à?' },
    ],
    [
      '傘を持って行ったほうがいいですよ。',
      '傘を持って行ったといいですよ',
      'past before と',
      { vi: 'Bạn nên mang ô đi.' },
    ],
    [
      '傘を持って行かないほうがいいですよ。',
      '傘を持って行くといいですよ',
      'advice against it',
      { vi: 'Bạn không nên mang ô đi.' },
    ],
    ['泣くな。', '泣かなくて', 'no ban', { vi: 'Đừng khóc.' }],
    [
      '図書館で話してはいけません。',
      '図書館で話さないのは禁止です',
      'turned round',
      { vi: 'Không được nói chuyện trong thư viện.' },
    ],
    ['高くてもいいです。', '高くて大丈夫です', 'a quality keeps も', { vi: 'Đắt cũng được.' }],
    ['早く寝なければなりません。', '早く寝ない必要があります', 'turned round', { vi: 'Tôi phải ngủ sớm.' }],
    [
      '明日は雨が降らなければなりません。',
      '明日は雨が降る必要があります',
      'nobody does it',
      { vi: 'Ngày mai phải có mưa.' },
    ],
  ]),
];
