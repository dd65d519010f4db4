import { wordSet } from '../../words/word-table.ts';
import { isAboutOthers, vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit } from '../rule.ts';
import { inflectUnit } from '../say.ts';

/**
 * 毎晩勉強します and 毎晩勉強しています tell the same habit; まだ届きません and まだ届いていません the same state. Without a word for the habit
 * the two differ (食べます is not 食べています), and まだ食べていません is not まだ食べません.
 */
export const habit: ParaphraseRule = {
  name: 'habit',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      const form = featuresOf(unit);
      if (!form || (form.aspect !== 'simple' && form.aspect !== 'progressive')) continue;
      if (form.voice !== 'active' || form.wish || !isSameEitherWay(sentence, at)) continue;
      const isSimple = form.aspect === 'simple';
      const tokens = inflectUnit(unit, { aspect: isSimple ? 'progressive' : 'simple' });
      const points = isSimple ? [] : ['te-iru'];
      if (tokens) yield { from: at, to: at + 1, tokens, pattern: patternOf(unit), points };
    }
  },
};

function isSameEitherWay(sentence: ReadSentence, at: number): boolean {
  const unit = sentence.units[at];
  if (waits(sentence, at) || isUntil(sentence, at)) return true;
  const isLast = at === lastPredicate(sentence, at);
  const act = actOf(sentence, at);
  if (!unit || !isLast || !hasMood(unit, 'statement') || (act !== 'statement' && act !== 'question'))
    return false;
  if (featuresOf(unit)?.negative) return isStillToCome(sentence, unit);
  return isHabit(sentence, unit) || isSaying(sentence, at);
}

const lastPredicate = (sentence: ReadSentence, at: number): number =>
  sentence.units
    .slice(0, sentenceEnd(sentence, at))
    .findLastIndex((unit) => !isParticle(unit, 'か', 'よ', 'ね', 'よね'));

const OFTEN = /^(?:毎.+|いつも|普段|ふだん|たいてい)$/u;
/** What one does over and over. 住む, 座る, 寝る, 着く are states in ている: 十時に寝ています is to be asleep. */
const ACTIVITIES = wordSet(`
  する やる 勉強する 練習する 運動する 散歩する 仕事する 料理する 掃除する 洗濯する 電話する 復習する 予習する 食事する 買い物する 利用する 使用する 参加する 自炊する 努力する 注意する
  準備する 相談する 食べる 飲む 読む 書く 聞く 見る 働く 走る 歩く 泳ぐ 作る 使う 通う 話す 洗う 買う 遊ぶ 教える 習う 手伝う 考える 休む 撮る 弾く 歌う 踊る 磨く 浴びる 行く
  乗る 送る 学ぶ 会う 残業する 出勤する 届ける 集める 払う 続ける 頑張る 覚える
`);
/** A moment, not a course: 七時に行っています is to be there at seven. */
const MOVES = ['行く', '乗る', '会う', '出勤する', '覚える'];

function isHabit(sentence: ReadSentence, unit: ReadUnit): boolean {
  if (!ACTIVITIES.has(unit.lexeme?.dictionary ?? '')) return false;
  if (isFormOf(unit, ...MOVES) && sentence.units.some(isClock)) return false;
  // 明日から毎日走ります: a plan. "đang" says what is going on now; without a prompt nobody knows.
  if (sentence.vietnamese === '' || begins(sentence) || vietnameseSays(sentence, 'sẽ', 'đang')) return false;
  return (
    sentence.units.some((one, at) => OFTEN.test(one.text) || isRate(sentence.units.slice(at))) ||
    usedTo(sentence, unit) ||
    isBeside(sentence, unit)
  );
}

const AT_THAT_TIME = /^(?:頃|ころ|とき|時|時代|昔|以前|.+時代)$/u;

/** 子供のとき、よく遊びました, 遊んでいました. */
const usedTo = ({ units }: ReadSentence, unit: ReadUnit): boolean =>
  featuresOf(unit)?.past === true &&
  units.some((one) => isWord(one, 'よく')) &&
  units.some(({ text }) => AT_THAT_TIME.test(text));

/** 音楽を聞きながら勉強します: what somebody does in general, where the prompt names no time. */
const isBeside = ({ units }: ReadSentence, unit: ReadUnit): boolean =>
  featuresOf(unit)?.past === false &&
  units.some((one) => hasMood(one, 'while')) &&
  !units.some(({ role }) => role === 'time');

const isClock = (unit: ReadUnit, at: number, units: readonly ReadUnit[]): boolean =>
  unit.kind === 'number' && /[時分半]$/u.test(unit.text) && isParticle(units[at + 1], 'に');

/** 一週間に三回, 月に二回. */
const isRate = ([period, ni, times]: readonly ReadUnit[]): boolean =>
  /(?:週間?|月|年|日)$/u.test(period?.text ?? '') &&
  isParticle(ni, 'に') &&
  times?.kind === 'number' &&
  /(?:回|度|時間|冊|杯|本)$/u.test(times.text);

const begins = ({ units }: ReadSentence): boolean =>
  units.some((unit, at) => unit.role === 'time' && isParticle(units[at + 1], 'から')) ||
  units.some((unit) => isWord(unit, 'これから'));

const ARRIVES =
  /^(?:届く|来る|着く|決まる|始まる|終わる|治る|直る|分かる|わかる|見つかる|慣れる|咲く|乾く)$/u;

/** まだ届きません. */
const isStillToCome = ({ units }: ReadSentence, unit: ReadUnit): boolean =>
  ARRIVES.test(unit.lexeme?.dictionary ?? '') &&
  !featuresOf(unit)?.past &&
  units.some((one) => isWord(one, 'まだ'));

/** 妹は嫌いだと言います. */
function isSaying(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const unit = units[at];
  if (!isFormOf(unit, '言う') || !isParticle(units[at - 1], 'と') || featuresOf(unit)?.past) return false;
  const isSimple = featuresOf(unit)?.aspect === 'simple';
  return isAboutOthers(sentence) && (isSimple || vietnameseSays(sentence, 'cứ', 'hay', 'luôn'));
}

/** ここで待ってください, ここで待っていてください. */
const waits = (sentence: ReadSentence, at: number): boolean =>
  isFormOf(sentence.units[at], '待つ') &&
  hasMood(sentence.units[at], 'te') &&
  isFormOf(sentence.units[at + 1], 'くださる', '下さる') &&
  actOf(sentence, at) === 'request';

/** 十時まで寝てもいいです, 十時まで寝ていてもいいです. */
const isUntil = ({ units }: ReadSentence, at: number): boolean =>
  isFormOf(units[at], '寝る', '待つ', '遊ぶ', '休む', '働く') &&
  hasMood(units[at], 'te') &&
  isParticle(units[at - 1], 'まで') &&
  isParticle(units[at + 1], 'も') &&
  isFormOf(units[at + 2], 'いい', 'よい', '良い');

function patternOf(unit: ReadUnit): string {
  const form = featuresOf(unit);
  if (form?.mood === 'te') return form.aspect === 'simple' ? '〜て' : '〜ていて';
  const [ending] = /(?:ます|ました|ません|る|た)$/u.exec(unit.text) ?? [''];
  return form?.aspect === 'simple' ? `〜${ending}` : `〜てい${ending}`;
}
