import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** てある, ことにしている, ばよかった; how sure. */
export const outcomeCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    [
      '壁に絵が掛けてあります。',
      '壁に絵が掛かっています',
      'how it is',
      { vi: 'Trên tường có treo bức tranh.' },
    ],
    [
      '甘い物は食べないことにしています。',
      '甘い物は食べないようにしています',
      'a rule of one’s own',
      { vi: 'Tôi quyết không ăn đồ ngọt.' },
    ],
    [
      '毎日野菜を食べるようにしています。',
      '毎日野菜を食べるように心がけています',
      'an effort',
      { vi: 'Ngày nào tôi cũng cố ăn rau.' },
    ],
    [
      'もっと勉強すればよかったです。',
      'もっと勉強するべきでした',
      'regret',
      { vi: 'Giá mà tôi học nhiều hơn.' },
    ],
    [
      '先生のおかげで、N3に合格できました。',
      '先生のおかげで、N3に合格しました',
      'an achievement',
      { vi: 'Nhờ có thầy mà tôi đã đỗ N3.' },
    ],
    [
      'この本は読めば読むほど面白くなります。',
      'この本は読めば読むほど面白いです',
      'the more',
      { vi: 'Cuốn sách này càng đọc càng thấy hay.' },
    ],
    [
      '彼がどこに住んでいるか知っていますか。',
      '彼がどこに住んでいるか分かりますか',
      'whether one knows',
      { vi: 'Bạn có biết anh ấy sống ở đâu không?' },
    ],
    [
      '医者にお酒を飲まないように言われました。',
      '医者は私にお酒を飲まないようにと言いました',
      'from the doctor’s side',
      { vi: 'Bác sĩ bảo tôi đừng uống rượu.' },
    ],
    [
      '弟にケーキを食べられてしまいました。',
      '弟が私のケーキを食べてしまいました',
      'from the brother’s side',
      { vi: 'Tôi bị em trai ăn mất cái bánh.' },
    ],
    [
      '先生に発音を直されました。',
      '先生に発音を直していただきました',
      'help',
      { vi: 'Tôi được thầy giáo sửa phát âm cho.' },
    ],
    [
      '先生に発音を直されました。',
      '先生が私の発音を直してくれました',
      'help, from the other side',
      { vi: 'Tôi được thầy giáo sửa phát âm cho.' },
    ],
  ]),
  ...rightBy('seeming', [
    [
      'あの店はもう閉まったかもしれません。',
      'あの店はたぶんもう閉まったでしょう',
      'perhaps',
      { vi: 'Có lẽ cửa hàng đó đã đóng cửa rồi.' },
    ],
    ['彼はきっと来るはずです。', '彼はきっと来るでしょう', 'surely', { vi: 'Anh ấy chắc chắn sẽ đến.' }],
    [
      '彼はきっと来るはずです。',
      '彼はきっと来るに違いありません',
      'no doubt',
      { vi: 'Anh ấy chắc chắn sẽ đến.' },
    ],
  ]),
  ...rightBy('intention', [
    [
      '来月、国へ帰ろうと思っています。',
      '来月、国へ帰ろうと考えています',
      'considered',
      { vi: 'Tháng sau tôi định về nước.' },
    ],
  ]),
  ...wrongSomehow([
    ['窓が開いています。', '窓が開けてあります', 'nobody is said to have done it', { vi: 'Cửa sổ đang mở.' }],
    [
      '電気を消してあります。',
      '電気を消えています',
      'を stays with the transitive verb',
      { vi: 'Điện đã được tắt.' },
    ],
    [
      '毎日野菜を食べるようにしています。',
      '毎日野菜を食べることになっています',
      'a rule of others',
      { vi: 'Ngày nào tôi cũng cố ăn rau.' },
    ],
    [
      '毎日野菜を食べるようになりました。',
      '毎日野菜を食べるように心がけました',
      'a change',
      { vi: 'Tôi đã bắt đầu ăn rau mỗi ngày.' },
    ],
    ['もっと勉強すればいいです。', 'もっと勉強するべきでした', 'not past', { vi: 'Bạn học thêm là được.' }],
    ['頑張れば合格できます。', '頑張れば合格します', 'no thanks, not past', { vi: 'Cố gắng thì có thể đỗ.' }],
    ['日本語は面白くなりました。', '日本語は面白いです', 'a change', { vi: 'Tiếng Nhật đã trở nên thú vị.' }],
    [
      '彼がどこに住んでいるか知っていますか。',
      '彼がどこに住んでいるか知りますか',
      'to come to know',
      { vi: 'Bạn có biết anh ấy sống ở đâu không?' },
    ],
    [
      '医者にお酒を飲まないように言われました。',
      '医者に私はお酒を飲まないように言いました',
      'who says it',
      { vi: 'Bác sĩ bảo tôi đừng uống rượu.' },
    ],
    [
      '弟にケーキを食べられてしまいました。',
      '私が弟のケーキを食べてしまいました',
      'who ate it',
      { vi: 'Tôi bị em trai ăn mất cái bánh.' },
    ],
    [
      '先生に発音を直されました。',
      '先生を発音を直していただきました',
      'the particle',
      { vi: 'Tôi được thầy giáo sửa phát âm cho.' },
    ],
    [
      '先生に服装を直されました。',
      '先生に服装を直していただきました',
      'no help',
      { vi: 'Tôi bị thầy giáo bắt chỉnh lại quần áo.' },
    ],
    ['彼は来るかもしれません。', '彼はきっと来るでしょう', 'surer than that', { vi: 'Có lẽ anh ấy sẽ đến.' }],
    [
      '彼は来るでしょう。',
      '彼はもしかしたら来るでしょう',
      'もしかしたら needs かもしれません',
      { vi: 'Có lẽ anh ấy sẽ đến.' },
    ],
    [
      '彼は来るはずでした。',
      '彼は来るに違いありません',
      'he did not come',
      { vi: 'Đáng lẽ anh ấy phải đến.' },
    ],
    [
      '彼はきっと来るはずです。',
      '彼はきっと来るかもしれません',
      'less sure',
      { vi: 'Anh ấy chắc chắn sẽ đến.' },
    ],
    ['国へ帰ろうと思っています。', '国へ帰ると考えています', 'an opinion', { vi: 'Tôi định về nước.' }],
  ]),
];
