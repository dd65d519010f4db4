import { wordSet, wordTable } from '../../words/word-table.ts';
import type { ReadUnit } from '../rule.ts';
import { isActor, isThing, isVehicleOrMachine } from './noun-kinds.ts';

/** Verbs that somebody does to a thing, never the thing itself. を of a way or of what one leaves is not among them. */
const DONE_TO_THINGS = wordSet(`
  食べる 飲む 買う 読む 書く 見る 聞く 使う する 作る 持つ 開ける 閉める 入れる 出す 捨てる 置く 着る 履く 忘れる 知る 借りる 貸す 払う 送る
  吸う 撮る 習う 覚える 話す 言う 教える 変える 取る 切る 洗う 消す つける 止める 直す 売る 歌う 弾く 勉強する 掃除する 洗濯する 注文する
  予約する 準備する 用意する 運転する 検査する 修理する 片付ける やる 返す 届ける 調べる 書き込む 記入する 予習する 復習する 説明する もらう
  学ぶ 描く 選ぶ 探す 運ぶ 押す 焼く 料理する 確認する 変更する 利用する 使用する コピーする ダウンロードする キャンセルする 練習する 翻訳する
  始める 決める 節約する 操作する 理解する 交換する 返品する 申し込む 受ける
`);

/** With たい their object takes が as well: 水が飲みたい. 会社を辞めたい keeps を. */
const WANTED = wordSet(
  '食べる 飲む 見る 読む 買う する 知る 聞く 習う やる 使う 作る 書く 歌う 弾く 着る 覚える 学ぶ もらう 撮る 借りる',
);

/** What one does with vehicles and machines; they do other things themselves. */
const HANDLED = wordSet(
  '使う 買う 借りる 売る 洗う 直す 修理する 運転する 予約する 利用する 使用する 止める',
);
/** 音がする, 電池が持つ: these verbs are also said of what happens by itself. */
const HAPPENS = wordTable(`
  する=音,匂い,におい,香り,味,声,感じ,気,寒気,頭痛,物音,雷 持つ=電池,バッテリー,天気,体,体力
`);
/** 新聞は言いました: a text can tell something. */
const TELLS = wordSet('言う 教える 説明する 書く 変える');
const TOLD = wordSet('新聞 本 記事 歴史 経験 研究 調査 結果 報告 手紙 法律 ニュース テレビ ラジオ データ');
const SPOKEN = /(?:語|言葉|ことば|こと|意見|冗談|秘密)$/u;

const dictionaryOf = (verb: ReadUnit | undefined): string => verb?.lexeme?.dictionary ?? '';

export const takesThing = (verb: ReadUnit | undefined): boolean => DONE_TO_THINGS.has(dictionaryOf(verb));

export const isWanted = (verb: ReadUnit | undefined): boolean => WANTED.has(dictionaryOf(verb));

/** Whether the noun is what the verb is done to, and cannot be the one who does it. */
export function isDoneTo(noun: ReadUnit | undefined, verb: ReadUnit | undefined): boolean {
  const text = dictionaryOf(verb);
  if (!noun || !DONE_TO_THINGS.has(text)) return false;
  if (text === '話す') return SPOKEN.test(noun.text);
  if (HAPPENS.get(text)?.includes(noun.text) || (TELLS.has(text) && TOLD.has(noun.text))) return false;
  if (text === '食べる' && noun.text === '魚') return true;
  return isActor(noun) ? isVehicleOrMachine(noun) && HANDLED.has(text) : isThing(noun);
}
