import { wordList } from './word-table.ts';

/** Each character of old books and family names, with the one that is taught today. */
const OLD_AND_NEW = `
  亞亜 惡悪 壓圧 醫医 壹壱 隱隠 榮栄 營営 衞衛 驛駅 圓円 鹽塩 應応 歐欧 毆殴 櫻桜 假仮 價価 畫画 會会 壞壊 懷懐 繪絵 擴拡
  覺覚 學学 嶽岳 樂楽 罐缶 卷巻 陷陥 歡歓 觀観 關関 巖巌 顏顔 氣気 歸帰 龜亀 僞偽 戲戯 犧犠 舊旧 據拠 擧挙 峽峡 挾挟
  狹狭 鄕郷 曉暁 區区 驅駆 勳勲 薰薫 徑径 惠恵 溪渓 經経 繼継 莖茎 螢蛍 輕軽 鷄鶏 藝芸 擊撃 缺欠 儉倹 劍剣 圈圏 檢検 權権
  獻献 縣県 險険 顯顕 驗験 嚴厳 廣広 恆恒 效効 黃黄 鑛鉱 號号 國国 黑黒 濟済 齋斎 齊斉 碎砕 劑剤 雜雑 參参
  慘惨 棧桟 蠶蚕 贊賛 殘残 絲糸 齒歯 兒児 辭辞 濕湿 實実 寫写 釋釈 壽寿 收収 從従 澁渋 獸獣 縱縦 肅粛 處処 緖緒 敍叙 將将
  燒焼 稱称 證証 乘乗 剩剰 壤壌 孃嬢 條条 淨浄 疊畳 穰穣 讓譲 釀醸 囑嘱 觸触 寢寝 愼慎 眞真 盡尽 圖図 粹粋 醉酔 隨随 髓髄
  數数 樞枢 瀨瀬 聲声 靜静 竊窃 攝摂 專専 戰戦 淺浅 潛潜 錢銭 踐践 纖繊 禪禅 雙双 壯壮 爭争 莊荘 搜捜 插挿 巢巣 曾曽
  裝装 總総 騷騒 增増 藏蔵 臟臓 屬属 續続 墮堕 對対 帶帯 滯滞 臺台 瀧滝 擇択 澤沢 擔担 單単 膽胆 團団 彈弾 斷断 癡痴 遲遅
  晝昼 蟲虫 鑄鋳 廳庁 聽聴 鎭鎮 轉転 點点 傳伝 黨党 當当 燈灯 稻稲 鬪闘 德徳 獨独 讀読 屆届 貳弐 惱悩 腦脳 霸覇 廢廃 拜拝
  賣売 麥麦 發発 髮髪 拔抜 蠻蛮 祕秘 濱浜 甁瓶 拂払 佛仏 倂併 竝並 變変 邊辺 邉辺 步歩 寶宝 豐豊 沒没 飜翻 每毎 萬万 滿満
  默黙 彌弥 譯訳 藥薬 與与 餘余 譽誉 搖揺 樣様 謠謡 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑 壘塁 淚涙 勵励 禮礼 隸隷 靈霊
  齡齢 曆暦 歷歴 戀恋 爐炉 勞労 樓楼 郞郎 祿禄 灣湾 嶋島 嶌島 髙高 﨑崎 剝剥 頰頬 塡填 噓嘘 摑掴 嚙噛 蟬蝉 醬醤 麵麺 鷗鴎 𠮟叱
`;

export const NEW_CHARACTERS: ReadonlyMap<string, string> = new Map(
  wordList(OLD_AND_NEW).map((pair) => {
    const [old = '', today = ''] = pair;
    return [old, today] as const;
  }),
);

/** 學校 → 学校 */
export const withNewCharacters = (text: string): string =>
  text.replaceAll(/\p{sc=Han}/gu, (character) => NEW_CHARACTERS.get(character) ?? character);
