import {
  FIRST_PERSON,
  QUESTION_WORDS,
  SECOND_PERSON,
  TIMES_WITH_OR_WITHOUT_NI,
  TIMES_WITHOUT_NI,
} from '../../words/grammar-words.ts';
import { wordSet } from '../../words/word-table.ts';
import type { ReadUnit } from '../rule.ts';

/** What a noun stands for, as far as particles depend on it. Nouns that are not listed are of no kind: rules refuse. */

const PEOPLE = wordSet(`
  彼 彼女 彼ら 彼氏 人 子 男 女 大人 若者 友人 親友 恋人 夫婦 仲間 上司 同僚 先輩 後輩 部下 教授 家族 両親 親戚 兄弟 姉妹 主人 ご主人
  孫 隣人 誰か 誰 だれ どなた 自分 君 みんな 皆 全員 お年寄り 選手 歌手 作家 画家 大家 犯人 泥棒 運転手 社員 客 パパ ママ
  監督 大統領 首相 俳優 女優 声優 主婦 妊婦 奥さん 家内 旦那 夫人 少年 少女 青年 赤ん坊 大工 刑事 審判 秘書 担当 担任 係 司会 相手 敵 味方 王
  助手 双子 親子 農家 警察官 外交官 裁判官 市民 住民 農民 神 鬼 幽霊 児童 園児 幼児 人々 カップル タレント
  メンバー スタッフ ガイド リーダー クラスメート ルームメート ドライバー コーチ ファン アイドル マネージャー
  ラン リン ミン ナム フン ホア フォン トゥアン ズン フエ マイ タオ クアン ハイ ロン トゥイ
`);
const PERSON_ENDING =
  /(?:さん|ちゃん|さま|様|くん|たち|達|友だち|ともだち|先生|[学年験修習入業院]生|生徒|(?<!満|定|動)員|者|師|(?<!富|同)士|[門治術曲楽築論画真説業険]家|警官|父|母|兄|姉|弟|妹|親|[男女]の子|子供|子ども|こども|息子|娘|夫|妻|客|[社部課店校院会係所]長)$/u;

const ANIMALS = wordSet(`
  犬 子犬 猫 子猫 鳥 小鳥 動物 馬 牛 豚 虫 猿 象 熊 羊 蛇 魚 鯨 いぬ ねこ うさぎ ウサギ ライオン トラ パンダ クマ サル ゾウ ペンギン
  イルカ キリン ネズミ カエル ペット 蚊 蜂 蝶 ロボット
`);

/** They do what people do: 機械が運びます. */
const MACHINES = wordSet('機械 コンピューター 人工知能 AI ＡＩ');

/** People who act together: what they do may be told like what a person does. */
const GROUPS = wordSet(`
  会社 学校 大学 政府 警察 国 市 町 村 県 チーム クラス グループ 部 銀行 病院 店 お店 工場 役所 市役所 裁判所 国会 政党 メーカー 弊社
  御社 当社 世界 社会 両国 国民
`);
const GROUP_ENDING = /.(?:会|社|府|省|庁|署|局|党|軍|団|チーム|組合|委員会|協会|学校|大学)$/u;

const VEHICLES = wordSet(`
  車 自動車 電車 バス タクシー 飛行機 船 自転車 バイク トラック 新幹線 地下鉄 列車 エレベーター エスカレーター 救急車 パトカー
`);

const PLACES = wordSet(`
  ここ そこ あそこ こちら そちら あちら 日本 ベトナム 国 町 街 村 市 都会 田舎 外国 海外 世界 家 うち 部屋 台所 玄関 庭 お風呂 風呂 トイレ
  お手洗い 居間 教室 学校 大学 高校 中学校 小学校 図書館 会社 事務所 工場 会議室 食堂 寮 駅 空港 港 バス停 駐車場 病院 薬局 銀行 郵便局
  市役所 警察署 交番 店 お店 喫茶店 カフェ レストラン 居酒屋 コンビニ スーパー デパート 本屋 花屋 パン屋 市場 ホテル 旅館 映画館 美術館
  博物館 動物園 遊園地 公園 プール 海 川 山 森 島 道 橋 寺 お寺 神社 教会 クラス 中 外 上 下 前 後ろ 隣 近く そば 横 間 向こう 右 左
  電車 バス ホール 会場 受付 窓口 売り場 屋台 廊下 階段 屋上 地下 入口 入り口 出口 アパート マンション 建物 ビル 施設 現場 近所 地域 都市
`);
const PLACE_ENDING = /.(?:駅|園|館|校|室|店|屋|国|市|町|村|県|区|院|局|所|場|階|学部|センター)$/u;

const CONTAINERS = wordSet(`
  箱 袋 かばん 鞄 バッグ 財布 冷蔵庫 引き出し ポケット 部屋 家 うち 車 教室 会議室 台所 スーツケース リュック 封筒 瓶 びん 鍋
  コップ カップ 池 図書館 建物 ビル 店 公園 庭 電車 バス 押し入れ ロッカー 金庫 冷凍庫 箪笥 たんす ごみ箱 ゴミ箱
`);

