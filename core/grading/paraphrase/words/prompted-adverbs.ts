import { isStative } from '../reading/clauses.ts';
import { hasQuestion } from '../reading/noun-kinds.ts';
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

/** Which adverbs the Vietnamese sentence allows, and before what they can stand. */

interface Prompted {
  /** Adverbs that say the same, with their readings. */
  readonly words: readonly (readonly [written: string, reading?: string])[];
  /** Words of the Vietnamese sentence; one of them is enough. */
  readonly cues: readonly string[];
  /** Only first in its clause, or after the topic: もしかしたら. */
  readonly opens?: true;
  /** Only right before the predicate: とても難しい. */
  readonly isNext?: true;
  /** Whether the predicate of the clause can have it. */
  readonly fits?: (core: ReadUnit, sentence: ReadSentence) => boolean;
}

const isNegative = (core: ReadUnit): boolean => featuresOf(core)?.negative === true;
const isAct = (core: ReadUnit): boolean => core.kind === 'predicate' && !isStative(core);
/** The only clause of the sentence: in another one "sắp" would be said of something else. */
const isComing = (core: ReadUnit, sentence: ReadSentence): boolean => {
  const form = featuresOf(core);
  const isOnly = sentence.units.every(({ role }) => role !== 'clause-end' && role !== 'verb-before-noun');
  const isSeen = core.kind === 'copula' && sentence.units.some((unit) => hasMood(unit, 'seems'));
  const told = actOf(sentence) === 'statement' && isOnly && (isAct(core) || isSeen);
  return told && form?.past === false && !form.negative && form.aspect === 'simple' && !hasTime(sentence);
};
const hasTime = ({ units }: ReadSentence): boolean =>
  units.some(({ role, kind }) => role === 'time' || kind === 'number');
const comparesNothing = (_: ReadUnit, { units }: ReadSentence): boolean =>
  !units.some(
    (unit) =>
      isParticle(unit, 'より', 'ほど') || isWord(unit, 'ほう', '方', '一番', 'もう', 'どちら', 'どっち'),
  );

/** What is done again and again: not asked for, wished or over. */
const isUsual = (core: ReadUnit, sentence: ReadSentence): boolean => {
  const form = featuresOf(core);
  const isTold = ['statement', 'question'].includes(actOf(sentence));
  return isTold && isVerb(core) && isAct(core) && form?.past === false && !form.negative && !form.wish;
};
/** 今 belongs to what goes on. */
const isGoingOn = (core: ReadUnit, { units }: ReadSentence): boolean =>
  featuresOf(core)?.aspect === 'progressive' &&
  featuresOf(core)?.past === false &&
  !isFormOf(core, 'なる') &&
  units.every((unit) => unit.kind !== 'predicate' || unit === core) &&
  units.every(({ role }) => role !== 'time');
const isOver = (core: ReadUnit, sentence: ReadSentence): boolean => {
  const form = featuresOf(core);
  const isOnly = sentence.units.every(({ role }) => role !== 'clause-end' && role !== 'verb-before-noun');
  return isOnly && isVerb(core) && form?.past === true && !form.negative && !hasTime(sentence);
};
const isQuality = (core: ReadUnit, sentence: ReadSentence): boolean =>
  isAdjective(core) && !featuresOf(core)?.negative && comparesNothing(core, sentence);
const isExperience = (_: ReadUnit, { units }: ReadSentence): boolean =>
  units.some(
    (unit, at) =>
      featuresOf(unit)?.past === true &&
      isWord(units[at + 1], 'こと') &&
      isParticle(units[at + 2], 'が', 'は') &&
      isFormOf(units[at + 3], 'ある'),
  );
const isExpected = (_: ReadUnit, { units }: ReadSentence): boolean =>
  units.some((unit) => isWord(unit, 'はず') || hasMood(unit, 'conjecture'));
const isRequest = (core: ReadUnit, sentence: ReadSentence): boolean =>
  isAct(core) && actOf(sentence) === 'request';
