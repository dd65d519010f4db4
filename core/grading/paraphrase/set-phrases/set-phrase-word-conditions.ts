import { wordSet } from '../../words/word-table.ts';
import { isMe, isPerson, isPlace, isTime } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord } from '../reading/read-sentence.ts';
import type { ReadUnit } from '../rule.ts';
import type { Condition, PhrasePlace } from './set-phrase-entries.ts';

/** Conditions of the table that depend on single words around the phrase. */

const BODY_PARTS = wordSet(
  '足 脚 腕 手 指 首 鼻 腰 肩 膝 ひざ 頭 顔 右足 左足 右手 左手 右腕 左腕 足首 手首 背中 目 胸',
);
const SIGNS = wordSet(`
  言葉 ことば 単語 漢字 字 文字 文 文章 表現 熟語 ことわざ 標識 記号 マーク サイン 看板 歌詞 これ それ あれ 語 名前 題名 タイトル
`);
const CHANGES = wordSet(`
  発展 発達 変化 成長 進歩 普及 増加 減少 上昇 低下 拡大 進化 高齢化 少子化 温暖化 国際化 グローバル化 都市化 近代化 回復 移り変わり
`);
const CHANGING = wordSet(`
  なる 進む 増える 減る 変わる 上がる 下がる 高まる 広がる 深まる 近づく 取る とる 成長する 発展する 経つ たつ 慣れる 増加する 減少する 進歩する
`);
/** What one may choose the first of. マラソンで一番 is a race. */
const RANGES = wordSet(`
  世界 クラス 家族 季節 果物 食べ物 飲み物 野菜 料理 スポーツ 動物 花 友達 兄弟 姉妹 学校 会社 チーム 一年 町 市 国 県 日本 ベトナム アジア
  教科 科目 音楽 映画 本 色 曜日
`);
const FOODS = wordSet(
  'パン 麺 うどん そば ラーメン 肉 魚 野菜 おかず カレー 茶碗 お茶碗 みそ汁 味噌汁 スープ 卵 納豆 お米',
);
const SHOES = wordSet('靴 ズボン スカート ジーンズ 靴下 ブーツ サンダル パンツ スニーカー');

const objectOf = ({ sentence: { units }, from }: PhrasePlace): readonly ReadUnit[] =>
  phrasesBefore(units, from).map(({ noun }) => noun);

/** 銀行に勤める; not 東京に, 家に. */
const WORKPLACE = /(?:社|銀行|学校|大学|病院|工場|店|館|局|所|院|ホテル|デパート|スーパー|役所)$/u;

const EVENTS = wordSet(
  '会議 展覧会 音楽会 コンサート 大会 祭り お祭り パーティー 説明会 発表会 運動会 入学式 卒業式 結婚式 試合',
);
const GARBAGE = wordSet('ごみ ゴミ ペットボトル 缶 瓶 びん 新聞 雑誌 段ボール 袋 ビニール');
const EXAMINED = wordSet('胃 目 血液 体 心臓 耳 頭');

const nounBefore = ({ sentence: { units }, from }: PhrasePlace): string => units[from - 1]?.text ?? '';
const own = ({ sentence: { units }, from }: PhrasePlace): readonly Phrase[] => phrasesBefore(units, from);
const subjects = (place: PhrasePlace): readonly Phrase[] =>
  own(place).filter(({ particle }) => /^[はがも]$/u.test(particle));
const formOf = ({ verb }: PhrasePlace) => featuresOf(verb ?? undefined);

const isAtTime = (units: readonly ReadUnit[], from: number): boolean =>
  isParticle(units[from - 1], 'に') && (isTime(units[from - 2]) || isWord(units[from - 2], '日', '休日'));

/** ごみを出す; 川にごみを捨てる is another thing. */
const isGarbage: Condition = (place) =>
  own(place).some(
    ({ noun, particle }) =>
      /^[をはも]$/u.test(particle) && (GARBAGE.has(noun.text) || noun.text.endsWith('ごみ')),
  ) && !own(place).some(({ noun, particle }) => /^[にへで]/u.test(particle) && !isTime(noun));