/** 何 and words that begin with it are questions too: 何人, 何時. */
export const isQuestion = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && (QUESTION_WORDS.has(unit.text) || unit.text.startsWith('何'));

/** 方 of あの方; 使い方 and ほう are nobody. */
const isThatPerson = ({ text, tokens }: ReadUnit): boolean =>
  text === '方' && tokens.some(({ pos }) => pos.startsWith('名詞/非自立'));

const ME = wordSet('私たち 私達 僕たち 僕達');
export const isMe = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && (FIRST_PERSON.has(unit.text) || ME.has(unit.text));

/** Anybody: the speaker and the listener too. */
export const isPerson = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' &&
  (PEOPLE.has(unit.text) ||
    isMe(unit) ||
    SECOND_PERSON.has(unit.text) ||
    PERSON_ENDING.test(unit.text) ||
    /^.+(?<!一|二|三|四|五|六|七|八|九|十|百|何)人$/u.test(unit.text) ||
    isThatPerson(unit) ||
    unit.tokens.some(({ pos }) => pos.includes('人名')));

export const isAlive = (unit: ReadUnit | undefined): boolean =>
  isPerson(unit) || (unit !== undefined && ANIMALS.has(unit.text));

/** What people handle, though it moves or works by itself. */
export const isVehicleOrMachine = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && (VEHICLES.has(unit.text) || MACHINES.has(unit.text));

/** Who or what may do something by itself. Beside such a noun は and が may name the one who acts. */
export const isActor = (unit: ReadUnit | undefined): boolean =>
  isAlive(unit) ||
  isVehicleOrMachine(unit) ||
  (unit !== undefined && (GROUPS.has(unit.text) || GROUP_ENDING.test(unit.text)));

export const isVehicle = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && VEHICLES.has(unit.text);

/** Words in kana that are things; other ones may be the names of people. */
const THINGS_IN_KANA = wordSet(`
  これ それ あれ こと もの の やつ
  ごはん おかず おにぎり おかし おやつ うどん そば すし てんぷら みそ しょうゆ りんご みかん ぶどう いちご すいか たまご さかな にく やさい
  かばん くつ くつした かさ めがね ぼうし きっぷ はさみ のり ごみ ゴミ たばこ タバコ おかね いす つくえ ふとん まど かぎ てがみ はがき しゃしん えんぴつ
  ひらがな カタカナ かたかな まんが おもちゃ ゲーム アニメ
  コーヒー ビール ワイン ジュース ミルク スープ ケーキ パン カレー ラーメン サラダ サンドイッチ ハンバーグ ピザ パスタ チョコレート アイスクリーム
  アイス チーズ バター バナナ トマト フォー デザート メニュー シャツ セーター コート スーツ ネクタイ ズボン スカート ワンピース ドレス マスク
  ドア カーテン テーブル ベッド ソファ ソファー エアコン クーラー テレビ ラジオ カメラ パソコン スマホ ケータイ アプリ ソフト データ ファイル
  ニュース ドラマ レポート テスト メール メッセージ ノート ペン ボールペン カード チケット パスポート スーツケース プレゼント おみやげ
  ピアノ ギター バイオリン テニス サッカー スポーツ ゴルフ スキー アルバイト バイト カラオケ ダンス ボタン サイズ コード プラン ペットボトル
  サービス クーポン ポイント レシート シャワー アイロン
`);

/** Something that does not act by itself, so は or が after it may mark what is acted on. */
export const isThing = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' &&
  !isActor(unit) &&
  !unit.tokens.some(({ pos }) => pos.includes('固有名詞')) &&
  (THINGS_IN_KANA.has(unit.text) || /[^ぁ-ゖァ-ヺー]/u.test(unit.text));

/** Somebody whose acts are told with respect. お母さん is not, because speakers mean their own mother. */
const HONOURED = /(?:先生|教授|[社部課店校院会]長|お客様|お客さん|先輩|^さん|^様|^さま)$/u;
export const isHonoured = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && (HONOURED.test(unit.text) || isThatPerson(unit));

export const isPlace = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined &&
  (PLACES.has(unit.text) ||
    PLACE_ENDING.test(unit.text) ||
    unit.tokens.some(({ pos }) => pos.startsWith('名詞/固有名詞/地域')));

export const isCountry = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && unit.tokens.some(({ pos }) => pos.startsWith('名詞/固有名詞/地域'));

/** Something with an inside: 箱に and 箱の中に are the same. */
export const isContainer = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined && CONTAINERS.has(unit.text);

export const hasQuestion = (units: readonly ReadUnit[]): boolean => units.some(isQuestion);

const TIME_ENDING =
  /(?:曜日?|の日|時|[今先来翌毎]週|[今先来]月|[今去来毎]年|季節|梅雨|午[前後]|週末|[0-9〇一二三四五六七八九十何][日月年分]|ごろ|頃)$/u;

/** A day, an hour, a season: when something happens. */
export const isTime = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined &&
  (unit.role === 'time' ||
    TIMES_WITHOUT_NI.has(unit.text) ||
    TIMES_WITH_OR_WITHOUT_NI.has(unit.text) ||
    TIME_ENDING.test(unit.text));
