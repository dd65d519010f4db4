import { wordSet } from '../words/word-table.ts';
import { isMe, isPerson, isPlace, isQuestion, isTime } from './noun-kinds.ts';
import { phrasesBefore } from './phrases.ts';
import { featuresOf, hasMood, isAdjective, isFormOf, isParticle, isVerb, isWord } from './read-sentence.ts';
import type { ReadSentence, ReadUnit } from './rule.ts';
import type { Entry } from './set-phrase-entries.ts';
import { actOf } from './speech-act.ts';

/** Where a phrase of the table was found. */
export interface PhrasePlace {
  readonly sentence: ReadSentence;
  readonly from: number;
  readonly to: number;
  /** The word that inflects. */
  readonly verb: ReadUnit | null;
  readonly entry: Entry;
}

type Condition = (place: PhrasePlace) => boolean;

const beforeIt = ({ sentence, from }: PhrasePlace): ReadUnit | undefined => {
  const before = sentence.units[from - 1];
  return before?.endsSentence ? undefined : before;
};

/** The noun of the topic right before the phrase: 今日 of 今日は雨です. */
const topicBefore = (place: PhrasePlace): ReadUnit | undefined =>
  isParticle(beforeIt(place), 'は', 'も') ? place.sentence.units[place.from - 2] : undefined;

const vietnameseHas = ({ sentence }: PhrasePlace, words: RegExp): boolean =>
  words.test(sentence.vietnamese.toLowerCase());

/** 母は風邪です; not 病名は風邪です, nor 背が高い木. */
const isAboutPeople: Condition = ({ sentence: { units }, from, to, verb }) => {
  const isSomebody = phrasesBefore(units, from).every(
    ({ noun, particle }) =>
      !/[はがも]$/u.test(particle) || isPerson(noun) || isTime(noun) || isQuestion(noun),
  );
  const isBeforeNoun = verb?.role === 'verb-before-noun' || verb?.role === 'adjective-before-noun';
  return (
    isSomebody &&
    (!isBeforeNoun || isPerson(units[to]) || isWord(units[to], 'の', 'よう', 'そう', 'とき', '時'))
  );
};

/** 明日は雨です, 雨だったら: some day. 今は雨です tells what is so now, 理由は雨です something else. */
const isSomeDay: Condition = (place) => {
  const before = beforeIt(place);
  const form = featuresOf(place.verb ?? undefined);
  const isToRain = place.verb?.kind === 'copula';
  if (isToRain && form?.mood === 'statement' && !form.past)
    return (
      NOT_NOW.test(topicBefore(place)?.text ?? before?.text ?? '') || isComing(topicBefore(place) ?? before)
    );
  return isDayOrPlace(place) || (!isToRain && isWord(before, 'もし', 'たぶん', 'きっと'));
};

const NOT_NOW = /^(?:明日|あした|あす|明後日|あさって|今夜|今晩|午後|夕方|夜|週末|毎.)$/u;
const isComing = (unit: ReadUnit | undefined): boolean =>
  /^来|曜日?$|[0-9一二三四五六七八九十][日月]$/u.test(unit?.text ?? '');

const isDayOrPlace: Condition = (place) => {
  const before = beforeIt(place);
  const topic = topicBefore(place);
  if (topic) return isTime(topic) || isPlace(topic) || isWord(topic, '外');
  return before === undefined || isTime(before) || before.role === 'clause-end' || isClauseEnd(before);
};

const isClauseEnd = (unit: ReadUnit): boolean => hasMood(unit, 'tara', 'ba') || unit.role === 'conjunction';

/** 外は雨です, 昨日から雨です: it is raining. */
const isNow: Condition = (place) => {
  const form = featuresOf(place.verb ?? undefined);
  if (form?.past || form?.mood !== 'statement') return false;
  const before = beforeIt(place);
  const since = isParticle(before, 'から') && isTime(place.sentence.units[place.from - 2]);
  const when = topicBefore(place) ?? before;
  return since || (isDayOrPlace(place) && !NOT_NOW.test(when?.text ?? '') && !isComing(when));
};

const HELPS_WILL = wordSet('おく みる あげる くれる もらう いただく くださる ください ほしい');

/** What is told, not asked for, wished or intended: 早く起きなさい is not 早起きしなさい. */
const isTold: Condition = ({ sentence, from, to, verb }) => {
  const act = actOf(sentence, from);
  const form = featuresOf(verb ?? undefined);
  const next = sentence.units[to];
  if (act !== 'statement' && act !== 'question') return false;
  if (form && (form.wish || form.voice === 'potential' || form.aspect === 'beforehand')) return false;
  if (form && !['statement', 'te', 'tara', 'conjecture', 'stem'].includes(form.mood)) return false;
  return (
    !isWord(next, 'ため', '為', 'つもり', '予定', 'よう') && !HELPS_WILL.has(next?.lexeme?.dictionary ?? '')
  );
};

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
const SHOES = wordSet('靴 ズボン スカート ジーンズ 靴下 ブーツ サンダル パンツ スニーカー');

const objectOf = ({ sentence: { units }, from }: PhrasePlace): readonly ReadUnit[] =>
  phrasesBefore(units, from).map(({ noun }) => noun);

/** Only where brushing is helped with or forgotten: 毎日歯を磨くのは is no 毎日歯磨きは. */
const isHelpedWith: Condition = ({ sentence: { units }, from, to }) =>
  isParticle(units[to], 'を') &&
  /^(?:手伝う|お手伝いする|忘れる|嫌がる)$/u.test(units[to + 1]?.lexeme?.dictionary ?? '') &&
  !isParticle(units[from - 1], 'が', 'の');

