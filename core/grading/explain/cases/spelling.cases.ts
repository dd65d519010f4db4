import type { ExplanationCase } from './case.ts';

export const kanaCases: readonly ExplanationCase[] = [
  ['学校へ行きます', 'がっこへ行きます', 'contrast:truong-am', 'a long vowel'],
  ['ビールを飲みました', 'ビルを飲みました', 'contrast:truong-am', 'another word by its length'],
  ['切符を買いました', 'きぷを買いました', 'contrast:am-ngat', 'a small っ'],
  ['友達に会いました', 'ともたちに会いました', 'contrast:am-duc', 'a voiced kana'],
  ['私は学生です', '私わ学生です', 'contrast:wa-o-e-tro-tu', 'the particle は'],
  ['こんにちは', 'こんにちわ', 'contrast:wa-o-e-tro-tu', 'は of a greeting'],
  ['雨の日が続きます', '雨の日がつずきます', 'contrast:ji-di', 'づ'],
  ['その犬は大きいです', 'その犬はおうきいです', 'contrast:ou-oo', 'おお'],
  ['先生に聞きました', 'せんせえに聞きました', 'contrast:ou-oo', 'えい'],
  ['写真を撮りました', 'しやしんを撮りました', 'contrast:am-ghep', 'a small ゃ'],
  ['母は病院へ行きました', '母はびよういんへ行きました', 'contrast:byouin-biyouin', 'two words of their own'],
  ['公園を散歩します', '公園をさぽします', 'contrast:am-n', 'ん'],
  ['パソコンを使います', 'パンコンを使います', 'contrast:so-n', 'ソ and ン'],
  ['いつも七時に起きます', 'いちゅも七時に起きます', 'contrast:tsu-chu', 'つ heard as ちゅ', 'listening'],
  ['牛乳は冷蔵庫にあります', '牛乳はれいどうこにあります', 'nothing', 'a kana that is simply wrong'],
  ['一週間あまり休みました', '一週間あんまり休みました', 'nothing', 'another word, not a lost ん'],
];

export const kanjiAndNumberCases: readonly ExplanationCase[] = [
  ['橋を渡ります', '箸を渡ります', 'contrast:chu-han-cung-am', 'another character of the same sound'],
  ['銀行はどこですか', '銀校はどこですか', 'contrast:chu-han-cung-am', 'inside a compound'],
  ['今日は暑いです', '今日は熱いです', 'contrast:atsui', 'a pair with its own contrast'],
  ['弟は足が速いです', '弟は足が早いです', 'contrast:hayai', 'another one'],
  ['四日に出発します', 'ようかに出発します', 'contrast:ngay-trong-thang', 'a day of the month'],
  ['七時に来てください', 'いちじに来てください', 'contrast:yon-nana-kyuu', 'いち and しち', 'listening'],
  ['四時に会いましょう', 'よんじに会いましょう', 'contrast:yon-nana-kyuu', 'the wrong reading of 四'],
  ['家賃は八万円です', '家賃は8000円です', 'contrast:sen-man', 'a power of ten'],
  ['みかんを二つ食べました', 'みかんをみっつ食べました', 'point:so-dem', 'the Japanese numbers'],
  ['七時に起きます', '八時に起きます', 'nothing', 'simply another number'],
];
