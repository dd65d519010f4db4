import type { Token } from '../../../japanese/tokens/token.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { hasMood, isParticle } from '../reading/read-sentence.ts';
import type { ReadUnit } from '../rule.ts';
import { inflect, noun, suruLexeme, verbLexeme } from '../say.ts';

/** お待ち of お待ちください, ご記入 of ご記入ください: what keigo makes of a verb. */

/** Only usual ones: お行き and お見 are not said, and of お食べ one cannot be sure. */
const WITH_O = wordSet(`
  待つ 座る 入る 使う 書く 読む 聞く 選ぶ 持つ 取る 渡す 伝える 知らせる 教える 答える 話す 急ぐ 進む 乗る 降りる 並ぶ 休む 帰る 戻る 入れる 掛ける
  かける 飲む 申し込む 試す 送る 届ける 確かめる 許す 任せる 集まる 立つ 呼ぶ 支払う 払う 調べる 決める 開ける 閉める 借りる 返す 会う 尋ねる 作る 買う
  着く 出す 脱ぐ 見せる 手伝う 招く 泊まる 出かける 召し上がる 引き取る 受け取る 持ち帰る 過ごす 楽しむ くつろぐ 控える 断る 勧める 願う
`);
const WITH_GO = wordSet(`
  記入 確認 連絡 利用 使用 案内 説明 相談 準備 用意 参加 協力 遠慮 安心 予約 入力 出席 検討 報告 登録 注文 注意 提出 返信 紹介 招待 返却 理解 了承 変更
  購入 記載 持参 乗車 署名 回答 着席 指示 指導 提案 出発 到着 契約 質問
`);
const NOUNS_WITH_O = wordSet('電話 返事');

/** 来る and 見る have nouns of their own. */
const KURU: Lexeme = { inflectionClass: 'kuru', root: '', rootReading: '', dictionary: '来る' };
const MIRU = verbLexeme('見る', 'みる', 'ichidan');
const SPECIAL: readonly (readonly [noun: Token, verb: Lexeme])[] = [
  [noun('お越し', 'おこし'), KURU],
  [noun('ご覧', 'ごらん'), MIRU],
];

/** お待ち for 待つ, ご記入 for 記入する; null where it is not usual. */
export function politeStem({
  dictionary,
  root,
  rootReading,
  inflectionClass,
  ...rest
}: Lexeme): Token | null {
  if (inflectionClass === 'suru') {
    if (WITH_GO.has(root)) return noun(`ご${root}`, `ご${rootReading}`);
    return NOUNS_WITH_O.has(root) ? noun(`お${root}`, `お${rootReading}`) : null;
  }
  const special = SPECIAL.find(([, verb]) => verb.dictionary === dictionary);
  if (special) return special[0];
  if (!WITH_O.has(dictionary)) return null;
  const [stem] = inflect({ dictionary, root, rootReading, inflectionClass, ...rest }, { mood: 'stem' }) ?? [];
  return stem ? noun(`お${stem.surface}`, `お${stem.reading}`) : null;
}

/** What one looks at with ご覧; not 面倒を見る, 味を見る, 夢を見る. */
const LOOKED_AT =
  /(?:これ|それ|あれ|こちら|そちら|あちら|もの|物|写真|絵|地図|図|表|グラフ|資料|書類|動画|ビデオ|映像|映画|番組|テレビ|ニュース|新聞|本|雑誌|ページ|画面|メニュー|説明書|案内|カタログ|パンフレット|サイト|ホームページ|メール|作品|商品|製品|部屋|花|桜|景色|庭|建物|看板|掲示板|黒板|時刻表|カレンダー|リスト|例|見本|データ|手紙|試合)$/u;
/** お〜 breaks phrases: 相談に乗る, 元気を出す, 年を取る. */
const IDIOM = /^(?:気|手|目|口|力|元気|年|身|相談|役|腹|夢|面倒|味|耳|足|首|声|腕|間|仲間)$/u;

/** The same for a verb in its sentence: 帰って来てください is not 帰ってお越しください. */
export function politeStemAt(units: readonly ReadUnit[], at: number): Token | null {
  const unit = units[at];
  const stem = unit?.lexeme ? politeStem(unit.lexeme) : null;
  if (!unit?.lexeme || !stem) return null;
  const [object, particle] = [units[at - 2], units[at - 1]];
  const isObject = isParticle(particle, 'を', 'は', 'も');
  if (isParticle(particle, 'を', 'に', 'が') && IDIOM.test(object?.text ?? '')) return null;
  const isSpecial = SPECIAL.some(([token]) => token.surface === stem.surface);
  if (isSpecial && hasMood(particle, 'te')) return null;
  const isLook = unit.lexeme.dictionary === '見る';
  return isLook && !(isObject && LOOKED_AT.test(object?.text ?? '')) ? null : stem;
}

/** 待つ for お待ち, 記入する for ご記入; null if the unit is no such form. */
export function verbOfPoliteStem(unit: ReadUnit | undefined): Lexeme | null {
  if (!unit) return null;
  const { kind, tokens } = unit;
  const text = tokens.map(({ surface }) => surface).join('');
  const reading = tokens.map((token) => token.reading).join('');
  if (kind !== 'word' || !/^[おご御]/u.test(text)) return null;
  const [stem, stemReading] = [text.slice(1), reading.slice(1)];
  if (WITH_GO.has(stem) || NOUNS_WITH_O.has(stem)) return suruLexeme(stem, stemReading);
  const special = SPECIAL.find(([{ surface }]) => surface === text);
  if (special) return special[1];
  const lexeme = verbOfStem(stem, stemReading);
  return lexeme && WITH_O.has(lexeme.dictionary) ? lexeme : null;
}

const U_FOR_I: Readonly<Record<string, string>> = {
  い: 'う',
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
};
const ICHIDAN = wordSet('借り 降り 見せ');

function verbOfStem(stem: string, reading: string): Lexeme | null {
  const u = U_FOR_I[stem.slice(-1)];
  if (u !== undefined && !ICHIDAN.has(stem))
    return verbLexeme(stem.slice(0, -1) + u, reading.slice(0, -1) + u, 'godan');
  return /[えけげせてねべめれり]$/u.test(stem) ? verbLexeme(`${stem}る`, `${reading}る`, 'ichidan') : null;
}
