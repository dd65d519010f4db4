import { wordSet } from '../../words/word-table.ts';
import { isToldInThePast } from '../reading/clauses.ts';
import { isMe, isPerson, isPlace, isThing, isTime } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ReadUnit } from '../rule.ts';
import type { Condition, PhrasePlace } from './set-phrase-entries.ts';

/** Conditions of the idioms, by name. */

const own = ({ sentence: { units }, from }: PhrasePlace): readonly Phrase[] => phrasesBefore(units, from);
const formOf = ({ verb }: PhrasePlace) => featuresOf(verb ?? undefined);

/** The predicate that an adverb before it belongs to. */
const nextPredicate = ({ sentence: { units }, to }: PhrasePlace): ReadUnit | undefined =>
  units.slice(to).find(({ kind }) => kind === 'predicate' || kind === 'copula');

/** People are late for what is fixed; a train that comes late is not 遅刻, nor is who misses it. */
const isLatePerson: Condition = (place) =>
  own(place).every(({ noun, particle }) => {
    if (/^[はがも]$/u.test(particle)) return isPerson(noun) || isTime(noun);
    return !/^[にへ]/u.test(particle) || isTime(noun);
  });

const DAILY = wordSet(`
  起きる 寝る 食べる 飲む 磨く 洗う 読む 行く 帰る 買う 確認する 電話する 書く 調べる 復習する 予習する 勉強する 練習する 散歩する 運動する 掃除する 見る 聞く 乗る 使う
  つける 消す 閉める 入る 浴びる 挨拶する 運ぶ 作る する
`);

/** いつも七時に起きます: each time. いつも忙しい and いつも笑っている are how somebody is. */
const isEachTime: Condition = (place) => {
  const { sentence, from } = place;
  const core = nextPredicate(place);
  const form = featuresOf(core);
  if (!core || !form || actOf(sentence, from) !== 'statement' || !DAILY.has(core.lexeme?.dictionary ?? ''))
    return false;
  return (
    form.voice === 'active' &&
    form.aspect === 'simple' &&
    form.mood === 'statement' &&
    !form.past &&
    !form.negative &&
    !form.wish &&
    core.role !== 'verb-before-noun'
  );
};

const EFFORTS = ['勉強する', '働く', '練習する', '走る', '仕事する', '覚える', '書く', '作る', '掃除する'];

/** 一生懸命勉強する; not 一生懸命な人, nor 一生懸命に. */
const isEffort: Condition = (place) => {
  const { sentence, to } = place;
  const next = sentence.units[to];
  const core = nextPredicate(place);
  return next !== undefined && !isParticle(next) && next.kind !== 'copula' && isFormOf(core, ...EFFORTS);
};

/** Who asks for leave to go means work or school: 帰らせていただけませんか, 帰ってもいいですか. */
const isLeave: Condition = (place) => {
  const act = actOf(place.sentence, place.from);
  const isLet = formOf(place)?.voice === 'causative' && act === 'request';
  const isMine = own(place).every(({ noun, particle }) => isTime(noun) || (isMe(noun) && particle !== 'を'));
  return isMine && (isLet || (act === 'permission' && formOf(place)?.voice === 'active'));
};

/** The call is for the speaker, not 母に電話してください. */
const isToMe: Condition = (place) =>
  own(place).every(({ noun, particle }) => isTime(noun) || isMe(noun) || !/^[にへをと]/u.test(particle)) &&
  /(?<!\p{L})(?:gọi|liên lạc|liên hệ|báo|trả lời|hồi âm|cho (?:tôi|em|mình))(?!\p{L})/iu.test(
    place.sentence.vietnamese,
  );

/** What there is to hear, not how well one hears: よく聞こえます, 聞こえません, 聞こえますか. */
const isHeard: Condition = (place) => {
  const { sentence, from, to } = place;
  const form = formOf(place);
  const isPlain = form?.mood === 'statement' && !form.negative && form.voice === 'active' && !form.wish;
  const before = sentence.units[from - 1];
  const hasOwner = isParticle(before, 'の', 'な') || before?.role.endsWith('-before-noun') === true;
  return (
    isPlain &&
    form.aspect === 'simple' &&
    hasOwner &&
    to - from === 3 &&
    to === sentenceEnd(sentence, from) &&
    /(?<!\p{L})(?:nghe thấy|nghe tiếng|nghe được tiếng|có tiếng)(?!\p{L})/iu.test(sentence.vietnamese)
  );
};

