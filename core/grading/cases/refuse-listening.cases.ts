import type { GradingCase } from './case.ts';
import { almost, wrong, wrongSomehow } from './refuse-rows.ts';

const listening = (cases: readonly GradingCase[]): readonly GradingCase[] =>
  cases.map((one) => ({ ...one, mode: 'listening' }));

/** Morae that were misheard. */
export const misheardCases: readonly GradingCase[] = listening([
  ...almost('long-vowel', [
    ['病気で休みました', 'びょきで休みました', 'a long vowel heard short'],
    ['図書館はあそこです', 'としょうかんはあそこです', 'a short vowel heard long'],
    ['毎朝コーヒーを飲みます', '毎朝コーヒを飲みます', 'ー at the end of a word'],
  ]),
  ...wrong(
    ['long-vowel'],
    [
      ['おばあさんが来ました', 'おばさんが来ました', 'おばあさん and おばさん'],
      ['大きいビルがあります', '大きいビールがあります', 'ビル and ビール'],
    ],
  ),
  ...almost('small-tsu', [
    ['切符をなくしました', 'きぷをなくしました', 'っ not heard'],
    ['頭が痛いです', 'あったまが痛いです', 'っ heard where there is none'],
  ]),
  ...wrong(['small-tsu'], [['変な音がしました', '変なおっとがしました', 'おと and おっと']]),
  ...almost('voicing', [
    ['友達と話しました', 'ともたちと話しました', 'だ heard as た'],
    ['鉛筆を借りました', 'えんびつを借りました', 'ぴ heard as び'],
  ]),
  ...wrong(['voicing'], [['電気がつきました', 'てんきがつきました', 'でんき and てんき']]),
  ...almost('kana-spelling', [
    ['いつも七時に起きます', 'いちゅも七時に起きます', 'つ heard as ちゅ'],
    ['昨日雑誌を読みました', '昨日じゃっしを読みました', 'ざ heard as じゃ'],
    ['写真を見せてください', 'しやしんを見せてください', 'しゃ heard as two morae'],
    ['公園を散歩しました', '公園をさぽしました', 'ん not heard'],
  ]),
  ...wrong(
    ['kana-spelling'],
    [['駅の前に病院があります', '駅の前にびよういんがあります', 'びょういん and びよういん']],
  ),
  ...wrong(
    ['long-vowel', 'voicing'],
    [['妹は友達と出かけました', 'いもとはともたちと出かけました', 'two words misheard']],
  ),
]);

/** Words that were not heard, or misheard as others. */
export const notHeardCases: readonly GradingCase[] = listening([
  ...wrong(
    ['word-missing'],
    [
      ['この本はとても面白いです', 'この本は面白いです', 'an adverb not heard'],
      ['昨日友達と映画を見ました', '昨日映画を見ました', 'a noun and its particle not heard'],
      ['私は明日行きます', '明日行きます', '私は was said', { vi: 'Ngày mai tôi sẽ đi.' }],
    ],
  ),
  ...wrong(
    ['word-wrong'],
    [
      ['犬がいます', '猫がいます', 'another word heard'],
      ['私は明日行きます', '僕は明日行きます', '私 was said, not 僕', { vi: 'Ngày mai tôi sẽ đi.' }],
    ],
  ),
  ...wrong(['number-wrong'], [['七時に来てください', 'いちじに来てください', 'しち heard as いち']]),
  ...wrong(
    ['particle-missing'],
    [
      ['水を飲みます', '水飲みます', 'a particle not heard'],
      ['今日は寒いですね', '今日は寒いです', 'ね was said'],
    ],
  ),
  ...wrong(
    ['particle-wrong'],
    [
      ['学校へ行きます', '学校に行きます', 'へ was said, not に'],
      ['兄が来ました', '兄は来ました', 'が was said, not は'],
    ],
  ),
  ...wrong(['particle-extra'], [['明日は休みです', '明日は休みですよ', 'no よ was said']]),
  ...wrong(['tense'], [['昨日は暑かったです', '昨日は暑いです', 'かった not heard']]),
  ...wrong(['polarity'], [['田中さんは来ません', '田中さんは来ます', 'ません heard as ます']]),
  ...wrong(
    ['verb-form'],
    [
      ['明日学校へ行きます', '明日学校へ行く', 'ます was said: the plain form is another sound'],
      ['肉を食べません', '肉を食べないです', 'ません was said, not ないです'],
      ['今、雨が降っています', '今雨が降ります', 'ている not heard'],
    ],
  ),
  ...wrong(
    ['order'],
    [['図書館で友達と勉強しました', '友達と図書館で勉強しました', 'the order is heard, too']],
  ),
  ...wrongSomehow([
    ['妹は学生ではありません', '妹は学生じゃありません', 'では was said, not じゃ'],
    ['宿題を忘れてしまいました', '宿題を忘れちゃいました', 'てしまう was said, not ちゃう'],
    ['あれは邪魔です', 'あれは山です', 'another word that sounds near'],
    ['明日は雨が降るそうです', '', 'nothing heard'],
  ]),
]);
