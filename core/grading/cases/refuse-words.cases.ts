import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** A missing word; with its particle it counts once. */
export const wordMissingCases: readonly GradingCase[] = wrong(
  ['word-missing'],
  [
    ['これは桜です', 'これは桜', 'です after a noun'],
    ['これは便利だと思います', 'これは便利と思います', 'だ before と思います'],
    ['毎日日本語を勉強します', '日本語を勉強します', 'a word of time, at the beginning'],
    ['友達と公園で遊びました', '公園で遊びました', 'a noun and its particle, at the beginning'],
    ['昨日図書館で本を借りました', '昨日本を借りました', 'a noun and its particle, in the middle'],
    ['この本はとても面白いです', 'この本は面白いです', 'an adverb'],
    ['もう昼ご飯を食べましたか', '昼ご飯を食べましたか', 'もう'],
    ['庭に赤い花があります', '庭に花があります', 'an adjective before its noun'],
    ['この部屋は涼しいです', '部屋は涼しいです', 'この'],
    ['どんな音楽が好きですか', '音楽が好きですか', 'a question word before its noun'],
    ['駅の前で待っています', '駅で待っています', 'の and the noun after it'],
    ['ペンを二本買いました', 'ペンを買いました', 'a number and its counter'],
    ['田中さんは親切です', '田中は親切です', 'さん after a name'],
    ['Ｂさんは親切です', 'さんは親切です', 'a letter that is a name'],
    ['田中さんは先生です', '先生です', 'only 私は and あなたは may be left out'],
    ['彼は昨日来ました', '昨日来ました', '彼は is not 私は', { vi: 'Hôm qua anh ấy đã đến.' }],
    ['私が払います', '払います', '私が says who, unlike 私は', { vi: 'Để tôi trả tiền.' }],
    ['私も行きます', '行きます', '私も: also', { vi: 'Tôi cũng đi.' }],
    ['これは私の傘です', 'これは傘です', '私の: whose', { vi: 'Đây là ô của tôi.' }],
    ['泳ぐことができます', '泳ぐができます', 'こと makes a noun of the verb'],
    ['ちょっと待ってください', 'ちょっと待って', 'ください at the end'],
    ['図書館で本を読みます', '図書館で本を', 'the predicate'],
    ['日本語を勉強しました', '日本語を勉強', 'する after its noun'],
  ],
);

/** An extra word; with its particle it counts once. */
export const wordExtraCases: readonly GradingCase[] = wrong(
  ['word-extra'],
  [
    ['今日は寒いです', '今日はとても寒いです', 'an adverb'],
    ['本を読みます', '図書館で本を読みます', 'a noun and its particle, at the beginning'],
    ['昨日映画を見ました', '昨日友達と映画を見ました', 'a noun and its particle, in the middle'],
    ['父は来ません', '父は明日来ません', 'a word of time'],
    ['車を買いました', '新しい車を買いました', 'an adjective'],
    ['犬は大きいです', 'この犬は大きいです', 'この'],
    ['部屋は広いです', '私の部屋は広いです', 'a noun and の'],
    ['りんごを買いました', 'りんごを三つ買いました', 'how many'],
    ['私は山田です', '私は山田さんです', 'no さん for oneself'],
    ['明日学校へ行きます', '明日学校学校へ行きます', 'a word twice'],
    ['今日は暑いです', '今日は暑いですです', 'です twice'],
    ['水をください', '水をくださいありがとう', 'a word after the end'],
    ['医者です', '私は医者です', '私は where someone else is meant', { vi: 'Anh ấy là bác sĩ.' }],
    ['学生ですか', '私は学生ですか', '私は where "you" is meant', { vi: 'Bạn là sinh viên à?' }],
    ['母は先生です', '私は母は先生です', '"tôi" only says whose mother', { vi: 'Mẹ tôi là giáo viên.' }],
  ],
);

/** A wrong word in the place of the right one. */
export const wordWrongCases: readonly GradingCase[] = wrong(
  ['word-wrong'],
  [
    ['犬が好きです', '猫が好きです', 'another noun, at the beginning'],
    ['兄は東京にいます', '弟は東京にいます', 'another member of the family'],
    ['本を読みます', '本を書きます', 'another verb'],
    ['本を読みます', '本を書きました', 'another verb counts once, whatever its tense'],
    ['この山は高いです', 'この山は低いです', 'the opposite adjective'],
    ['野菜が嫌いです', '野菜が好きです', 'the opposite word is not the negative'],
    ['これは辞書です', 'それは辞書です', 'これ and それ'],
    ['誰が来ましたか', '何が来ましたか', 'another question word'],
    ['私は明日行きます', '彼は明日行きます', 'another person', { vi: 'Ngày mai tôi sẽ đi.' }],
    [
      '私は学生です',
      'あなたは学生です',
      'both may be left out, but not exchanged',
      { vi: 'Tôi là sinh viên.' },
    ],
    ['庭に犬がいます', '庭に犬があります', 'いる for what lives'],
    ['ドアを閉めました', 'ドアを閉まりました', 'transitive and intransitive'],
    ['母は私に時計をくれました', '母は私に時計をあげました', 'くれる: towards me'],
    ['友達が手伝ってくれました', '友達が手伝ってあげました', 'てくれる: for me'],
    ['先週日本へ来ました', '先週日本へ行きました', 'come and go'],
    ['友達に本を借りました', '友達に本を貸しました', 'borrow and lend'],
    ['帽子をかぶります', '帽子を着ます', 'a hat has a verb of its own'],
    ['紙を三枚ください', '紙を三本ください', 'the counter of flat things'],
    ['車が二台あります', '車が二人あります', 'the counter of machines'],
    [
      '毎週テニスをします',
      '毎日テニスをします',
      'another time; one character differs, but so does its sound',
    ],
    ['机の上に本があります', '机の下に本があります', 'another place'],
    ['もう昼ご飯を食べました', 'まだ昼ご飯を食べました', 'already and still'],
    ['高いです。でも買います。', '高いです。だから買います。', 'but and therefore'],
    ['妹は日本語を話します', '妹は日本人を話します', 'the language, not the people'],
    ['スプーンをください', 'フォークをください', 'a katakana word'],
    ['昨日母に電話しました', 'きのうちちにでんわしました', 'in an answer all in kana'],
  ],
);

/** お and ご honour somebody: never the speaker's own side. */
export const ownSideHonouredCases: readonly GradingCase[] = [
  { model: '私は元気です。', typed: '私はお元気です', verdict: 'wrong', why: 'oneself' },
  { model: '私の名前はミンです。', typed: '私のお名前はミンです', verdict: 'wrong', why: 'one’s own name' },
  {
    model: '家族と海へ行きました。',
    typed: 'ご家族と海へ行きました',
    verdict: 'wrong',
    why: 'one’s own family',
  },
  {
    model: '大学を卒業しました。',
    typed: '大学をご卒業しました',
    verdict: 'wrong',
    why: 'one’s own graduation',
  },
  {
    model: '先生が説明しました。',
    typed: '先生がご説明しました',
    verdict: 'wrong',
    why: 'ご…する is humble',
  },
  {
    model: 'ここに記入してください。',
    typed: 'ここにご記入してください',
    verdict: 'wrong',
    why: 'ご記入ください',
  },
  { model: '熱が出ました。', typed: 'ご熱が出ました', verdict: 'wrong', why: 'not a word' },
  { model: '子供が三人います。', typed: 'お子供が三人います', verdict: 'wrong', why: 'not a word either' },
];
