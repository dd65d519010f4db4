import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Blame, によると, ように and 間に; what people do, in other words. */
export const connectivesCases: readonly GradingCase[] = [
  ...rightBy('reason', [
    [
      'ダイエット中なので、甘い物は食べません。',
      'ダイエット中のため、甘い物は食べません',
      'in the middle of it',
      { vi: 'Tôi đang ăn kiêng nên không ăn đồ ngọt.' },
    ],
    [
      '地震で電車が止まってしまいました。',
      '地震のせいで電車が止まってしまいました',
      'blame',
      { vi: 'Vì động đất nên tàu điện đã dừng mất rồi.' },
    ],
    [
      '地震で電車が止まりました。',
      '地震があったため電車が止まりました',
      'it happened',
      { vi: 'Vì động đất nên tàu điện đã dừng.' },
    ],
    [
      '台風のせいで、飛行機が遅れました。',
      '台風のために、飛行機が遅れました',
      'without blame',
      { vi: 'Vì bão nên máy bay bị trễ.' },
    ],
    [
      'お酒を飲みすぎて、頭が痛いです。',
      'お酒を飲みすぎたせいで、頭が痛いです',
      'too much',
      { vi: 'Tôi uống quá nhiều rượu nên đau đầu.' },
    ],
  ]),
  ...rightBy('link', [
    [
      '遅れないように早く出ました。',
      '遅れないよう早く出ました',
      'に may go',
      { vi: 'Tôi đã đi sớm để không bị muộn.' },
    ],
    [
      '天気予報によると、明日は雪が降るそうです。',
      '天気予報によれば、明日は雪が降るそうです',
      'the source',
      { vi: 'Theo dự báo thời tiết, nghe nói mai có tuyết.' },
    ],
    [
      '会社に遅れないように、早く家を出ました。',
      '会社に遅れないよう、早く家を出ました',
      'に left out',
      { vi: 'Tôi ra khỏi nhà sớm để không muộn làm.' },
    ],
    [
      '赤ちゃんが寝ている間に、洗濯をしました。',
      '赤ちゃんが寝ているうちに、洗濯をしました',
      'while it lasts',
      { vi: 'Tôi giặt đồ trong lúc em bé ngủ.' },
    ],
    [
      '駅に着いたら、電話してください。',
      '駅に着いたときに、電話してください',
      'when',
      { vi: 'Khi nào đến ga thì hãy gọi điện cho tôi.' },
    ],
  ]),
  ...rightBy('set-phrase', [
    [
      '図書館で大きい声で話してはいけません。',
      '図書館で大声で話してはいけません',
      'one word',
      { vi: 'Không được nói to trong thư viện.' },
    ],
    [
      '友達に引っ越しを手伝ってもらいました。',
      '友達に引っ越しの手伝いをしてもらいました',
      'a noun',
      { vi: 'Tôi đã được bạn giúp chuyển nhà.' },
    ],
    ['弟は足が速いです。', '弟は走るのが速いです', 'the act', { vi: 'Em trai tôi chạy nhanh.' }],
    [
      '子どものとき、よくこの川で泳ぎました。',
      '幼い頃、よくこの川で泳ぎました',
      'young',
      { vi: 'Hồi nhỏ tôi hay bơi ở con sông này.' },
    ],
  ]),
  ...wrongSomehow([
    [
      '日本語が話せるようになりました。',
      '日本語が話せるようなりました',
      'ようになる',
      { vi: 'Tôi đã nói được tiếng Nhật.' },
    ],
    [
      '早く起きるようにしています。',
      '早く起きるようしています',
      'ようにする',
      { vi: 'Tôi cố gắng dậy sớm.' },
    ],
    ['熱があります。', '熱が出ます', 'not yet', { vi: 'Tôi bị sốt.' }],
    [
      '先生のおかげで合格しました。',
      '先生のせいで合格しました',
      'thanks, not blame',
      { vi: 'Nhờ thầy mà tôi đỗ.' },
    ],
    [
      '地震で電車が止まりました。',
      '地震がいたため電車が止まりました',
      'the verb',
      { vi: 'Vì động đất nên tàu điện đã dừng.' },
    ],
    [
      '電車で学校へ行きました。',
      '電車のせいで学校へ行きました',
      'a means',
      { vi: 'Tôi đi học bằng tàu điện.' },
    ],
    [
      'お酒を飲んで、歌いました。',
      'お酒を飲んだせいで、歌いました',
      'no blame',
      { vi: 'Tôi uống rượu rồi hát.' },
    ],
    [
      '日本に住んでいるので、分かります。',
      '日本に住み中なので、分かります',
      'not said of 住む',
      { vi: 'Tôi sống ở Nhật nên tôi biết.' },
    ],
    ['場所によると思います。', '場所によれば思います', 'と quotes', { vi: 'Tôi nghĩ là tuỳ chỗ.' }],
    ['話せるようになりました。', '話せるようなりました', 'に before なる', { vi: 'Tôi đã nói được.' }],
    [
      '赤ちゃんが寝ている間、静かにしていました。',
      '赤ちゃんが寝ているうちに、静かにしていました',
      'the whole time',
      { vi: 'Suốt lúc em bé ngủ tôi giữ yên lặng.' },
    ],
    [
      'お金があったら、電話してください。',
      'お金があったとき、電話してください',
      'if',
      { vi: 'Nếu có tiền thì hãy gọi cho tôi.' },
    ],
    ['母を手伝いました。', '母の手伝いをした仕事です', 'something else', { vi: 'Tôi đã giúp mẹ.' }],
    ['彼は何と言いましたか。', '彼はどう言いましたか', 'what he said', { vi: 'Anh ấy đã nói gì?' }],
    ['足が速いです。', '走るのを速いです', 'the particle', { vi: 'Tôi chạy nhanh.' }],
    [
      '次の角を右に曲がってください。',
      '次の角を右側に曲がってください',
      'a direction',
      { vi: 'Hãy rẽ phải ở góc tiếp theo.' },
    ],
    [
      'この薬は食後に飲んでください。',
      'この薬はご飯を食べる後で飲んでください',
      'the tense',
      { vi: 'Hãy uống thuốc này sau khi ăn.' },
    ],
    [
      '仕事の後、飲みに行きました。',
      '仕事が終わったら、飲みに行きました',
      'past and willed',
      { vi: 'Sau giờ làm tôi đã đi uống.' },
    ],
  ]),
];
