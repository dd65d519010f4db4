import { FIRST_PERSON, QUESTION_WORDS, SECOND_PERSON } from '../words/grammar-words.ts';
import { wordSet } from '../words/word-table.ts';
import type { ReadUnit } from './rule.ts';

/** What a noun stands for, as far as particles depend on it. Nouns that are not listed are of no kind: rules refuse. */

const PEOPLE = wordSet(`
  彼 彼女 人 方 子 子供 子ども こども 赤ちゃん 男 女 男の子 女の子 大人 友達 友だち ともだち 友人 親友 恋人 先生 学生 生徒 留学生 大学生
  医者 医師 看護師 店員 店長 社員 会社員 社長 部長 課長 同僚 上司 先輩 後輩 お客さん お客様 客 家族 両親 父 母 お父さん お母さん 兄 姉 弟 妹
  お兄さん お姉さん 弟さん 妹さん 兄弟 姉妹 祖父 祖母 おじいさん おばあさん おじ おば 叔父 叔母 夫 妻 主人 奥さん ご主人 息子 娘 息子さん
  娘さん 孫 警察官 教授 隣人 みんな 皆 皆さん みなさん 誰か 自分 さん ちゃん 君 くん 様 さま たち 達 ら 運転手 外国人 若者 お年寄り 高齢者
  担当者 社員さん 選手 歌手 作家 画家 大家さん 大家 犯人 泥棒
`);
const ANIMALS = wordSet('犬 猫 鳥 動物 馬 牛 虫 猿 象 ペット');

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

const isName = ({ tokens }: ReadUnit): boolean => tokens.some(({ pos }) => pos.includes('人名'));

export const isPerson = (unit: ReadUnit | undefined): boolean =>
  unit !== undefined &&
  (PEOPLE.has(unit.text) ||
    FIRST_PERSON.has(unit.text) ||
    SECOND_PERSON.has(unit.text) ||
    isName(unit) ||
    /(?:さん|ちゃん|さま|様|くん|たち|達|員|者|師|家族)$/u.test(unit.text) ||
    /.人$/u.test(unit.text));

export const isAlive = (unit: ReadUnit | undefined): boolean =>
  isPerson(unit) || (unit !== undefined && ANIMALS.has(unit.text));

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
