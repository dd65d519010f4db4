import { expect, test } from 'vitest';
import { SLIP_CASES } from '#core/tutor/cases/slips.cases.ts';
import { findSlips } from '#core/tutor/slips/find-slips.ts';
import { oddPart } from '#core/tutor/slips/odd-parse.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';

const slipsOf = async (text: string) => findSlips((await testTokenizer.tokenize([text]))[0] ?? []);

// Here and not in core, because only a tokenizer splits a sentence into words.
test.each(SLIP_CASES)('$text: $slips ($why)', async ({ text, slips }) => {
  expect((await slipsOf(text)).slips.map(({ code }) => code)).toEqual(slips);
});

const CORRECTED: readonly (readonly [wrong: string, right: string])[] = [
  ['昨日は寒いでした。', '昨日は寒かったです。'],
  ['天気がいいかったです。', '天気がよかったです。'],
  ['犬が二つあります。', '犬が二匹います。'],
  ['水を飲みています。', '水を飲んでいます。'],
  ['本を読みたことがあります。', '本を読んだことがあります。'],
  ['映画を見るでした。', '映画を見ました。'],
  ['私は学生ですと思います。', '私は学生だと思います。'],
  ['日本へ行きますつもりです。', '日本へ行くつもりです。'],
  ['テレビを見ます昨日。', '昨日、テレビを見ました。'],
  ['天気がいいでした。', '天気がよかったです。'],
  ['この本は高いじゃないです。', 'この本は高くないです。'],
  ['この本は高いではありません。', 'この本は高くありません。'],
  ['このケーキはおいしいくないです。', 'このケーキはおいしくないです。'],
  ['高いな本を買いました。', '高い本を買いました。'],
  ['静か部屋が好きです。', '静かな部屋が好きです。'],
  ['彼女はきれい人です。', '彼女はきれいな人です。'],
  ['その花はきれいかったです。', 'その花はきれいでした。'],
  ['寿司を好きです。', '寿司が好きです。'],
  ['友達を会いました。', '友達に会いました。'],
  ['日本語が話します。', '日本語を話します。'],
  ['部屋に犬があります。', '部屋に犬がいます。'],
  ['部屋に犬がありました。', '部屋に犬がいました。'],
  ['田中さんがあります。', '田中さんがいます。'],
  ['机の上に本がいます。', '机の上に本があります。'],
  ['母は部屋でいます。', '母は部屋にいます。'],
  ['東京で住んでいます。', '東京に住んでいます。'],
  ['バスで乗ります。', 'バスに乗ります。'],
  ['図書館に勉強します。', '図書館で勉強します。'],
  ['昨日映画を見ます。', '昨日映画を見ました。'],
  ['昨日は寒いです。', '昨日は寒かったです。'],
  ['昨日は休みです。', '昨日は休みでした。'],
  ['明日学校へ行きました。', '明日学校へ行きます。'],
  ['毎日コーヒーを飲むです。', '毎日コーヒーを飲みます。'],
  ['ドアを閉めるください。', 'ドアを閉めてください。'],
  ['ここに来るください。', 'ここに来てください。'],
  ['水を飲むたいです。', '水を飲みたいです。'],
  ['りんごを三つを食べました。', 'りんごを三つ食べました。'],
  ['私はは学生です。', '私は学生です。'],
  ['日本語を難しいです。', '日本語は難しいです。'],
  ['彼は私に本をあげました。', '彼は私に本をくれました。'],
  ['私は昨日学校に行く。', '私は昨日学校に行った。'],
  ['学校へ行きました昨日。', '昨日、学校へ行きました。'],
  ['彼は親切い人です。', '彼は親切な人です。'],
  ['明日は雨いです。', '明日は雨です。'],
  ['彼女はきれいい人です。', '彼女はきれいな人です。'],
  ['この町は静かいでした。', 'この町は静かでした。'],
  ['部屋は静かくなりました。', '部屋は静かになりました。'],
  ['寒いになりました。', '寒くなりました。'],
  ['猫は机の上にあります。', '猫は机の上にいます。'],
  ['猫は机の上にある。', '猫は机の上にいる。'],
  ['本は机の上にいませんでした。', '本は机の上にありませんでした。'],
  ['私は二十歳あります。', '私は二十歳です。'],
  ['学校にで勉強します。', '学校で勉強します。'],
  ['昨日、友達がに電話しました。', '昨日、友達に電話しました。'],
  ['東京は人が多いあります。', '東京は人が多いです。'],
  ['友達がに会います。', '友達に会います。'],
  ['窓を開けますください。', '窓を開けてください。'],
  ['待つください。', '待ってください。'],
  ['ここで写真を撮らないください。', 'ここで写真を撮らないでください。'],
  ['本を読みいます。', '本を読んでいます。'],
  ['学校に行きなければなりません。', '学校に行かなければなりません。'],
  ['彼は行かないました。', '彼は行きませんでした。'],
  ['彼は来ますなかった。', '彼は来ませんでした。'],
  ['泳ぐできます。', '泳ぐことができます。'],
  ['昨日は高かったでした。', '昨日は高かったです。'],
  ['とても親切ました。', 'とても親切でした。'],
  ['三本の猫がいます。', '三匹の猫がいます。'],
  ['りんごを三人ください。', 'りんごを三つください。'],
  ['私わ学生です。', '私は学生です。'],
  ['今日は寒いだです。', '今日は寒いです。'],
];

