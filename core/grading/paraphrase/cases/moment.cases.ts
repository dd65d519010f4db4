import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** たところ and たばかり, ているところ, てくる, もう…ている, 思っていたより. */
export const momentCases: readonly GradingCase[] = [
  ...rightBy('habit', [
    [
      '今、家に帰ったところです。',
      '今、家に帰ったばかりです',
      'a moment ago',
      { vi: 'Tôi vừa mới về đến nhà.' },
    ],
    [
      '今、駅に着いたばかりです。',
      '今、駅に着いたところです',
      'a moment ago, the other way',
      { vi: 'Tôi vừa mới đến ga.' },
    ],
    [
      '今、家に帰ったところです。',
      '今、家に帰ってきたところです',
      'said at home',
      { vi: 'Tôi vừa mới về đến nhà.' },
    ],
    [
      'アルバイトを探しています。',
      'アルバイトを探しているところです',
      'busy with it',
      { vi: 'Tôi đang tìm việc làm thêm.' },
    ],
    [
      '今、料理を作っているところです。',
      '今、料理を作っています',
      'busy with it, the other way',
      { vi: 'Bây giờ tôi đang nấu ăn.' },
    ],
    [
      'あの店はもう閉まったかもしれません。',
      'あの店はもう閉まっているかもしれません',
      'what is over stays so',
      { vi: 'Có lẽ cửa hàng đó đã đóng cửa rồi.' },
    ],
    [
      'このボタンを押すと、切符が出ます。',
      'このボタンを押すと、切符が出てきます',
      'out of a machine',
      { vi: 'Bấm nút này thì vé sẽ ra.' },
    ],
    [
      '隣の部屋から子供の声が聞こえます。',
      '隣の部屋から子供の声が聞こえてきます',
      'from over there',
      { vi: 'Tôi nghe thấy tiếng trẻ con từ phòng bên cạnh.' },
    ],
    [
      'テストは思ったより難しかったです。',
      'テストは思っていたより難しかったです',
      'what had been thought',
      { vi: 'Bài kiểm tra khó hơn tôi nghĩ.' },
    ],
    [
      '音楽を聞きながら勉強します。',
      '音楽を聞きながら勉強しています',
      'no time is named',
      { vi: 'Vừa nghe nhạc vừa học bài.' },
    ],
    [
      '子供のとき、よくこの公園で遊びました。',
      '子供のとき、よくこの公園で遊んでいました',
      'used to',
      { vi: 'Hồi bé tôi hay chơi ở công viên này.' },
    ],
  ]),
  ...rightBy('beforehand', [
    [
      '忘れないようにメモします。',
      '忘れないようにメモしておきます',
      'for later',
      { vi: 'Tôi ghi chú lại để không quên.' },
    ],
    [
      '旅行の前にホテルを予約します。',
      '旅行の前にホテルを予約しておきます',
      'before it is needed',
      { vi: 'Tôi đặt khách sạn trước chuyến đi.' },
    ],
    [
      'もっと勉強すればよかったです。',
      'もっと勉強しておけばよかったです',
      'it would help now',
      { vi: 'Lẽ ra tôi nên học nhiều hơn.' },
    ],
    [
      'もっと練習しておけばよかったです。',
      'もっと練習すればよかったです',
      'the other way',
      { vi: 'Giá mà tôi luyện tập nhiều hơn.' },
    ],
  ]),
  ...wrongSomehow([
    [
      '先月日本に来たばかりです。',
      '先月日本に来たところです',
      'a month ago',
      { vi: 'Tôi vừa mới đến Nhật tháng trước.' },
    ],
    [
      'この車は買ったばかりです。',
      'この車は買ったところです',
      'it may be weeks ago',
      { vi: 'Xe này tôi mới mua.' },
    ],
    [
      '大学を出たばかりです。',
      '大学を出たところです',
      'graduated, not a moment ago',
      { vi: 'Tôi vừa mới ra trường.' },
    ],
    [
      'ここは私が生まれたところです。',
      'ここは私が生まれたばかりです',
      'ところ is a place',
      { vi: 'Đây là nơi tôi sinh ra.' },
    ],
    ['東京に住んでいます。', '東京に住んでいるところです', 'a state', { vi: 'Tôi đang sống ở Tokyo.' }],
    [
      '日本語を勉強しています。',
      '日本語を勉強しているところです',
      'may last for years',
      { vi: 'Tôi đang học tiếng Nhật.' },
    ],
    [
      '最近野菜を食べています。',
      '最近野菜を食べているところです',
      'a habit of these days',
      { vi: 'Dạo này tôi đang ăn rau.' },
    ],
    ['国に帰りました。', '国に帰ってきました', 'the speaker may be elsewhere', { vi: 'Tôi đã về nước.' }],
    ['友達の家に帰りました。', '友達の家に帰ってきました', 'not the own home', { vi: 'Tôi đã về nhà bạn.' }],
    ['家に帰ります。', '家に帰ってきます', 'not yet at home', { vi: 'Tôi về nhà.' }],
    [
      '店は十時に閉まりました。',
      '店は十時に閉まっています',
      'at a point of time',
      { vi: 'Cửa hàng đã đóng cửa lúc 10 giờ rồi.' },
    ],
    ['もう食べました。', 'もう食べています', 'eating now is something else', { vi: 'Tôi ăn rồi.' }],
    [
      '部屋から山が見えます。',
      '部屋から山が見えてきます',
      'a mountain does not come',
      { vi: 'Từ phòng nhìn thấy núi.' },
    ],
    [
      '明日音楽を聞きながら勉強します。',
      '明日音楽を聞きながら勉強しています',
      'a plan',
      { vi: 'Ngày mai tôi vừa nghe nhạc vừa học.' },
    ],
    ['昨日よく食べました。', '昨日よく食べていました', 'once, and a lot', { vi: 'Hôm qua tôi đã ăn nhiều.' }],
    [
      '旅行の前に寝ました。',
      '旅行の前に寝ておきました',
      'no preparation',
      { vi: 'Tôi đã ngủ trước chuyến đi.' },
    ],
    [
      '昨日行けばよかったです。',
      '昨日行っておけばよかったです',
      'no preparation',
      { vi: 'Giá mà hôm qua tôi đi.' },
    ],
    ['勉強すればいいです。', '勉強しておけばいいです', 'advice, not regret', { vi: 'Chỉ cần học là được.' }],
    [
      '日本へ来る前に日本語を半年習いました。',
      '日本へ来る前に日本語を半年習っておきました',
      'over half a year',
      { vi: 'Trước khi sang Nhật tôi đã học tiếng Nhật nửa năm.' },
    ],
    [
      '寝る前に日記を書きます。',
      '寝る前に日記を書いておきます',
      'nothing comes later',
      { vi: 'Tôi viết nhật ký trước khi ngủ.' },
    ],
  ]),
];
