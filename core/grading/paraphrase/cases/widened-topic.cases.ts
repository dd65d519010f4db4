import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** A known thing as the topic, and the two sides of a comparison. */
export const widenedTopicCases: readonly GradingCase[] = [
  ...rightBy('topic', [
    ['窓が開いています。', '窓は開いています', 'a known thing', { vi: 'Cửa sổ đang mở.' }],
    ['お弁当を持ってこなくてもいいです。', 'お弁当は持ってこなくてもいいです', 'what is not needed'],
    ['ここで写真を撮らないでください。', 'ここで写真は撮らないでください', 'what is forbidden'],
    [
      '彼が来るかどうかわかりません。',
      '彼は来るかどうかわかりません',
      'the speaker does not know',
      { vi: 'Tôi không biết anh ấy có đến hay không.' },
    ],
    ['日本語は勉強すればするほど面白くなります。', '日本語を勉強すればするほど面白くなります', 'the more'],
    ['ゴミはどこに捨てますか。', 'ゴミをどこに捨てますか', 'only the place is asked'],
    ['社長がこの時計をくださいました。', 'この時計は社長がくださいました', 'one certain thing first'],
    ['この本は父が書きました。', '父がこの本を書きました', 'the other way'],
    ['誰がこの本を書きましたか。', 'この本は誰が書きましたか', 'who did it'],
    ['金曜日までにレポートを出してください。', 'レポートは金曜日までに出してください', 'a deadline'],
    ['机の上に本を置いてください。', '本は机の上に置いてください', 'where to put it'],
  ]),
  ...rightBy('set-phrase', [
    ['電車はバスより速いです。', '電車のほうがバスより速いです', 'ほう', { vi: 'Tàu nhanh hơn xe buýt.' }],
    ['電車はバスより速いです。', 'バスより電車のほうが速いです', 'より first'],
    ['バスより電車のほうが便利です。', '電車はバスより便利です', 'は'],
    ['今日は昨日より暑いです。', '昨日より今日のほうが暑いです', 'two days'],
    ['私は兄より背が高いです。', '兄より私のほうが背が高いです', 'two people'],
    ['この本はあの本より面白いです。', 'あの本よりこの本のほうが面白いです', 'this and that'],
  ]),
  ...wrongSomehow([
    ['窓が開いています。', '窓は開いています', 'something new', { vi: 'Có cái cửa sổ đang mở kìa.' }],
    ['何が壊れていますか。', '何は壊れていますか', 'a question word'],
    ['私が行くかどうかわかりません。', '私は行くかどうかわかりません', 'about the speaker'],
    ['誰が来るかどうかわかりません。', '誰は来るかどうかわかりません', 'a question word'],
    ['ゴミはどこに捨てますか。', 'ゴミがどこに捨てますか', 'no subject'],
    ['誰がこの本を書きましたか。', '誰はこの本を書きましたか', 'a question word'],
    ['社長がこの時計をくださいました。', 'この時計は社長をくださいました', 'not turned round'],
    ['父が本を書きました。', '本は父が書きました', 'no certain book'],
    ['彼に手紙を出してください。', '手紙は彼に出してください', 'a person, not a place'],
    ['父がこの人を呼びました。', 'この人は父が呼びました', 'a person'],
    ['電車はバスより速いです。', 'バスのほうが電車より速いです', 'the other one'],
    ['電車はバスより速いです。', '電車よりバスのほうが速いです', 'the other one'],
    ['電車はバスより速いです。', '電車ほうがバスより速いです', 'の is missing'],
    ['電車はバスより速いです。', '電車のほうはバスより速いです', 'ほうが'],
    ['彼は昨日より元気です。', '彼のほうが昨日より元気です', 'a person and a day'],
    ['彼は前より元気です。', '前より彼のほうが元気です', 'how he was'],
    ['この猫はあの犬より好きです。', 'あの犬のほうがこの猫より好きです', 'the other one'],
    [
      '今日は昨日より暑くないです。',
      '昨日より今日のほうが暑くないです',
      'denied',
      { vi: 'Hôm nay không nóng hơn hôm qua.' },
    ],
  ]),
];
