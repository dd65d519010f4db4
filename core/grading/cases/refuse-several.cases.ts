import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** Two or three mistakes in one answer, each of them named. */
export const severalMistakesCases: readonly GradingCase[] = [
  ...wrong(
    ['particle-wrong', 'tense'],
    [['昨日図書館で勉強しました', '昨日図書館に勉強します', 'the particle and the tense']],
  ),
  ...wrong(
    ['particle-missing', 'polarity'],
    [['肉を食べません', '肉食べます', 'を is missing, and yes for no']],
  ),
  ...wrong(
    ['particle-wrong', 'particle-wrong'],
    [
      ['友達にプレゼントをあげました', '友達をプレゼントにあげました', 'に and を exchanged'],
      ['銀行は九時から三時までです', '銀行は九時まで三時からです', 'から and まで exchanged'],
    ],
  ),
  ...wrong(
    ['particle-missing', 'particle-missing'],
    [['弟は部屋で本を読みます', '弟部屋で本読みます', 'は and を are missing']],
  ),
  ...wrong(
    ['particle-wrong', 'particle-missing'],
    [['日本語が分かりますか', '日本語を分かります', 'を for が, and no か']],
  ),
  ...wrong(
    ['particle-extra', 'word-wrong'],
    [['昨日犬と遊びました', '昨日に猫と遊びました', 'に after 昨日, and another noun']],
  ),
  ...wrong(
    ['particle-extra', 'particle-wrong', 'tense'],
    [['昨日バスに乗りました', '昨日にバスを乗ります', 'two particles and the tense']],
  ),
  ...wrong(
    ['word-missing', 'particle-wrong'],
    [['毎日バスで会社へ行きます', 'バスを会社へ行きます', 'no word of time, and を for で']],
  ),
  ...wrong(
    ['word-missing', 'particle-wrong', 'polarity'],
    [['今日は家で晩ご飯を食べません', '家に晩ご飯を食べます', 'a noun, a particle and yes for no']],
  ),
  ...wrong(
    ['word-missing', 'word-wrong'],
    [['とても大きい犬がいます', '大きい猫がいます', 'no adverb, and another noun']],
  ),
  ...wrong(['word-wrong', 'word-wrong'], [['兄は医者です', '弟は先生です', 'two other nouns']]),
  ...wrong(
    ['word-wrong', 'tense'],
    [['先週母と出かけました', '先月母と出かけます', 'another time, and the tense']],
  ),
  ...wrong(
    ['word-extra', 'verb-form'],
    [['今、ご飯を食べています', '今家でご飯を食べます', 'an extra noun, and no ている']],
  ),
  ...wrong(
    ['verb-form', 'verb-form'],
    [['窓を開けて電気を消してください', '窓を開ける電気を消すください', 'て twice']],
  ),
  ...wrong(
    ['number-wrong', 'verb-form'],
    [['七時に起きてください', '八時に起きるください', 'the number, and て before ください']],
  ),
  ...wrong(
    ['word-wrong'],
    [['本を三冊買いました', '本を四本買いました', 'the number and its counter: another word altogether']],
  ),
  ...wrong(
    ['kanji-wrong', 'particle-missing'],
    [['橋を渡って右へ行きます', '箸渡って右へ行きます', 'the character, and no を']],
  ),
  ...wrong(
    ['kanji-wrong', 'tense'],
    [['去年猫を飼っていました', '去年猫を買っています', 'the character, and the tense']],
  ),
  ...wrong(
    ['long-vowel', 'small-tsu'],
    [['妹は切符を買いました', 'いもとはきぷを買いました', 'two slips are no longer almost right']],
  ),
  ...wrong(
    ['kana-spelling', 'kana-spelling'],
    [['兄は本を読みます', '兄わ本お読みます', 'わ and お: two slips']],
  ),
  ...wrong(
    ['long-vowel', 'particle-missing'],
    [['コーヒーを飲みました', 'コヒー飲みました', 'a slip next to a real mistake']],
  ),
  ...wrong(['voicing', 'tense'], [['友達に会いました', 'ともたちに会います', 'a slip and the tense']]),
  ...wrong(
    ['kana-spelling', 'verb-form'],
    [['先生は忙しかったです', '先生わ忙しいでした', 'わ for は, and a form that does not exist']],
  ),
];

/** An allowed order is not a second mistake, and one mistake is named once. */
export const namedOnceCases: readonly GradingCase[] = [
  {
    model: 'ここで本を二時間読みました',
    typed: 'ここで二時間本を読みます',
    verdict: 'wrong',
    codes: ['tense'],
    why: 'the phrases may change places',
  },
  {
    model: 'この薬を子供に飲ませてもいいですか',
    typed: '子供にこの薬を飲ませたもいいですか',
    verdict: 'wrong',
    codes: ['verb-form'],
    why: 'the verb is not found where it is wrong, and still stays last',
  },
  {
    model: '友達に本を貸してあげました',
    typed: '友達に本を貸しました',
    verdict: 'wrong',
    codes: ['verb-form'],
    why: 'the missing helping verb belongs to the form',
  },
];
