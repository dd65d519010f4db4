import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Small words that the Vietnamese has and the model has not, or the other way round. */
export const smallWordsCases: readonly GradingCase[] = [
  ...rightBy('adverb', [
    [
      'どんなに練習しても、うまくなりません。',
      'いくら練習しても、うまくなりません',
      'however much',
      { vi: 'Luyện tập thế nào cũng không giỏi lên.' },
    ],
    [
      '週末は洗濯をします。',
      '週末はたいてい洗濯をします',
      '"thường"',
      { vi: 'Cuối tuần tôi thường giặt đồ.' },
    ],
    [
      'アルバイトを探しています。',
      '今アルバイトを探しています',
      '"đang"',
      { vi: 'Tôi đang tìm việc làm thêm.' },
    ],
    [
      '東京へ行ったことがありますか。',
      '今までに東京へ行ったことがありますか',
      '"đã từng"',
      { vi: 'Bạn đã từng đến Tokyo chưa?' },
    ],
    [
      '財布を落としたかもしれません。',
      'もしかしたら財布を落としたかもしれません',
      '"có lẽ"',
      { vi: 'Có lẽ tôi đã đánh rơi ví rồi.' },
    ],
    [
      '田中さんはもう帰ったようです。',
      'どうやら田中さんはもう帰ったようです',
      '"hình như"',
      { vi: 'Hình như anh Tanaka đã về rồi.' },
    ],
    ['宿題をしました。', 'もう宿題をしました', '"rồi"', { vi: 'Tôi làm bài tập rồi.' }],
    ['ちょっと待ってください。', '待ってください', 'the prompt asks for no "chút"', { vi: 'Xin hãy đợi.' }],
    [
      'スーパーに寄ってから家に帰ります。',
      'スーパーに寄ってから帰ります',
      '"về" is home',
      { vi: 'Tôi ghé siêu thị rồi mới về nhà.' },
    ],
    [
      'もっとゆっくり話していただけませんか。',
      'もう少しゆっくり話していただけませんか',
      '"hơn"',
      { vi: 'Anh có thể nói chậm hơn giúp tôi được không ạ?' },
    ],
    [
      'どんなに練習しても、うまくなりません。',
      'いくら練習しても、うまくなりません',
      'however much',
      { vi: 'Dù luyện tập bao nhiêu, tôi vẫn không giỏi lên.' },
    ],
    ['週末はたいてい家にいます。', '週末は普段家にいます', '"thường"', { vi: 'Cuối tuần tôi thường ở nhà.' }],
  ]),
  ...rightBy('topic', [
    [
      'もう昼ご飯を食べましたか。',
      '昼ご飯はもう食べましたか',
      'the meal as the topic',
      { vi: 'Bạn đã ăn trưa chưa?' },
    ],
  ]),
  ...wrongSomehow([
    ['これはいくらですか。', 'これはどんなにですか', 'a price', { vi: 'Cái này bao nhiêu tiền?' }],
    [
      'たぶん財布を落としたかもしれません。',
      'もしかしたらたぶん財布を落としたかもしれません',
      'said twice',
      { vi: 'Có lẽ tôi đã đánh rơi ví rồi.' },
    ],
    ['週末は洗濯をします。', '週末はよく洗濯をします', 'no "thường"', { vi: 'Cuối tuần tôi giặt đồ.' }],
    ['アルバイトを探しました。', '今アルバイトを探しました', 'over', { vi: 'Tôi đã tìm việc làm thêm.' }],
    ['明日宿題をします。', 'もう明日宿題をします', 'not done yet', { vi: 'Ngày mai tôi làm bài tập rồi.' }],
    [
      '財布を落としました。',
      'もしかしたら財布を落としました',
      'nothing is guessed',
      { vi: 'Có lẽ tôi đã đánh rơi ví rồi.' },
    ],
    ['ちょっと待ってください。', '待ってください', '"một chút"', { vi: 'Xin hãy đợi một chút.' }],
    ['とても寒いです。', '寒いです', '"rất"', { vi: 'Trời rất lạnh.' }],
    ['友達の家に帰りました。', '帰りました', 'another home', { vi: 'Tôi đã về nhà bạn.' }],
    ['もう寝ました。', '寝ました', '"rồi"', { vi: 'Tôi ngủ rồi.' }],
    ['もっと勉強したいです。', 'もう少し勉強したいです', "one's own wish", { vi: 'Tôi muốn học nhiều hơn.' }],
    ['この本はいくらですか。', 'この本はどれだけですか', 'a price', { vi: 'Quyển sách này bao nhiêu tiền?' }],
    ['もう一度来てください。', '一度来てください', 'a part of もう一度', { vi: 'Hãy đến một lần.' }],
    [
      '昨日昼ご飯を食べましたか。',
      '昨日昼ご飯はもう食べましたか',
      'もう is not said',
      { vi: 'Hôm qua bạn có ăn trưa không?' },
    ],
  ]),
];