/** By name; set-phrase-conditions.ts has the ones that look at whole clauses. */
export const WORD_CONDITIONS: Readonly<Record<string, Condition>> = {
  部位: ({ sentence: { units }, from }) => BODY_PARTS.has(units[from - 1]?.text ?? ''),
  語: ({ sentence: { units }, from }) => SIGNS.has(units[from - 1]?.text ?? ''),
  勤め先: ({ sentence: { units }, from }) => WORKPLACE.test(units[from - 1]?.text ?? ''),
  数: ({ sentence: { units }, to }) => /(?:回|度|日|時間|冊|本)$/u.test(units[to]?.text ?? ''),
  // Beside bread or fish, ご飯 is rice.
  食事: ({ sentence: { units } }) => !units.some(({ text }) => FOODS.has(text)),
  変化: ({ sentence: { units }, from }) => {
    const before = units[from - 1];
    return isVerb(before) ? CHANGING.has(before?.lexeme?.dictionary ?? '') : CHANGES.has(before?.text ?? '');
  },
  範囲: ({ sentence: { units }, from, to }) =>
    (RANGES.has(units[from - 1]?.text ?? '') || /(?:料理|語|人)$/u.test(units[from - 1]?.text ?? '')) &&
    !isParticle(units[to]) &&
    units[to]?.kind !== 'copula',
  服: (place) => !objectOf(place).some(({ text }) => SHOES.has(text)),
  靴: (place) => objectOf(place).some(({ text }) => SHOES.has(text)),
  場所: ({ sentence: { units }, to }) => !(isParticle(units[to], 'の') && isPerson(units[to + 1])),
  可能: (place) => formOf(place)?.voice === 'potential',
  受身: (place) => formOf(place)?.voice === 'passive',
  肯定: (place) => formOf(place)?.negative === false,
  // 土曜日は会社へ行かない.
  否定: (place) =>
    formOf(place)?.negative === true && own(place).every(({ noun }) => isTime(noun) || isMe(noun)),
  // Where somebody works is said with で.
  出勤: (place) => {
    const { sentence, from } = place;
    const before = sentence.units[from - 1];
    const isPlain = !before || isParticle(before, 'は', 'も', 'から') || isAtTime(sentence.units, from);
    return (
      formOf(place)?.aspect === 'simple' &&
      isPlain &&
      !own(place).some(({ particle }) => particle.startsWith('で'))
    );
  },
  催し: (place) => subjects(place).some(({ noun }) => EVENTS.has(noun.text)),
  完成: (place) =>
    formOf(place)?.voice === 'active' &&
    subjects(place).length > 0 &&
    subjects(place).every(({ noun }) => !isPerson(noun)) &&
    !own(place).some(({ particle }) => particle === 'を'),
  // The patient, not the doctor: 胃の検査を受ける.
  受診: (place) =>
    subjects(place).every(({ noun }) => isMe(noun) || isTime(noun)) &&
    (!isParticle(place.sentence.units[place.from - 1], 'の') ||
      EXAMINED.has(place.sentence.units[place.from - 2]?.text ?? '')),
  通学: (place) => /(?:学校|大学|高校|塾)$/u.test(nounBefore(place)),
  行き先: ({ sentence: { units }, from }) => isPlace(units[from - 1]),
  // The way is told or asked, not a place on it.
  道順: ({ sentence: { units }, to }) => isParticle(units[to], 'を', 'が'),
  早朝: ({ sentence: { units } }) => !units.some((unit) => isFormOf(unit, '起きる', '出る', '出発する')),
  // 調査の結果、… tells how it was found out.
  助詞: ({ sentence: { units }, to }) => isParticle(units[to]),
  ごみ: isGarbage,
};