/** Watch out, not scold: 子供に注意する; nor お元気で, 気をつけて. */
const isCareful: Condition = (place) => {
  const { sentence, from, to, verb } = place;
  const { units } = sentence;
  const isOf = isParticle(units[from], 'に');
  const of = isOf ? units[from - 1] : isParticle(units[from - 1], 'に') ? units[from - 2] : undefined;
  if (isPerson(of) || isWord(of, '体', 'お体', '健康')) return false;
  if (isOf || of) return true;
  const next = units[to];
  const isFarewell = isFormOf(next, '帰る', '行く', '来る', 'いらっしゃる') || next === undefined;
  return hasMood(verb ?? undefined, 'te') && !isFarewell;
};

/** 漢字の書き方; in 昔の作り方 and 正しい箸の使い方 the first word belongs to the way. */
const isThing: Condition = ({ sentence: { units }, from }) => {
  const thing = units[from - 1];
  const before = units[from - 2];
  if (!thing || isPerson(thing) || isTime(thing) || isPlace(thing)) return false;
  if (!before || before.endsSentence || before.role === 'attribute') return true;
  if (isAdjective(before) || isParticle(before, 'な')) return false;
  return isParticle(before, 'は', 'も', 'の') || (isParticle(before, 'に') && isPerson(units[from - 3]));
};

/** 私が小さい時; not 字が小さい時. */
const isYoung: Condition = (place) => {
  const before = beforeIt(place);
  const who = place.sentence.units[place.from - 2];
  return !before || (isParticle(before, 'は', 'が', 'の', 'も') && (isPerson(who) || isMe(who)));
};

/** Whether the phrase is an adverb of its own: できるだけ早く, not できるだけのこと, nor 急には. */
const isAdverbial: Condition = ({ sentence: { units }, from, to }) => {
  const [before, next] = [units[from - 1], units[to]];
  return (
    next !== undefined &&
    next.kind !== 'particle' &&
    next.kind !== 'copula' &&
    before?.role !== 'degree' &&
    before?.role !== 'attribute'
  );
};

/** ため before another phrase; not ためです, ための, ためには. */
const isBetween: Condition = ({ sentence: { units }, from, to }) => {
  const next = units[to];
  const isFor = isPerson(units[from - 2]) || isQuestion(units[from - 2]);
  return next !== undefined && next.kind !== 'copula' && next.kind !== 'particle' && !isFor;
};

/** 銀行に勤める; not 東京に, 家に. */
const WORKPLACE = /(?:社|銀行|学校|大学|病院|工場|店|館|局|所|院|ホテル|デパート|スーパー|役所)$/u;

/** The conditions of the table by name. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  人: isAboutPeople,
  時: isSomeDay,
  今: isNow,
  天気: isDayOrPlace,
  平叙: isTold,
  // 早く起きなさい says "now".
  命令なし: ({ sentence, from }) => actOf(sentence, from) !== 'request',
  用心: isCareful,
  物: isThing,
  幼い: isYoung,
  副詞: isAdverbial,
  文中: isBetween,
  手伝い: isHelpedWith,
  部位: ({ sentence: { units }, from }) => BODY_PARTS.has(units[from - 1]?.text ?? ''),
  語: ({ sentence: { units }, from }) => SIGNS.has(units[from - 1]?.text ?? ''),
  勤め先: ({ sentence: { units }, from }) => WORKPLACE.test(units[from - 1]?.text ?? ''),
  数: ({ sentence: { units }, to }) => units[to]?.kind === 'number' || isQuestion(units[to]),
  変化: ({ sentence: { units }, from }) => {
    const before = units[from - 1];
    return isVerb(before) ? CHANGING.has(before?.lexeme?.dictionary ?? '') : CHANGES.has(before?.text ?? '');
  },
  範囲: ({ sentence: { units }, from, to }) =>
    (RANGES.has(units[from - 1]?.text ?? '') || /(?:料理|語|人)$/u.test(units[from - 1]?.text ?? '')) &&
    !isParticle(units[to]) &&
    units[to]?.kind !== 'copula',
  // よく also says how often.
  熟睡: (place) => {
    const form = featuresOf(place.verb ?? undefined);
    if (place.sentence.vietnamese !== '') return vietnameseHas(place, /ngon|say|sâu|kỹ|ngủ được|được không/u);
    return form?.past === true || form?.voice === 'potential';
  },
  服: (place) => !objectOf(place).some(({ text }) => SHOES.has(text)),
  靴: (place) => objectOf(place).some(({ text }) => SHOES.has(text)),
  // 友達に料理を作る has somebody it is for, 料理をする has not.
  相手なし: (place) =>
    !phrasesBefore(place.sentence.units, place.from).some(
      ({ noun, particle }) => particle.startsWith('に') && isPerson(noun),
    ),
  場所: ({ sentence: { units }, to }) => !(isParticle(units[to], 'の') && isPerson(units[to + 1])),
  // これとは別の.
  単独: ({ sentence: { units }, from }) =>
    !isParticle(units[from - 1], 'と') && !isParticle(units[from - 2], 'と'),
};

/** Whether all that the table asks for holds: the named conditions, and the Vietnamese words after `vi`. */
export const holds = (place: PhrasePlace): boolean =>
  place.entry.flags.every((flag) => {
    if (!flag.startsWith('vi ')) return CONDITIONS[flag]?.(place) ?? true;
    const said = place.sentence.vietnamese.toLowerCase();
    return flag
      .slice('vi '.length)
      .split('/')
      .some((words) => said.includes(words));
  });
