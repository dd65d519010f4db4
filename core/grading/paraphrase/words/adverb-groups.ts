import { wordSet } from '../../words/word-table.ts';
import { clauseOf } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ReadSentence, ReadUnit } from '../rule.ts';

/** Adverbs that mean the same, and where. */

/** What follows the adverb decides; `to` is the unit after it. */
export type Condition = (sentence: ReadSentence, to: number, said: string) => boolean;

export interface Group {
  /** Written forms with readings. */
  readonly words: readonly (readonly [written: string, reading?: string])[];
  readonly isRight: Condition;
}

const isNaAdjective = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && unit.tokens.some(({ pos }) => pos.includes('形容動詞語幹'));

const FEELS = wordSet(
  '喜ぶ 驚く 疲れる 困る 怒る びっくりする 心配する 緊張する 感動する 痩せる 太る 似る 助かる 悩む がっかりする',
);

/** Before an adjective, or a verb of feeling, that is not denied. */
const isDegree: Condition = (sentence, to, said) => {
  const { units, vietnamese } = sentence;
  // 本当に必要ですか: whether it is true, not how much.
  const isTrue =
    said === '本当に' && (actOf(sentence, to) !== 'statement' || /thật|thực/u.test(vietnamese.toLowerCase()));
  if (isTrue) return false;
  const next = units[to];
  const core = units[clauseOf(sentence, to)?.core ?? -1];
  if (featuresOf(next)?.negative || featuresOf(core)?.negative) return false;
  return isAdjective(next) || isNaAdjective(next) || FEELS.has(next?.lexeme?.dictionary ?? '');
};

const isNotDenied: Condition = (sentence, to) => {
  const { units } = sentence;
  const clause = clauseOf(sentence, to);
  return (
    clause !== null && !featuresOf(units[clause.core])?.negative && !featuresOf(units[clause.end])?.negative
  );
};

/** Before a verb or an adjective: 少し待つ; not 少しも, 少しの, ちょっとすみません. */
const isLittle: Condition = (sentence, to, said) => {
  const next = sentence.units[to];
  const isBeforeWord = next?.kind === 'predicate' || isNaAdjective(next) || next?.kind === 'word';
  return (
    isBeforeWord &&
    next?.role !== 'conjunction' &&
    !isFormOf(next, 'する', 'すむ') &&
    !(said === 'ちょっと' && isLightWord(sentence, to)) &&
    isNotDenied(sentence, to, said)
  );
};

/**
 * ちょっといいですか, ちょっと来てください: it only makes the request lighter. ちょっと出かけてきます and ちょっと約束があります say nothing
 * about an amount either: of verbs, only those that can be done for a while take 少し.
 */
const isLightWord = (sentence: ReadSentence, to: number): boolean => {
  const next = sentence.units[to];
  const verb = sentence.units[clauseOf(sentence, to)?.core ?? -1];
  if (isVerb(verb) && LEAVES_OR_THERE.has(verb?.lexeme?.dictionary ?? '')) return true;
  if (isWord(next, '誰か', 'だれか', '用事', '約束', '会議', 'お願い', '無理')) return true;
  const isAsked = actOf(sentence, to) === 'request' && isVerb(next);
  return (
    isFormOf(next, 'いい', 'よい', '良い') || (isAsked && !TAKES_A_WHILE.has(next?.lexeme?.dictionary ?? ''))
  );
};

const LEAVES_OR_THERE = wordSet('行く いく 来る くる 出かける 出掛ける 出る 会う 電話する 寄る');

const TAKES_A_WHILE = wordSet(
  '待つ 休む 食べる 飲む 話す 考える 歩く 寝る 減らす 増やす 手伝う 下げる 上げる 入れる',
);

/** Not すぐそば, すぐの. */
const isAtOnce: Condition = ({ units }, to) => {
  const next = units[to];
  const isPlace = isWord(
    next,
    'そば',
    '近く',
    '隣',
    '前',
    '後ろ',
    '横',
    '上',
    '下',
    'ここ',
    'そこ',
    'あそこ',
    '先',
    '後',
    '後で',
  );
  return next !== undefined && next.kind !== 'particle' && next.kind !== 'copula' && !isPlace;
};

/** 本をいっぱい読む; 今月いっぱい and 時間いっぱい are "until the end". */
const isMuch: Condition = (sentence, to) => {
  const before = sentence.units[to - 2];
  const isFree = !before || before.endsSentence || before.kind === 'particle';
  return isFree && isVerb(sentence.units[to]) && isNotDenied(sentence, to, '');
};

