import { wordList } from './word-table.ts';

export type HonorificPrefix = 'お' | 'ご';

/** Food, the house, the seasons: お makes the word softer, whoever it belongs to. */
const SOFTENED = `
  水:みず 金:かね 茶:ちゃ 酒:さけ 米:こめ 肉:にく 魚:さかな 野菜:やさい 塩:しお 砂糖:さとう 醤油:しょうゆ 豆腐:とうふ 豆:まめ 餅:もち 芋:いも 湯:ゆ 汁:しる 味噌:みそ
  味噌汁:みそしる 刺身:さしみ 寿司:すし 蕎麦:そば 団子:だんご 煎餅:せんべい 粥:かゆ 漬物:つけもの 菓子:かし 弁当:べんとう 料理:りょうり 飲み物:のみもの 食事:しょくじ 味:あじ 皿:さら
  箸:はし 鍋:なべ 椀:わん 茶碗:ちゃわん 風呂:ふろ 布団:ふとん 座敷:ざしき 台所:だいどころ 店:みせ 寺:てら 城:しろ 墓:はか 花:はな 花見:はなみ 月見:つきみ 祭り:まつり 正月:しょうがつ
  祝い:いわい 葬式:そうしき 土産:みやげ 値段:ねだん 勘定:かんじょう 会計:かいけい 勉強:べんきょう 稽古:けいこ 買い物:かいもの 散歩:さんぽ 掃除:そうじ 洗濯:せんたく
  人形:にんぎょう 薬:くすり 天気:てんき 湯飲み:ゆのみ
`;

/** What belongs to a person: お honours that person. */
const HONOURED = `
  電話:でんわ 部屋:へや 庭:にわ 家:うち 国:くに 隣:となり 席:せき 小遣い:こづかい 財布:さいふ 支払い:しはらい 荷物:にもつ 手紙:てがみ 葉書:はがき 返事:へんじ 名前:なまえ 年:とし
  誕生日:たんじょうび 仕事:しごと 休み:やすみ 時間:じかん 約束:やくそく 話:はなし 言葉:ことば 考え:かんがえ 答え:こたえ 気持ち:きもち 手伝い:てつだい 迎え:むかえ 礼:れい 詫び:わび
  見舞い:みまい 祈り:いのり 化粧:けしょう 洋服:ようふく 着物:きもの 帽子:ぼうし 靴:くつ 傘:かさ 友達:ともだち 医者:いしゃ 客:きゃく 顔:かお 手:て 体:からだ 口:くち 肌:はだ
  元気:げんき 上手:じょうず 好き:すき 静か:しずか 綺麗:きれい 暇:ひま 大事:だいじ 申し込み:もうしこみ 日にち:ひにち 知らせ:しらせ 好み:このみ 昼休み:ひるやすみ
`;

const WITH_GO = `
  家族:かぞく 両親:りょうしん 兄弟:きょうだい 夫婦:ふうふ 親戚:しんせき 先祖:せんぞ 家庭:かてい 本人:ほんにん 自身:じしん
  自分:じぶん 自宅:じたく 近所:きんじょ 住所:じゅうしょ 出身:しゅっしん 年齢:ねんれい 職業:しょくぎょう 専門:せんもん 趣味:しゅみ
  連絡:れんらく 挨拶:あいさつ 紹介:しょうかい 招待:しょうたい 案内:あんない 説明:せつめい 質問:しつもん 相談:そうだん
  意見:いけん 希望:きぼう 予定:よてい 予約:よやく 都合:つごう 用:よう 用事:ようじ 用意:ようい 準備:じゅんび 注文:ちゅうもん
  利用:りよう 使用:しよう 購入:こうにゅう 契約:けいやく 変更:へんこう 確認:かくにん 記入:きにゅう 報告:ほうこく 検討:けんとう
  理解:りかい 協力:きょうりょく 参加:さんか 出席:しゅっせき 欠席:けっせき 出発:しゅっぱつ 到着:とうちゃく 旅行:りょこう
  結婚:けっこん 卒業:そつぎょう 入学:にゅうがく 入院:にゅういん 退院:たいいん 病気:びょうき 健康:けんこう 気分:きぶん
  機嫌:きげん 心配:しんぱい 迷惑:めいわく 研究:けんきゅう 成功:せいこう 褒美:ほうび 縁:えん 恩:おん
`;

const keysOf = (pairs: string, prefix: HonorificPrefix): (readonly [string, HonorificPrefix])[] =>
  wordList(pairs).flatMap((pair) => pair.split(':').map((word) => [word, prefix] as const));

/**
 * Nouns that keep their meaning with お or ご, in kanji and in kana: お水 and 水. ご飯 and お腹 are not here, because 飯 and 腹
 * mean something else; nor are words for a person: お母さん, お客さん.
 */
export const HONORIFIC_PREFIXES: ReadonlyMap<string, HonorificPrefix> = new Map([
  ...keysOf(SOFTENED, 'お'),
  ...keysOf(HONOURED, 'お'),
  ...keysOf(WITH_GO, 'ご'),
]);

/** Nouns that take お whoever they belong to. Any other honours its owner, so it never speaks of the speaker's own. */
export const SOFTENED_NOUNS: ReadonlySet<string> = new Set(keysOf(SOFTENED, 'お').map(([word]) => word));