test.each(CORRECTED)('%s → %s', async (wrong, right) => {
  expect((await slipsOf(wrong)).right).toBe(right);
});

/** Right sentences that look similar to a slip: a wrong correction would be worse than none. */
const RIGHT: readonly string[] = [
  '昨日から雨が降っています。',
  '弟は猫をほしがっています。',
  '昨日の宿題は難しいです。',
  '去年より寒いです。',
  '彼は日本語を上手に話します。',
  '彼女を好きになりました。',
  '気持ちを分かってください。',
  '日本語が話せます。',
  '水が飲みたいです。',
  '冷蔵庫に魚があります。',
  '図書館に勉強しに行きます。',
  '日本に日本語を勉強しに来ました。',
  '家にケーキを買って帰ります。',
  '彼は有名人です。',
  '友達と会いました。',
  '一人で乗ります。',
  '電車で行きます。',
  '公園を散歩します。',
  '明日は雨でしょう。',
  '昨日買った本を読む。',
  'この本を面白いと思います。',
  '新しい車がほしいです。',
  '天気がよかったです。',
  '買い物に行きました。',
  '私は肉を食べません。',
  '母は料理が上手です。',
  '日本語を話すことができます。',
  '忙しかったから、行けませんでした。',
];

test.each(RIGHT)('%s is right', async (sentence) => {
  expect((await slipsOf(sentence)).slips).toEqual([]);
});

const oddIn = async (text: string) => oddPart((await testTokenizer.tokenize([text]))[0] ?? []);

test.each([
  { text: 'asdfです', kind: 'unknown', why: 'no word of any language' },
  { text: 'は学校へ行きます', kind: 'sequence', why: 'a particle without a word before it' },
  { text: '食べる本私は', kind: 'sequence', why: 'a prefix before a pronoun' },
  { text: '私は本を', kind: 'sequence', why: 'a particle that waits for its verb' },
  { text: '図書館で行きます勉強します', kind: 'sequence', why: 'two ends, as in Vietnamese' },
  { text: '今日日本語勉強します', kind: null, why: 'a noun with する needs no particle' },
  { text: '毎朝コーヒー飲みます', kind: 'particle-missing', why: 'を is missing in a polite sentence' },
  { text: '学校行きます', kind: 'particle-missing', why: 'へ is missing' },
  { text: '私は食べる本', kind: 'unfinished', why: 'no predicate' },
  { text: '犬三つ', kind: 'unfinished', why: 'only nouns' },
  { text: '私は学生です', kind: null, why: 'right' },
  { text: 'Lanさんは学生です', kind: null, why: 'a Vietnamese name' },
  { text: '冷蔵庫に卵が二つあります', kind: null, why: 'a count needs no particle' },
  { text: '家族がみんな集まります', kind: null, why: 'an amount needs none either' },
  { text: 'お大事に。', kind: null, why: 'a set phrase' },
  { text: 'これは何？', kind: null, why: 'a short question' },
])('$text: $kind ($why)', async ({ text, kind }) => {
  expect((await oddIn(text))?.kind ?? null).toBe(kind);
});