/** 必ず is not said before a negative; なければならない is none. */
const isDemanded: Condition = (sentence, to, said) => {
  const core = sentence.units[clauseOf(sentence, to)?.core ?? -1];
  const isNegative = featuresOf(core)?.negative === true && !hasMood(core, 'ba');
  return (
    ['request', 'obligation', 'wish'].includes(actOf(sentence, to)) &&
    !isNegative &&
    isPhrase(sentence, to, said)
  );
};

const isDenied: Condition = (sentence, to) => {
  const clause = clauseOf(sentence, to);
  return clause !== null && featuresOf(sentence.units[clause.core])?.negative === true;
};

/** 一番好き; not 一番になる, 三番. */
const isMost: Condition = ({ units }, to) => isAdjective(units[to]) || isNaAdjective(units[to]);

const isPhrase: Condition = ({ units }, to) =>
  units[to] !== undefined && units[to]?.kind !== 'particle' && units[to]?.kind !== 'copula';

const isSorry: Condition = ({ units }, to) => isWord(units[to], '申し訳');

const occasionally: Condition = (sentence, to, said) =>
  sentence.vietnamese.toLowerCase().includes('thỉnh thoảng') && isPhrase(sentence, to, said);

/** もっとゆっくり話してください and もう少しゆっくり…: somebody is asked for more of it. */
const isAskedFor: Condition = (sentence, to) => {
  const act = actOf(sentence, to);
  // もっと大きいのはありますか; もっと高いですか asks how much.
  const isWanted = act === 'question' || act === 'invitation';
  const isAsked = act === 'request' || (isWanted && sentence.units.some((unit) => isFormOf(unit, 'ある')));
  const next = sentence.units[to];
  const isMore = isAdjective(next) || next?.role === 'adverb' || next?.role === 'adjective-before-noun';
  return isAsked && isMore && sentence.vietnamese.toLowerCase().includes('hơn');
};

/** どんなに練習しても; いくらですか asks a price. */
const isHowever: Condition = ({ units }, to) => {
  const next = units.findIndex(
    (unit, index) => index >= to && (unit.kind === 'predicate' || unit.kind === 'copula'),
  );
  return hasMood(units[next], 'te') && isParticle(units[next + 1], 'も') && !isParticle(units[to]);
};

const usually: Condition = (sentence, to, said) =>
  /(?<!\p{L})thường(?!\p{L})/iu.test(sentence.vietnamese) && isPhrase(sentence, to, said);

export const GROUPS: readonly Group[] = [
  { words: [['もっと'], ['もう少し', 'もうすこし'], ['もうちょっと']], isRight: isAskedFor },
  {
    words: [['たいてい'], ['だいたい'], ['普段', 'ふだん'], ['普段は', 'ふだんは'], ['よく']],
    isRight: usually,
  },
  {
    words: [
      ['とても'],
      ['とっても'],
      ['すごく'],
      ['大変', 'たいへん'],
      ['非常に', 'ひじょうに'],
      ['本当に', 'ほんとうに'],
    ],
    isRight: isDegree,
  },
  { words: [['少し', 'すこし'], ['ちょっと']], isRight: isLittle },
  { words: [['もう少し', 'もうすこし'], ['もうちょっと']], isRight: isPhrase },
  { words: [['すぐ'], ['すぐに']], isRight: isAtOnce },
  { words: [['たくさん'], ['いっぱい']], isRight: isMuch },
  {
    words: [
      ['全部', 'ぜんぶ'],
      ['全て', 'すべて'],
    ],
    isRight: isPhrase,
  },
  {
    words: [
      ['必ず', 'かならず'],
      ['絶対に', 'ぜったいに'],
    ],
    isRight: isDemanded,
  },
  {
    words: [
      ['決して', 'けっして'],
      ['絶対に', 'ぜったいに'],
    ],
    isRight: isDenied,
  },
  {
    words: [
      ['全然', 'ぜんぜん'],
      ['全く', 'まったく'],
    ],
    isRight: isDenied,
  },
  {
    words: [
      ['一番', 'いちばん'],
      ['最も', 'もっとも'],
    ],
    isRight: isMost,
  },
  { words: [['時々', 'ときどき'], ['たまに']], isRight: occasionally },
  { words: [['多分', 'たぶん'], ['おそらく']], isRight: isPhrase },
  { words: [['やはり'], ['やっぱり']], isRight: isPhrase },
  { words: [['だんだん'], ['次第に', 'しだいに']], isRight: isPhrase },
  { words: [['とうとう'], ['ついに']], isRight: isPhrase },
  { words: [['かなり'], ['ずいぶん']], isRight: isDegree },
  { words: [['どんなに'], ['いくら'], ['どれだけ'], ['どれほど']], isRight: isHowever },
  {
    words: [
      ['大変', 'たいへん'],
      ['誠に', 'まことに'],
      ['本当に', 'ほんとうに'],
    ],
    isRight: isSorry,
  },
];
