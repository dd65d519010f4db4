import { wordSet } from '../../words/word-table.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import type { ReadUnit } from '../rule.ts';

/**
 * What is done to what. 日本語の勉強 is about Japanese; 学校の勉強, 病院の検査 and 明日の準備 tell where, by whom or for when, so
 * that only the listed nouns may become an object.
 */
const TABLE = `
勉強 復習 予習: 漢字 文法 単語 言葉 数学 歴史 経済 法律 政治 文化 音楽 文学 医学 科学 化学 物理 会話 発音 聴解 読解 ひらがな カタカナ コンピューター プログラミング
練習: ピアノ ギター バイオリン テニス サッカー 野球 水泳 ダンス 踊り 歌 発音 会話 漢字 スピーチ 書道 柔道 空手 運転 挨拶 敬語
掃除: 部屋 台所 トイレ お手洗い お風呂 風呂 教室 家 庭 車 窓 床 玄関 廊下 公園 川 事務所 机 階段
洗濯: 服 洋服 シャツ シーツ 着物 制服 タオル 靴下 セーター
準備 用意: 食事 夕食 朝食 昼食 夕飯 晩ご飯 朝ご飯 昼ご飯 お弁当 弁当 資料 書類 荷物 道具 飲み物 食べ物 お金 プレゼント
予約: ホテル 旅館 レストラン 店 席 部屋 切符 チケット 会議室
説明: 理由 意味 使い方 作り方 やり方 書き方 文法 規則 ルール 商品 製品 新製品 内容 計画 機械 状況 事情 仕組み 日程 操作
検査: 胃 目 耳 血液 体 心臓 荷物 製品 商品 機械 部品 品質
修理: 車 自転車 バイク パソコン 時計 機械 エアコン 屋根 テレビ 携帯電話 スマホ カメラ 冷蔵庫 洗濯機 靴
注文: 料理 ピザ 飲み物 食べ物 本 商品 部品 コーヒー ビール お弁当
紹介: 国 町 会社 店 本 映画 商品 製品 新製品 文化 仕事
研究: 歴史 文学 文化 経済 言語 薬 がん 病気 ロボット エネルギー 宇宙 環境問題 医学
確認: 予定 日程 時間 住所 名前 予約 内容 数 人数 番号 電話番号 メール 場所 結果 書類 答え データ 温度
報告: 結果 状況 問題 事故 内容
変更: 住所 予定 予約 時間 日程 計画 名前 場所 設定 パスワード 暗証番号 仕様 納期 コード
登録: 住所 名前 電話番号
申請: ビザ パスポート 奨学金 許可
見学: 工場 会社 学校 大学 施設
運転: 車 バス トラック タクシー バイク 電車
片付け 整理: 部屋 机 荷物 資料 引き出し 本棚 書類 データ
翻訳: 本 小説 文章 手紙 資料 書類 記事 論文
調査 分析: 原因 市場 環境 データ 結果
比較: 値段 データ 結果
管理: 時間 お金 データ 体調 品質 在庫
製造 生産 販売 輸入 輸出 開発 設計: 車 自動車 製品 商品 新製品 部品 機械 食品 野菜 米 ソフト アプリ システム 建物 橋 薬
記録: データ 結果 体温 温度 変化
録音 録画 撮影: 会話 声 映画 番組 動画 ビデオ
印刷 コピー: 資料 書類 写真 ノート
配達: 新聞 荷物 ピザ 手紙
交換: 部品 電池 商品 名刺 連絡先 タイヤ
返品: 商品 服 シャツ 靴
操作 点検: 機械 パソコン 車 エレベーター
観察: 星 鳥 花 虫 動物
編集: 動画 雑誌
募集: 社員 メンバー アルバイト
提出: レポート 宿題 書類
作成: 資料 書類 レポート 表
更新: ビザ データ 免許 契約
キャンセル: 予約 注文 ホテル
`;

const OBJECTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [acts = '', things = ''] = line.split(': ');
      const objects = wordSet(things);
      return acts.split(' ').map((act): [string, ReadonlySet<string>] => [act, objects]);
    }),
);

/** Done to people; with other nouns 友達の is whose act it is: 友達の説明. */
const TO_PEOPLE = wordSet('紹介 応援 看病 介護 診察 案内');

const LANGUAGE = /.語$/u;
const OF_LANGUAGES = wordSet('勉強 復習 予習 練習 研究');

/** Whether the noun before の is surely what the act is done to. */
export const isObjectOf = (unit: ReadUnit | undefined, act: string): boolean => {
  if (unit?.kind !== 'word' || unit.role !== 'noun') return false;
  if (TO_PEOPLE.has(act) && isPerson(unit)) return true;
  if (OF_LANGUAGES.has(act) && LANGUAGE.test(unit.text)) return true;
  return OBJECTS.get(act)?.has(unit.text) ?? false;
};

/** Whether 〜を…する can be said with の and をする; what takes を is an object in any case. */
export const takesObject = (act: string): boolean => OBJECTS.has(act) || TO_PEOPLE.has(act);
