/** What the rules must know about verbs. The dictionary does not say which verbs take を. */

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Verbs of somebody's act upon a thing: が after the thing is wrong unless the verb is potential, passive, …たい or …てある. */
export const ACTS = list(`
  読む 書く 知る 話す しゃべる 言う 聞く 見る 見せる 食べる 飲む 召し上がる 買う 売る 借りる 貸す 返す 使う 作る つくる
  置く 持つ 待つ 教える 習う 学ぶ 覚える 忘れる 調べる 送る 届ける 出す 入れる 開ける 閉める つける 消す 始める
  終える 止める 直す 治す 決める 変える 換える 替える 洗う 切る 着る 脱ぐ 履く 撮る 払う 支払う 渡す 取る 押す
  捨てる 拾う 探す 捜す 見つける 運ぶ 集める 並べる 落とす 壊す 割る 汚す 折る 残す 続ける 増やす 減らす 片付ける
  片づける 手伝う 頼む 呼ぶ 招く 誘う 育てる 飼う 植える 焼く 炊く 煮る 混ぜる 温める 冷やす 選ぶ 比べる 考える 数える
  建てる 準備する 用意する 予約する 注文する 中止する 確認する 掃除する 洗濯する 勉強する 練習する 説明する 紹介する
  案内する 利用する 使用する 購入する 翻訳する 交換する 修理する 連絡する 報告する 相談する 研究する 開催する 見学する
  運転する コピーする キャンセルする 行う あげる もらう いただく 売り出す 見直す 書き終える 申し込む 持っていく
`);

/** Verbs that never have an object. 開く, 切れる, 出る, 変わる, つく can have one, or look like a potential that can. */
export const INTRANSITIVE = list(`
  会う あう 出会う 乗る 着く 到着する 住む 泊まる 座る すわる 勤める 間に合う 慣れる 通う 似る 困る 参加する 出席する
  結婚する 離婚する 別れる 消える 閉まる 始まる 止まる 落ちる 壊れる 決まる 直る 治る 集まる 見つかる 汚れる 倒れる
  届く 続く 増える 減る 足りる 起きる 疲れる 聞こえる 見える 遅刻する 成功する 失敗する 合格する 生まれる 死ぬ 亡くなる
  冷える 温まる 沸く 溶ける 乾く 似合う 反対する 賛成する 気づく 気がつく かかる
`);

/** Their result is never prepared by somebody: 〜てある needs the other verb of the pair. */
export const HAPPENS = list(`
  消える 閉まる 始まる 止まる 落ちる 壊れる 決まる 直る 集まる 汚れる 倒れる 届く 割れる 折れる 並ぶ 起きる 増える 減る
  入る 出る 乾く 冷える 終わる
`);

/** Somebody or something stays where it is: に, never へ. */
export const STAYS = list(`
  座る すわる 腰掛ける 腰かける 掛ける かける 置く 住む 乗る のる 泊まる いる ある 勤める 暮らす 寝る 働く 会う 慣れる
  触る 似る 並ぶ 残る 生まれる 立つ
`);

/** Where somebody is, not what he does there: に, never で. */
export const EXISTS = list('住む いる 勤める 存在する');

/** What somebody does in a place: で, never に. */
export const ACTIVITIES = list(`
  食べる 飲む 買う 読む 働く 待つ 泳ぐ 会う 遊ぶ 勉強する 散歩する 練習する 買い物する 食事する 仕事する アルバイトする
`);

/** They lead to a place: に or へ, never で. */
export const GOES = list('行く 来る 帰る 着く 到着する 向かう 引っ越す 通う 出かける');

/** They last: まで, never までに. */
export const LASTS = list('待つ 続く 続ける 待機する');

/** Done with somebody: と, never に. */
export const MUTUAL = list('別れる 結婚する 離婚する けんかする 喧嘩する');

/** Somebody is turned to: に, never で. */
export const ASKS = list('聞く 尋ねる たずねる 質問する 頼む 会う 電話する 連絡する');

/** A helper's act that takes no に for the person who is helped. */
export const HELPS = list('手伝う 助ける 起こす 待つ 来る 直す 案内する 迎える 誘う 褒める');

/** They take the と of a quotation or of a result, which is no condition. */
export const TAKE_TO = list(`
  思う 考える 言う いう 聞く 話す 伝える 書く 答える 頼む 約束する 決める 感じる 祈る 願う 信じる 知る 分かる わかる 呼ぶ
  申す 教える する なる 違う 比べる 申し上げる おっしゃる 叫ぶ 比較する 思える 知らせる 報告する
  連絡する 説明する 注意する 紹介する 発表する 返事する 誤解する 期待する 予想する 記入する
`);
