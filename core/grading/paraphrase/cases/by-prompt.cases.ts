import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Wordings that depend on what the prompt says: two sentences for one, times, vehicles, regret. */
export const byPromptCases: readonly GradingCase[] = [
  ...rightBy('reason', [
    [
      '友達が急に倒れたので、救急車を呼んでください。',
      '友達が急に倒れました。救急車を呼んでください。',
      'two sentences',
      { vi: 'Bạn tôi đột nhiên ngã gục, xin hãy gọi xe cấp cứu!' },
    ],
    [
      '暑いですから、窓を開けてもいいですか。',
      'とても暑いですね。窓を開けてもいいですか。',
      'two sentences, ね',
      { vi: 'Nóng quá, tôi mở cửa sổ được không?' },
    ],
    ['睡眠が足りないので、仕事に集中できません。', '睡眠不足で、仕事に集中できません', 'a lack as one word'],
  ]),
  ...rightBy('condition', [
    [
      '疲れていたら、家で休んだほうがいいです。',
      '疲れているなら、家で休んだほうがいいです',
      'how it is now',
      { vi: 'Nếu mệt thì bạn nên nghỉ ở nhà.' },
    ],
  ]),
  ...rightBy('contrast', [
    [
      '早く言っていたら、問題にはならなかったでしょう。',
      '早く言っていたら、問題にはならなかったのに',
      'a regret',
      { vi: 'Giá như tôi nói sớm hơn thì đã không thành vấn đề.' },
    ],
  ]),
  ...rightBy('adverb', [
    [
      '着るのはとても難しいので、手伝ってもらいました。',
      '着るのは難しすぎたので、手伝ってもらいました',
      'it was too hard then',
      { vi: 'Mặc khó quá nên tôi đã nhờ giúp.' },
    ],
    [
      '昨日たくさん食べたので、おなかが痛いです。',
      '昨日食べすぎたので、おなかが痛いです',
      'too much',
      { vi: 'Hôm qua ăn nhiều quá nên tôi đau bụng.' },
    ],
  ]),
  ...rightBy('time', [
    [
      '今度の土曜日、花見に行きませんか。',
      '今週の土曜日、花見に行きませんか',
      'this Saturday',
      { vi: 'Thứ bảy này đi ngắm hoa nhé?' },
    ],
    ['夜勤の間、異常はありませんでした。', '夜勤中は異常はありませんでした', 'while it lasts'],
    [
      'テストで辞書を使ってはいけません。',
      'テスト中に辞書を使ってはいけません',
      'during',
      { vi: 'Không được dùng từ điển trong giờ kiểm tra.' },
    ],
    ['ごみはいつ出しますか。', 'ごみは何曜日に出しますか', 'which day', { vi: 'Rác thì đổ vào hôm nào?' }],
  ]),
  ...rightBy('set-phrase', [
    ['新しい製品について話します。', '新製品について話します', 'one word'],
    ['希望する人が多いです。', '希望者が多いです', 'who does'],
    ['日本料理が好きです。', '日本の料理が好きです', 'of a country'],
  ]),
  ...rightBy('nominal', [['母を思い出しました。', '母のことを思い出しました', 'somebody remembered']]),
  ...rightBy('synonym', [
    ['町の緑が減りました。', '町の緑が少なくなりました', 'less'],
    ['関心が高くなっています。', '関心が高まっています', 'higher'],
    [
      'タクシーに乗れば、間に合います。',
      'タクシーで行けば、間に合います',
      'how to go',
      { vi: 'Nếu đi taxi thì sẽ kịp.' },
    ],
  ]),
  ...wrongSomehow([
    [
      '友達が倒れたので、救急車を呼んでください。',
      '友達が倒れました。救急車を呼んでください',
      'the prompt gives a reason',
      { vi: 'Vì bạn tôi ngã nên hãy gọi xe cấp cứu.' },
    ],
    ['雨なので、行きません。', '雨です。行きません', 'nobody is asked', { vi: 'Trời mưa, tôi không đi.' }],
    ['カレーは思ったより辛いです。', 'カレーは思ったほど辛いです', 'ほど needs a negative'],
    [
      '駅に着いたら、電話してください。',
      '駅に着くなら、電話してください',
      'an event',
      { vi: 'Nếu đến ga thì gọi cho tôi.' },
    ],
    [
      '早く行けば、会えたでしょう。',
      '早く行けば、会えたのに',
      'no regret',
      { vi: 'Nếu đi sớm thì chắc đã gặp được.' },
    ],
    ['今度の土曜日に行きます。', '今週の土曜日に行きます', 'next Saturday', { vi: 'Thứ bảy tới tôi sẽ đi.' }],
    ['半年前に来ました。', '半年間前に来ました', 'ago'],
    ['半年に一回行きます。', '半年間に一回行きます', 'how often'],
    ['会議で話しました。', '会議中に話しました', 'not during', { vi: 'Tôi đã nói ở cuộc họp.' }],
    ['いつ日本へ行きますか。', '何曜日に日本へ行きますか', 'not which day', { vi: 'Khi nào bạn đi Nhật?' }],
    ['旅行に参加する人が多いです。', '旅行に参加者が多いです', 'に needs its verb'],
    ['旅行の参加者が多いです。', '旅行の参加する人が多いです', 'の needs a noun'],
    ['一番新しい製品です。', '一番新製品です', 'how new it is'],
    ['私より若い人が多いです。', '私より若者が多いです', 'how young they are'],
    ['日本とベトナムの料理が好きです。', '日本とベトナム料理が好きです', 'of both'],
    ['私の車は田中さんの車より高いです。', '私の車は田中さんより高いです', 'not Tanaka'],
    ['宿題を忘れました。', '宿題のことを忘れました', 'left at home'],
    ['お腹が減りました。', 'お腹が少なくなりました', 'hungry'],
    ['人が三人増えました。', '人が三人多くなりました', 'by how many'],
    ['値段が高くなりました。', '値段が高まりました', 'a price'],
    ['駅でバスに乗ります。', '駅でバスで行きます', 'where to get on', { vi: 'Tôi đi xe buýt ở ga.' }],
    ['バスに乗りました。', 'バスで行きました', 'got on', { vi: 'Tôi đã lên xe buýt.' }],
  ]),
];
