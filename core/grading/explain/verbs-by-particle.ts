import { wordSet } from '../words/word-table.ts';

/** Verbs by the particle that they take, in their dictionary form. */

/** Where somebody or something is: に, never で. */
export const BEING = wordSet(`
  ある 有る 在る いる 居る おる いらっしゃる 住む すむ 泊まる とまる 勤める つとめる 残る のこる 属する 暮らす ござる
`);

/** Where a movement ends: に. */
export const ARRIVING = wordSet(`
  行く いく 来る くる 帰る かえる 入る はいる 乗る のる 着く つく 座る すわる 置く おく 登る 上る のぼる 上がる 入れる いれる 並ぶ ならぶ
  並べる 戻る もどる 出かける 引っ越す 移る 捨てる すてる しまう 貼る はる かける 掛ける 乗り換える のりかえる 通う かよう 立つ 寄る
  届く 落ちる 集まる 向かう 曲がる 進む 進学する 入学する 入院する 到着する 出席する 参加する 留学する 就職する 登録する
`);

/** The person or thing that an act is directed at: に. */
export const DIRECTED = wordSet(`
  会う あう あげる 上げる さしあげる やる くれる もらう いただく 電話する 聞く きく 尋ねる 話す はなす 教える おしえる 貸す かす 借りる
  かりる 習う ならう 見せる みせる 送る おくる 渡す わたす 頼む たのむ 言う いう 伝える 相談する 答える こたえる 返す かえす 勝つ 負ける
  似る 慣れる なれる 気づく 紹介する 連絡する 質問する お願いする あやまる 謝る 挨拶する 断る 触る さわる 反対する 賛成する 注意する
  払う はらう 出す だす 書く かく 説明する 報告する 誘う 感謝する 失敗する 合格する 間に合う 困る 驚く 興味
`);

/** The one acts, the other may act too: both と and に are possible, with a difference. */
export const MEETING = wordSet('会う あう 話す はなす 相談する 約束する ぶつかる');

/** Where one passes or what one leaves: を. */
export const PASSING = wordSet(`
  歩く あるく 渡る わたる 散歩する 通る とおる 走る はしる 曲がる まがる 出る でる 降りる おりる 下りる 飛ぶ 登る 過ぎる 離れる 卒業する
  旅行する 横断する 出発する 通り過ぎる
`);

/** What is understood, needed or done well: が. */
export const ABOUT_SKILL = wordSet(`
  分かる わかる できる 出来る 上手 じょうず 下手 へた 得意 苦手 要る いる 必要 見える 聞こえる 足りる
`);

export const LIKING = wordSet('好き すき 嫌い きらい 大好き 大嫌い 好み');
export const WANTING = wordSet('欲しい ほしい');

/** Potentials that the tokenizer lists as verbs of their own: what one can do takes が. */
export const CAN_DO = wordSet(`
  話せる 読める 書ける 飲める 泳げる 買える 行ける 使える 作れる 会える 弾ける 歌える 乗れる 走れる 待てる 持てる 帰れる 言える 聞ける
  遊べる 働ける 休める 入れる 取れる 撮れる 送れる 売れる 直せる 歩ける 登れる 選べる 運べる 払える 習える 思い出せる 見つけられる 食べられる
`);

/** What one goes by or does something with: で. */
export const MEANS = wordSet(`
  電車 バス 車 自動車 自転車 バイク 飛行機 船 タクシー 地下鉄 新幹線 徒歩 ペン ボールペン 鉛筆 箸 はし お箸 ナイフ フォーク スプーン パソコン
  コンピューター スマホ 携帯 携帯電話 カード 現金 紙 木 電話 メール 手紙 インターネット ネット 手 石けん はさみ 辞書 英語 日本語 ベトナム語
  中国語 漢字 ひらがな カタカナ テレビ ラジオ 牛乳 米 水 エレベーター 階段
`);

export const CAUSES = wordSet(
  '病気 風邪 かぜ 事故 地震 台風 雨 大雨 雪 仕事 用事 火事 熱 怪我 けが 風 出張 残業',
);

/** One word for each side, the intransitive first. Pairs with a contrast of their own are in word-pairs.ts. */
export const TRANSITIVE_PAIRS = `
  閉まる:閉める しまる:しめる 始まる:始める はじまる:はじめる 止まる:止める とまる:とめる 消える:消す きえる:けす 落ちる:落とす おちる:おとす
  壊れる:壊す こわれる:こわす 並ぶ:並べる ならぶ:ならべる 集まる:集める あつまる:あつめる 決まる:決める きまる:きめる 変わる:変える かわる:かえる
  続く:続ける つづく:つづける 見つかる:見つける みつかる:みつける 割れる:割る われる:わる 切れる:切る 汚れる:汚す よごれる:よごす 直る:直す 治る:治す
  なおる:なおす 乗る:乗せる 届く:届ける とどく:とどける 増える:増やす ふえる:ふやす 減る:減らす へる:へらす 上がる:上げる 下がる:下げる 曲がる:曲げる
  折れる:折る おれる:おる 動く:動かす うごく:うごかす 残る:残す のこる:のこす 倒れる:倒す たおれる:たおす 流れる:流す ながれる:ながす かかる:かける
  掛かる:掛ける 回る:回す まわる:まわす 渡る:渡す 降りる:降ろす 戻る:戻す もどる:もどす 無くなる:無くす なくなる:なくす 沸く:沸かす 焼ける:焼く
  売れる:売る 破れる:破る やぶれる:やぶる 伝わる:伝える つたわる:つたえる 助かる:助ける たすかる:たすける 混ざる:混ぜる 片付く:片付ける かたづく:かたづける
  育つ:育てる 建つ:建てる 立つ:立てる 移る:移す うつる:うつす 離れる:離す 起こる:起こす 冷える:冷やす 乾く:乾かす かわく:かわかす
`
  .trim()
  .split(/\s+/u)
  .map((pair) => pair.split(':'));

/** Verbs that nobody does to something: what changes takes が. */
export const INTRANSITIVE: ReadonlySet<string> = new Set([
  ...TRANSITIVE_PAIRS.map(([intransitive = '']) => intransitive),
  '開く', 'あく', 'つく', '付く', '出る', '起きる', '咲く', '降る', 'ふる', '鳴る', '晴れる', '生まれる', '終わる', 'おわる',
]); // oxfmt-ignore