const hasNoOthers = (core: ReadUnit, { units }: ReadSentence): boolean =>
  isAct(core) && !units.some((unit) => isParticle(unit, 'と') || isWord(unit, 'みんな', '二人'));
const isOne = (core: ReadUnit, sentence: ReadSentence): boolean =>
  isAct(core) && sentence.units.every(({ role }) => role !== 'clause-end' && role !== 'verb-before-noun');

/** 雨が降りそうです. */
const isSeenComing = (_: ReadUnit, { units }: ReadSentence): boolean =>
  units.some((unit) => hasMood(unit, 'seems') && isVerb(unit)) && actsOnce(units);
const actsOnce = (units: readonly ReadUnit[]): boolean =>
  units.every(({ role }) => role !== 'clause-end' && role !== 'verb-before-noun');
/** 難しい, きれい: not what is denied or compared. */
const isSuch = (core: ReadUnit, sentence: ReadSentence): boolean => {
  const form = featuresOf(core);
  const word = sentence.units[sentence.units.indexOf(core) - 1];
  const isNa = core.kind === 'copula' && word?.tokens.at(-1)?.pos.includes('形容動詞語幹') === true;
  const hasDegree = sentence.units.some(({ role }) => role === 'degree');
  return isNa && !hasDegree && form?.negative === false && comparesNothing(core, sentence);
};

