import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Words and forms that are chosen by the tone: こちらの, 方, ただいま, 後ほど, いたす, させていただく. */
export const politeWordCases: readonly GradingCase[] = [
  ...rightBy('honorific', [
    [
      'こちらの靴はいくらですか。',
      'この靴はいくらですか',
      'what is pointed at',
      { vi: 'Đôi giày này bao nhiêu tiền ạ?' },
    ],
    [
      'この資料を拝見します。',
      'こちらの資料を拝見します',
      'the other way',
      { vi: 'Tôi xin phép xem tài liệu này ạ.' },
    ],
    [
      'この資料を拝見します。',
      'この資料を見せていただきます',
      'with leave',
      { vi: 'Tôi xin phép xem tài liệu này ạ.' },
    ],
    ['写真を拝見しました。', '写真を拝見いたしました', 'a level up', { vi: 'Tôi đã xem ảnh ạ.' }],
    [
      'あそこに立っている人は誰ですか。',
      'あそこに立っている方は誰ですか',
      'somebody who is there',
      { vi: 'Người đang đứng đằng kia là ai?' },
    ],
    ['あの方はどなたですか。', 'あの人はどなたですか', 'a level down', { vi: 'Vị kia là ai ạ?' }],
    [
      '部長は今、席を外しております。',
      '部長はただいま席を外しております',
      'a humble sentence',
      { vi: 'Trưởng phòng hiện không có ở chỗ ngồi ạ.' },
    ],
    ['後でお電話します。', '後ほどお電話します', 'a courteous one', { vi: 'Tôi sẽ gọi lại sau ạ.' }],
    [
      '後ほどお電話いたします。',
      '後でお電話いたします',
      'a level down',
      { vi: 'Tôi sẽ gọi điện cho anh sau ạ.' },
    ],
    [
      '後ほどお電話いたします。',
      '後ほどお電話させていただきます',
      'with leave',
      { vi: 'Tôi sẽ gọi điện cho anh sau ạ.' },
    ],
    ['お手伝いしましょうか。', 'お手伝いいたしましょうか', 'an offer', { vi: 'Để tôi giúp anh nhé.' }],
    [
      'すみません、10分遅れました。',
      '申し訳ありません、10分遅れました',
      'one’s own fault',
      { vi: 'Xin lỗi, tôi đã đến muộn 10 phút.' },
    ],
    [
      'すみません、宿題を忘れました。',
      'ごめんなさい、宿題を忘れました',
      'one’s own fault',
      { vi: 'Xin lỗi, em quên bài tập.' },
    ],
    [
      'すみません、明日は行けません。',
      '申し訳ありません、明日は行けません',
      'what one cannot do',
      { vi: 'Xin lỗi, ngày mai tôi không đi được.' },
    ],
  ]),
  ...wrongSomehow([
    ['この問題は難しいです。', 'こちらの問題は難しいです', 'nothing to point at', { vi: 'Câu này khó ạ.' }],
    ['この本は面白いです。', 'こちらの本は面白いです', 'no courteous tone', { vi: 'Quyển sách này thú vị.' }],
    [
      '日本語が話せる人がいません。',
      '日本語が話せる方がいません',
      'nobody',
      { vi: 'Không có ai nói được tiếng Nhật.' },
    ],
    ['あの人が犯人です。', 'あの方が犯人です', 'no respect', { vi: 'Người kia là thủ phạm.' }],
    [
      '私は会社で働いている人です。',
      '私は会社で働いている方です',
      'oneself',
      { vi: 'Tôi là người làm ở công ty.' },
    ],
    ['今何時ですか。', 'ただいま何時ですか', 'a question', { vi: 'Bây giờ là mấy giờ ạ?' }],
    ['今から行きます。', 'ただいまから行きます', 'from now on', { vi: 'Bây giờ tôi đi ạ.' }],
    [
      '今、テレビを見ています。',
      'ただいま、テレビを見ています',
      'no humble sentence',
      { vi: 'Bây giờ tôi đang xem tivi.' },
    ],
    ['食事の後で行きます。', '食事の後ほど行きます', 'after something', { vi: 'Sau khi ăn tôi sẽ đi ạ.' }],
    [
      '食べた後で薬を飲みます。',
      '食べた後ほど薬を飲みます',
      'after something',
      { vi: 'Sau khi ăn tôi uống thuốc ạ.' },
    ],
    [
      'すみません、駅はどこですか。',
      '申し訳ありません、駅はどこですか',
      'a call',
      { vi: 'Xin lỗi, nhà ga ở đâu?' },
    ],
    [
      'すみません、コーヒーをください。',
      '申し訳ありません、コーヒーをください',
      'a call',
      { vi: 'Xin lỗi, cho tôi cà phê.' },
    ],
    [
      '部長がお電話します。',
      '部長がお電話させていただきます',
      'somebody else’s act',
      { vi: 'Trưởng phòng sẽ gọi điện ạ.' },
    ],
    ['お待ちします。', 'お待ちさせていただきます', 'not said', { vi: 'Tôi sẽ đợi ạ.' }],
    ['写真を拝見します。', '写真を見ていただきます', 'the listener looks', { vi: 'Tôi xin xem ảnh ạ.' }],
  ]),
];
