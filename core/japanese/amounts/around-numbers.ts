/** What stands before a number. */
const BEFORE: Readonly<Record<string, string>> = {
  第: 'だい',
  約: 'やく',
  全: 'ぜん',
  計: 'けい',
  満: 'まん',
  あと: 'あと',
  午前: 'ごぜん',
  午後: 'ごご',
  朝: 'あさ',
  昼: 'ひる',
  夜: 'よる',
  西暦: 'せいれき',
  紀元前: 'きげんぜん',
  築: 'ちく',
  徒歩: 'とほ',
  時速: 'じそく',
  震度: 'しんど',
  生後: 'せいご',
  税込: 'ぜいこみ',
  税抜: 'ぜいぬき',
  マイナス: 'マイナス',
  プラス: 'プラス',
};

const ERAS: Readonly<Record<string, string>> = {
  明治: 'めいじ',
  大正: 'たいしょう',
  昭和: 'しょうわ',
  平成: 'へいせい',
  令和: 'れいわ',
};

interface Said {
  readonly said: string;
  readonly rest: string;
}

/** A word before a number; null if the text begins with none. */
export const saidBefore = (text: string): Said | null => longest(BEFORE, text) ?? longest(ERAS, text);

/** The first year of an era has a name of its own: 令和元年. */
export function firstYear(text: string): string {
  const era = longest(ERAS, text);
  return era?.rest.startsWith('元年') ? `${text.slice(0, -era.rest.length)}元年` : '';
}

export const FIRST_YEAR_SAID = 'がんねん';

/** What follows any counter. */
const AFTER: Readonly<Record<string, string>> = {
  以上: 'いじょう',
  以下: 'いか',
  未満: 'みまん',
  以内: 'いない',
  以降: 'いこう',
  以来: 'いらい',
  程度: 'ていど',
  前後: 'ぜんご',
  頃: 'ごろ',
  ごろ: 'ごろ',
  過ぎ: 'すぎ',
  すぎ: 'すぎ',
  ぐらい: 'ぐらい',
  くらい: 'くらい',
  ちょうど: 'ちょうど',
  ずつ: 'ずつ',
  おき: 'おき',
  ごと: 'ごと',
  ぶり: 'ぶり',
  台: 'だい',
  分: 'ぶん',
  弱: 'じゃく',
  強: 'きょう',
  超: 'ちょう',
  越え: 'ごえ',
  増: 'ぞう',
  減: 'げん',
  引き: 'びき',
  引: 'びき',
  オフ: 'オフ',
  OFF: 'オフ',
  待ち: 'まち',
  目: 'め',
  後: 'ご',
  前: 'まえ',
};

/** What follows one counter, where it is read in its own way or follows no other. */
const AFTER_ONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  人: {
    家族: 'かぞく',
    兄弟: 'きょうだい',
    きょうだい: 'きょうだい',
    姉妹: 'しまい',
    暮らし: 'ぐらし',
    組: 'ぐみ',
    部屋: 'べや',
    乗り: 'のり',
    用: 'よう',
    席: 'せき',
    掛け: 'がけ',
    連れ: 'づれ',
    がかり: 'がかり',
  },
  円: { 玉: 'だま', 札: 'さつ', 硬貨: 'こうか', 切手: 'きって', 均一: 'きんいつ', ショップ: 'ショップ' },
  年: { 制: 'せい', 度: 'ど', 来: 'らい', 代: 'だい', 末: 'まつ' },
  月: { 末: 'まつ', 上旬: 'じょうじゅん', 中旬: 'ちゅうじゅん', 下旬: 'げじゅん', 号: 'ごう', 中: 'ちゅう' },
  日: { 付: 'づけ', 付け: 'づけ', 締め切り: 'しめきり' },
  号: { 車: 'しゃ', 線: 'せん', 館: 'かん' },
  歳: { 児: 'じ' },
  点: { 満点: 'まんてん', 差: 'さ' },
  周年: { 記念: 'きねん' },
  ドル: { 札: 'さつ' },
  ドン: { 札: 'さつ' },
};

/** A word after a number with this counter; null if the text begins with none. */
export const saidAfter = (counter: string, text: string): Said | null =>
  longest(AFTER_ONE[counter] ?? {}, text) ?? longest(AFTER, text);

function longest(words: Readonly<Record<string, string>>, text: string): Said | null {
  let best = '';
  for (const word of Object.keys(words)) if (text.startsWith(word) && word.length > best.length) best = word;
  return best === '' ? null : { said: words[best] ?? '', rest: text.slice(best.length) };
}