export const PROMPTED: readonly Prompted[] = [
  { words: [['いつも']], cues: ['luôn', 'lúc nào cũng', 'suốt ngày', 'luôn luôn'] },
  { words: [['ずっと']], cues: ['suốt', 'liên tục', 'đến giờ', 'từ đó đến nay'] },
  { words: [['だんだん'], ['少しずつ', 'すこしずつ']], cues: ['dần', 'dần dần', 'từng chút'] },
  { words: [['なかなか']], cues: ['mãi', 'mãi mà', 'vẫn không'], fits: isNegative },
  { words: [['まだ']], cues: ['chưa', 'vẫn chưa'], fits: isNegative },
  { words: [['もっと']], cues: ['hơn nữa', 'thêm nữa', 'hơn'], fits: comparesNothing },
  {
    words: [
      ['全然', 'ぜんぜん'],
      ['全く', 'まったく'],
    ],
    cues: ['hoàn toàn', 'chút nào'],
    fits: isNegative,
  },
  { words: [['本当に', 'ほんとうに']], cues: ['thật sự', 'thực sự', 'thật là'] },
  { words: [['いつの間にか', 'いつのまにか']], cues: ['lúc nào không hay'] },
  { words: [['一生懸命', 'いっしょうけんめい']], cues: ['chăm', 'chăm chỉ', 'hết mình'], fits: isAct },
  { words: [['すぐ'], ['すぐに']], cues: ['ngay', 'ngay lập tức'], fits: isAct },
  { words: [['必ず', 'かならず']], cues: ['nhất định', 'bắt buộc'], fits: isAct },
  // sắp xếp and sắp tới are other words.
  { words: [['もうすぐ']], cues: ['sắp(?! (?:xếp|tới|đặt|hàng))'], fits: isComing },
  { words: [['特に', 'とくに']], cues: ['đặc biệt'] },
  { words: [['最近', 'さいきん']], cues: ['dạo này', 'gần đây'] },
  {
    words: [['そんなに']],
    cues: ['thế', 'vậy', 'đến thế'],
    fits: (_, { units }) => hasQuestion(units) && units.some((unit) => isWord(unit, 'どうして', 'なぜ')),
  },
  {
    words: [['たいてい'], ['よく'], ['普段', 'ふだん'], ['普段は', 'ふだんは'], ['だいたい']],
    cues: ['thường', 'thường thường', 'thường hay'],
    fits: isUsual,
  },
  {
    words: [['よく']],
    cues: [
      'hay (?:đi|đến|ăn|uống|xem|đọc|nghe|chơi|bơi|làm|nói|gọi|mua|nấu|ngủ|quên|viết|học|tập|dùng|gặp|khóc|cười)',
    ],
    fits: isUsual,
  },
  {
    words: [
      ['今', 'いま'],
      ['現在', 'げんざい'],
    ],
    cues: ['đang', 'hiện', 'hiện đang', 'hiện tại', 'bây giờ'],
    fits: isGoingOn,
  },
  { words: [['もう']], cues: ['rồi(?=\\s*(?:[.!?]|$))'], fits: isOver },
  { words: [['少し', 'すこし'], ['ちょっと']], cues: ['hơi', 'một chút'], fits: isQuality, isNext: true },
  {
    words: [['今までに', 'いままでに'], ['これまでに']],
    cues: ['từng', 'đã từng', 'bao giờ'],
    fits: isExperience,
  },
  { words: [['きっと']], cues: ['chắc chắn'], fits: isExpected },
  {
    words: [['もしかしたら'], ['もしかすると'], ['ひょっとすると'], ['ひょっとしたら']],
    cues: ['có lẽ', 'có thể', 'biết đâu', 'có khi', 'không chừng'],
    opens: true,
    fits: (_, { units }) =>
      units.some((unit) => isParticle(unit, 'かも')) &&
      !units.some((unit) => isWord(unit, 'たぶん', '多分', 'きっと', 'おそらく')),
  },
  {
    words: [['どうやら']],
    cues: ['hình như', 'có vẻ', 'dường như'],
    opens: true,
    fits: (_, { units }) =>
      units.some((unit, at) => isWord(unit, 'よう', 'らしい', 'みたい') && units[at + 1]?.kind === 'copula'),
  },
  {
    words: [
      ['急に', 'きゅうに'],
      ['突然', 'とつぜん'],
    ],
    cues: ['đột nhiên', 'bỗng nhiên', 'bất ngờ'],
    fits: isOne,
  },
  { words: [['初めて', 'はじめて']], cues: ['lần đầu', 'lần đầu tiên'], fits: isOne },
  {
    words: [['自分で', 'じぶんで']],
    cues: ['tự mình', 'tự tay', 'tự (?:làm|nấu|học|viết|sửa|giải|đi|lái)'],
    fits: isOne,
  },
  { words: [['一人で', 'ひとりで']], cues: ['một mình'], fits: hasNoOthers },
  {
    words: [['一緒に', 'いっしょに']],
    cues: ['cùng nhau', 'cùng tôi', 'với tôi', 'cùng mình', 'với mình'],
    fits: hasNoOthers,
  },
  { words: [['いつでも']], cues: ['lúc nào cũng được', 'bất cứ lúc nào', 'bất kỳ lúc nào'], fits: isRequest },
  {
    words: [['もうすぐ'], ['そろそろ'], ['今にも', 'いまにも']],
    cues: ['sắp(?! (?:xếp|tới|đặt|hàng))'],
    fits: (core, sentence) => isSeenComing(core, sentence),
  },
  {
    words: [['なるべく']],
    cues: ['cố gắng', 'càng sớm càng', 'hết sức'],
    fits: (core, sentence) =>
      isAct(core) && sentence.units.some((unit) => isWord(unit, 'よう') || isFormOf(unit, 'くださる')),
  },
  { words: [['まず']], cues: ['trước tiên', 'đầu tiên', 'trước hết'], fits: isOne },
  {
    words: [['とても'], ['すごく'], ['本当に', 'ほんとうに']],
    cues: ['rất', 'quá', 'lắm'],
    fits: isSuch,
    isNext: true,
  },
  {
    words: [['毎日', 'まいにち']],
    cues: ['hằng ngày', 'hàng ngày', 'mỗi ngày', 'ngày nào cũng'],
    fits: (core, sentence) => isUsual(core, sentence) && !hasTime(sentence),
  },
];
