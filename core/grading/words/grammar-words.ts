import { wordSet } from './word-table.ts';

/**
 * The speaker: one may be typed for another (with a note), and be left out with は. 自分 is not here: it refers to the
 * subject.
 */
export const FIRST_PERSON = wordSet('私 わたし わたくし あたし 僕 ぼく 俺 おれ');

/** The listener; with は it may be left out. */
export const SECOND_PERSON = wordSet('あなた 貴方 貴女 貴男 君 きみ あんた お前 おまえ');

/**
 * Verbs whose goal takes に or へ alike. Not 乗る, 座る and 住む, whose に is no direction; nor 出る and 落ちる, because 会議に出る and
 * 試験に落ちる do not take へ.
 */
export const MOTION_VERBS = wordSet(`
  行く いく 来る くる 帰る かえる 戻る もどる 出かける 出掛ける でかける 向かう むかう 入る はいる 引っ越す ひっこす 移る うつる
  渡る わたる 上る 登る のぼる 上がる あがる 下りる 降りる おりる 下る くだる 進む すすむ 急ぐ いそぐ 逃げる にげる 着く つく
  曲がる まがる 走る はしる 歩く あるく 飛ぶ とぶ 通う かよう 寄る 立ち寄る 引き返す 飛び出す 参る まいる 伺う うかがう いらっしゃる
  運ぶ はこぶ 送る おくる 届ける とどける 届く とどく 出す だす 移す うつす 戻す もどす 返す かえす 投げる なげる
`);

/** Nouns that become such a verb with する: 大阪に出張する, 大阪へ出張する. */
export const MOTION_NOUNS = wordSet(`
  出張 留学 旅行 出発 移動 到着 外出 入国 帰国 帰宅 転勤 転校 移住 避難 移転 上京 通勤 通学 引っ越し 招待 案内 派遣 輸出 電話 連絡
`);

/** Time words that do not take に: 昨日に行きました is wrong. */
export const TIMES_WITHOUT_NI = wordSet(`
  今 いま 今日 きょう 昨日 きのう 明日 あした あす 一昨日 おととい 明後日 あさって 今朝 けさ 今晩 こんばん 今夜 こんや 昨夜 ゆうべ 夕べ
  昨晩 さくばん 毎日 まいにち 毎朝 まいあさ 毎晩 まいばん 毎週 まいしゅう 毎月 まいつき まいげつ 毎年 まいとし まいねん 毎回 まいかい
  今週 こんしゅう 先週 せんしゅう 来週 らいしゅう 再来週 さらいしゅう 先々週 今月 こんげつ 先月 せんげつ 来月 らいげつ 再来月 さらいげつ
  今年 ことし 去年 きょねん 昨年 さくねん 来年 らいねん 再来年 さらいねん 一昨年 おととし 今度 こんど 今回 こんかい 前回 ぜんかい 先日 せんじつ
  さっき 先ほど さきほど 今頃 いまごろ 最近 さいきん 近頃 ちかごろ この頃 このごろ この間 このあいだ いつ いつも 時々 ときどき 普段 ふだん
  もうすぐ これから 本日 ほんじつ
`);

/** Time words with or without に: 日曜日出かける, 日曜日に出かける. */
export const TIMES_WITH_OR_WITHOUT_NI = wordSet(`
  朝 あさ 昼 ひる 夜 よる 晩 ばん 夕方 ゆうがた 午前 ごぜん 午後 ごご 午前中 ごぜんちゅう 翌日 よくじつ 翌朝 よくあさ 当日 とうじつ
  週末 しゅうまつ 平日 へいじつ 休日 きゅうじつ 月末 げつまつ 年末 ねんまつ 春 はる 夏 なつ 秋 あき 冬 ふゆ 夏休み なつやすみ
  冬休み ふゆやすみ 春休み はるやすみ 昼休み ひるやすみ 正月 しょうがつ 夜中 よなか 月曜日 げつようび 火曜日 かようび 水曜日 すいようび
  木曜日 もくようび 金曜日 きんようび 土曜日 どようび 日曜日 にちようび 月曜 火曜 水曜 木曜 金曜 土曜 日曜 将来 しょうらい 昔 むかし
  以前 いぜん 前 まえ 後 あと
`);

/** Adverbs of degree, which stay before the word they modify: とても大きい犬. */
export const DEGREE_ADVERBS = wordSet(`
  とても すごく 凄く 大変 たいへん 本当に ほんとうに 非常に ひじょうに かなり ずいぶん 随分 だいぶ 大分 けっこう 結構 なかなか 中々
  もう少し もうすこし もうちょっと もっと ずっと 一番 いちばん 最も もっとも より 一層 いっそう さらに 更に そんなに こんなに あんなに
  それほど まあまあ わりと 割と わりに 割に 比較的 ひかくてき やや 多少 たしょう 極めて きわめて 相当 そうとう あまりに あまりにも
`);

/** Words that make a question, even without か. 何 and words that begin with it are handled in code. */
export const QUESTION_WORDS = wordSet(`
  なに なん 誰 だれ どなた どこ どれ どの どんな どう どちら どっち いつ いくら いくつ 幾つ なぜ どうして いかが 如何
`);

/** Before a negation, one may be typed for another. */
export const HARDLY = wordSet('あまり 余り あんまり');

/** Adverbs of amount and frequency. They can be before the verb or before its object: 本をよく読む, よく本を読む. */
export const AMOUNT_ADVERBS = wordSet(`
  少し すこし ちょっと 一寸 あまり 余り あんまり 全然 ぜんぜん 全く まったく ちっとも 少しも すこしも ほとんど 殆ど よく 良く たくさん 沢山
  いっぱい 一杯 十分 じゅうぶん 全部 ぜんぶ 時々 ときどき たまに いつも たいてい 大抵
`);