const LUGGAGE = wordSet(
  'スーツケース 荷物 箱 かばん 鞄 バッグ 袋 リュック 段ボール 机 本棚 冷蔵庫 テレビ ピアノ',
);

/** 家に鍵を忘れる; 宿題を忘れる may be not to have done it, 名前を忘れる not to know. */
const isLeftThere: Condition = ({ sentence: { units }, from }) =>
  isThing(units[from - 1]) &&
  !isWord(units[from - 1], '宿題', '名前', '約束', '時間', 'こと') &&
  phrasesBefore(units, from).some(({ noun, particle }) => particle === 'に' && isPlace(noun));

export const IDIOM_CONDITIONS: Readonly<Record<string, Condition>> = {
  // 今度の日曜日; 今度の旅行 is another trip.
  曜日: ({ sentence: { units }, to }) => /曜日?$/u.test(units[to]?.text ?? ''),
  // The phrase stands alone: 仕事の後、…; not 仕事の後で, 仕事の後の.
  単独句: ({ sentence: { units }, to }) =>
    units[to] !== undefined && units[to]?.kind !== 'particle' && units[to]?.kind !== 'copula',
  これから: ({ sentence, from }) => !isToldInThePast(sentence, from),
  // この車は足が速い is not said of running.
  走者: (place) => own(place).every(({ noun, particle }) => particle !== 'は' || isPerson(noun)),
  教え: ({ sentence: { units }, to }) => isFormOf(units[to], '教える', '聞く', '知る'),
  本人: isLatePerson,
  習慣: isEachTime,
  努力: isEffort,
  早引け: isLeave,
  私へ: isToMe,
  耳: isHeard,
  置き場: isLeftThere,
  荷物: ({ sentence: { units }, from }) => units.slice(0, from).some(({ text }) => LUGGAGE.has(text)),
  // A table to eat at and one to work at have words of their own.
  卓: ({ sentence }) =>
    /(?<!\p{L})bàn(?! (?:học|làm|ăn|cơm|giấy|trà|nhậu))(?!\p{L})/iu.test(sentence.vietnamese),
  文末: ({ sentence, from, to }) =>
    to === sentenceEnd(sentence, from) && !isParticle(sentence.units[from - 1], 'が', 'の'),
  // 暇です says that there is nothing to do; of some day it is the same as having time.
  自由: (place) => {
    const { sentence, from } = place;
    return actOf(sentence, from) === 'question' || sentence.units.slice(0, from).some(isTime);
  },
  // 友達と; what is talked about has を or について.
  会話: (place) =>
    own(place).some(({ noun, particle }) => particle === 'と' && isPerson(noun)) &&
    own(place).every(({ noun, particle }) => !/^[をにで]/u.test(particle) || isTime(noun) || isPlace(noun)) &&
    formOf(place)?.voice === 'active',
  趣味: ({ sentence: { units }, from, to }) =>
    isWord(units[from - 2], '趣味') && isParticle(units[from - 1], 'は') && units[to]?.kind === 'copula',
  // このかばんは高い; 物価は値段が高い says it twice.
  品: ({ sentence: { units }, from, to }) =>
    isParticle(units[from - 1], 'は', 'も') &&
    isThing(units[from - 2]) &&
    !isTime(units[from - 2]) &&
    !/(?:値段|価格|代|料|費|賃|物価|税|税金|給料)$/u.test(units[from - 2]?.text ?? '') &&
    (to >= units.length || units[to - 1]?.endsSentence === true || isParticle(units[to])),
  // Of somebody else's parents 父と母 is not said: 彼女は両親と住んでいます.
  身内: ({ sentence: { units }, from }) =>
    !units.slice(0, from).some((unit) => isPerson(unit) && !isMe(unit)),
  目的なし: (place) => own(place).every(({ particle }) => particle !== 'を' && particle !== 'も'),
};
