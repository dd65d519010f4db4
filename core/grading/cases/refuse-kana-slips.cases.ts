import type { GradingCase } from './case.ts';
import { almost, wrong } from './refuse-rows.ts';

/** One wrong kana that makes no other word: the learner may try again. */
export const kanaSlipCases: readonly GradingCase[] = [
  ...almost('long-vowel', [
    ['学校へ行きます', 'がっこへ行きます', 'う is missing at the end of a word'],
    ['兄は病気です', '兄はびょきです', 'う is missing in the middle of a word'],
    ['郵便局はどこですか', 'ゆびんきょくはどこですか', 'う after ゆ'],
    ['動物園で写真を撮りました', 'どぶつえんで写真を撮りました', 'う after ど, in a long word'],
    ['妹がいます', 'いもとがいます', 'う after も'],
    ['お姉さんはお元気ですか', 'おねさんはお元気ですか', 'え after ね'],
    ['ありがとうございます', 'ありがとございます', 'う in a set phrase'],
    ['毎朝コーヒーを飲みます', '毎朝コヒーを飲みます', 'the first of two ー'],
    ['これはノートです', 'これはノトです', 'the only ー'],
    ['新しいテレビを買いました', '新しいテレビーを買いました', 'an extra ー'],
    ['図書館で勉強します', 'としょうかんで勉強します', 'an extra う'],
    ['飛行機で行きます', 'ひこきでいきます', 'in an answer all in kana'],
    ['学校へ行きます', 'がっこへ行く', 'the plain form is allowed and hides no slip'],
  ]),
  ...almost('small-tsu', [
    ['切符を買いました', 'きぷを買いました', 'っ is missing, at the beginning'],
    ['来年結婚します', '来年けこんします', 'っ is missing, in the middle'],
    ['お腹がいっぱいです', 'お腹がいぱいです', 'っ before a half-voiced kana'],
    ['ちょっと待ってください', 'ちょと待ってください', 'っ after a small ょ'],
    ['もう少しゆっくり話してください', 'もう少しゆくり話してください', 'っ in an adverb'],
    ['あさって帰ります', 'あさて帰ります', 'っ in a word of time'],
    ['新しいベッドを買いました', '新しいベドを買いました', 'ッ in a katakana word'],
    ['頑張ってください', 'がんばてください', 'っ before て'],
    ['傘を忘れました', 'かっさを忘れました', 'an extra っ'],
    ['郵便局は向こうです', '郵便局はむっこうです', 'an extra っ, near the end'],
  ]),
  ...almost('voicing', [
    ['友達に会いました', 'ともたちに会いました', 'た for だ'],
    ['母に電話をかけました', '母にてんわをかけました', 'て for で, at the beginning of a word'],
    ['音楽を聞きます', 'おんかくを聞きます', 'か for が'],
    ['日本語は難しいです', '日本語はむすかしいです', 'す for ず, in an adjective'],
    ['ゆっくり話してください', 'ゆっくり話してくたさい', 'た for だ, in the last word'],
    ['鉛筆で書きます', 'えんびつで書きます', 'び for ぴ'],
    ['パソコンを使います', 'バソコンを使います', 'バ for パ'],
    ['卵を三つください', 'だまごを三つください', 'だ for た: voiced without need'],
  ]),
  ...almost('kana-spelling', [
    ['私は学生です', '私わ学生です', 'the particle は written わ'],
    ['水を飲みます', '水お飲みます', 'the particle を written お'],
    ['水をお願いします', '水おお願いします', 'を written お, before another お'],
    ['学校へ行きます', '学校え行きます', 'the particle へ written え'],
    ['こんにちは', 'こんにちわ', 'は in a greeting'],
    ['雨の日が続きます', '雨の日がつずきます', 'ず for づ'],
    ['おじいさんは元気です', 'おぢいさんは元気です', 'ぢ for じ'],
    ['その犬は大きいです', 'その犬はおうきいです', 'おお, not おう'],
    ['公園を散歩します', 'こおえんを散歩します', 'こう, not こお'],
    ['先生に聞きました', 'せんせえに聞きました', 'せい, not せえ'],
    ['写真を撮りました', 'しやしんを撮りました', 'a big や for a small one'],
    ['夏に旅行をします', '夏にりよこうをします', 'a big よ for a small one'],
    ['牛乳は冷蔵庫にあります', '牛乳はれいどうこにあります', 'one wrong kana in a long word'],
    ['公園を散歩します', '公園をさぽします', 'ん is missing'],
    ['パソコンを使います', 'パンコンを使います', 'ン and ソ look alike'],
    ['父は銀行で働いています', '父は銀行ではららいています', 'one wrong kana in a verb'],
  ]),
];

/** One wrong kana that makes another word. */
export const kanaSlipToWordCases: readonly GradingCase[] = [
  ...wrong(
    ['long-vowel'],
    [
      ['おばあさんは元気です', 'おばさんは元気です', 'おばあさん and おばさん'],
      ['あの人は私のおじいさんです', 'あの人は私のおじさんです', 'おじいさん and おじさん, in the middle'],
      ['ビールを飲みました', 'ビルを飲みました', 'beer and building'],
      ['彼は勇気があります', '彼はゆきがあります', 'ゆうき and ゆき'],
      ['昨日雪が降りました', '昨日ゆうきが降りました', 'ゆき and ゆうき: an extra vowel'],
      ['先週は暇でした', 'せんしゅは暇でした', 'せんしゅう and せんしゅ'],
      ['夏に旅行をします', '夏にりょうこうをします', 'りょこう and りょうこう'],
    ],
  ),
  ...wrong(
    ['small-tsu'],
    [
      ['夫は会社員です', 'おとは会社員です', 'おっと and おと'],
      ['兄は作家です', '兄はさかです', 'さっか and さか'],
      ['駅の前に坂があります', '駅の前にさっかがあります', 'さか and さっか: an extra っ'],
      ['石けんで手を洗います', 'せけんで手を洗います', 'せっけん and せけん'],
    ],
  ),
  ...wrong(
    ['voicing'],
    [
      ['大学へ行きます', 'たいがくへ行きます', 'だいがく and たいがく'],
      ['今日は天気がいいです', '今日はでんきがいいです', 'てんき and でんき'],
      ['鍵を忘れました', 'かきを忘れました', 'かぎ and かき'],
      ['弟はまだ寝ています', '弟はまた寝ています', 'まだ and また'],
      ['銀の指輪をもらいました', 'きんの指輪をもらいました', 'ぎん and きん'],
    ],
  ),
  ...wrong(
    ['kana-spelling'],
    [
      ['母は病院へ行きました', '母はびよういんへ行きました', 'びょういん and びよういん'],
      ['今日は休みです', 'きようは休みです', 'きょう and きよう'],
    ],
  ),
];
