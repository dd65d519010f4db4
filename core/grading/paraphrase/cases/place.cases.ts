import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** Where something is, and what is inside. */
export const placeCases: readonly GradingCase[] = [
  ...rightBy('place', [
    ['卵はどこにありますか。', '卵はどこですか', 'a thing'],
    ['すみません、郵便局はどこですか。', 'すみません、郵便局はどこにありますか', 'a building'],
    ['田中さんはどこですか。', '田中さんはどこにいますか', 'a person takes いる'],
    ['犬はどこにいますか。', '犬はどこですか', 'an animal'],
    ['駅に一番近い出口はどこですか。', '駅に一番近い出口はどこにありますか', 'with a clause before it'],
    ['会社は銀行の隣にあります。', '会社は銀行の隣です', 'beside'],
    ['トイレは二階です。', 'トイレは二階にあります', 'a floor'],
    ['駅はあそこです。', '駅はあそこにあります', 'over there'],
    ['財布の中に千円しかありません。', '財布に千円しかありません', 'の中 left out'],
    ['冷蔵庫に卵があります。', '冷蔵庫の中に卵があります', 'の中 added'],
    ['部屋に猫がいます。', '部屋の中に猫がいます', 'by the Vietnamese', { vi: 'Trong phòng có con mèo.' }],
    ['電車で財布を盗まれました。', '電車の中で財布を盗まれました', 'where it happened'],
    ['左に売り場があります。', '左側に売り場があります', 'the side'],
  ]),
  ...wrongSomehow([
    ['田中さんはどこですか。', '田中さんはどこにありますか', 'a person does not take ある'],
    ['卵はどこですか。', '卵はどこにいますか', 'a thing does not take いる'],
    ['卵はどこにありますか。', '卵はどこでありますか', 'に, not で'],
    ['会議はどこですか。', '会議はどこにありますか', 'an event is held'],
    ['お国はどこですか。', 'お国はどこにありますか', 'which country'],
    ['ここはどこですか。', 'ここはどこにありますか', 'where we are'],
    ['父は家にいます。', '父は家です', 'too loose'],
    ['ここは公園です。', 'ここは公園にあります', 'what the place is'],
    ['図書館はあの建物です。', '図書館はあの建物にあります', 'which building'],
    ['トイレは二階にありません。', 'トイレは二階ではありませんか', 'another sentence'],
    ['東京で会議があります。', '東京に会議があります', 'an event takes で'],
    ['部屋に猫がいます。', '部屋で猫がいます', 'being takes に'],
    ['電車で行きます。', '電車の中で行きます', 'a means'],
    ['バスで学校に通います。', 'バスの中で学校に通います', 'a means, to school'],
    ['机に本があります。', '机の中に本があります', 'on it or in it'],
    ['明日は家にいます。', '明日は家の中にいます', 'at home', { vi: 'Ngày mai tôi ở nhà.' }],
    ['スポーツの中で何が好きですか。', 'スポーツで何が好きですか', 'among'],
    ['右に曲がってください。', '右側に曲がってください', 'a direction'],
  ]),
];
