import { wordSet } from '../../words/word-table.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, inflect, inflectUnit, suruLexeme } from '../say.ts';

/**
 * 友達が来る前に掃除しておきます and 掃除します. ておく can be left out where 前に or までに says the same and the prompt has no "sẵn"; it can be
 * added where the prompt says "sẵn".
 */
export const beforehand: ParaphraseRule = {
  name: 'beforehand',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      const form = featuresOf(unit);
      if (!form || form.negative || form.wish || unit.role === 'verb-before-noun') continue;
      const isDone = form.aspect === 'beforehand';
      const isOther = isDone ? mayLeaveOut(sentence, at) : mayAdd(sentence, at, unit);
      const tokens = isOther ? inflectUnit(unit, { aspect: isDone ? 'simple' : 'beforehand' }) : null;
      if (tokens) yield { ...rewriteOf(unit, isDone), from: at, to: at + 1, tokens };
      if (isDone) yield* leftAsItIs(sentence, at, unit);
      yield* shouldHave(sentence, at, unit);
    }
  },
};

const PREPARES = wordSet(`
  予約する 準備する 用意する 調べる 確認する 予習する 復習する 練習する 掃除する 勉強する 買う メモする 書く 聞く 連絡する 相談する 覚える 貯金する 習う 言う
`);

/** もっと勉強すればよかった, しておけばよかった: it would help now. */
function* shouldHave(sentence: ReadSentence, at: number, unit: ReadUnit): Iterable<Rewrite> {
  const form = featuresOf(unit);
  const good = sentence.units[at + 1];
  if (!form || (form.mood !== 'ba' && form.mood !== 'tara') || form.voice !== 'active') return;
  if (!isFormOf(good, 'いい', 'よい', '良い') || !featuresOf(good)?.past || featuresOf(good)?.negative)
    return;
  if (!PREPARES.has(unit.lexeme?.dictionary ?? '') || vietnameseSays(sentence, READY, 'trước')) return;
  const isDone = form.aspect === 'beforehand';
  if (!isDone && form.aspect !== 'simple') return;
  for (const mood of ['ba', 'tara'] as const) {
    const tokens = inflectUnit(unit, { aspect: isDone ? 'simple' : 'beforehand', mood });
    const pattern = `〜${mood === 'ba' ? 'ば' : 'たら'}よかった`;
    if (tokens) yield { from: at, to: at + 1, tokens, pattern, points: isDone ? ['te-oku'] : [] };
  }
}

const LEFT = ['開ける', '閉める', 'つける', '付ける', '消す', '出す', '置く', 'かける', '掛ける'];

/** "Cứ để cửa sổ mở": 開けておいてください, 開けたままにしてください. */
function* leftAsItIs(sentence: ReadSentence, at: number, unit: ReadUnit): Iterable<Rewrite> {
  const form = featuresOf(unit);
  if (!form || !isFormOf(unit, ...LEFT) || !vietnameseSays(sentence, 'cứ để', 'để nguyên', 'vẫn để')) return;
  const done = inflectUnit(unit, { aspect: 'simple', mood: 'statement', past: true, polite: false });
  for (const aspect of ['simple', 'beforehand'] as const) {
    const kept = inflect(suruLexeme(), { ...form, aspect });
    const tokens = done && kept && [...done, dependentNoun('まま'), caseParticle('に'), ...kept];
    if (tokens) yield { ...rewriteOf(unit, true), from: at, to: at + 1, tokens };
  }
}

const rewriteOf = (unit: ReadUnit, isDone: boolean): Pick<Rewrite, 'pattern' | 'points'> =>
  isDone
    ? { pattern: `〜て${unit.text.replace(/^.*[てで](?=お|置)/u, '')}`, points: ['te-oku'] }
    : { pattern: unit.text };

/** Done in advance; "sẵn sàng" and "sẵn lòng" are willing. */
const READY = 'sẵn(?! (?:sàng|lòng))';

const mayLeaveOut = (sentence: ReadSentence, at: number): boolean =>
  isSaidOnItsOwn(sentence, at) &&
  !vietnameseSays(sentence, READY) &&
  sentence.units
    .slice(0, at)
    .some(
      (unit, index, before) =>
        (isTimeBefore(before, index) || isParticle(unit, 'まで')) && isParticle(before[index + 1], 'に'),
    );

const EVENTS =
  /(?:会議|授業|試験|テスト|食事|ご飯|旅行|出発|出張|試合|面接|発表|パーティー|仕事|引っ越し|結婚式|入学|卒業|入院|手術)$/u;

/** 来る前に, 会議の前に, 三日前に; 駅の前に is a place. */
const isTimeBefore = (units: readonly ReadUnit[], at: number): boolean => {
  const unit = units[at];
  if (!isWord(unit, '前')) return unit?.kind === 'number' && unit.text.endsWith('前');
  const before = units[at - 1];
  return isParticle(before, 'の')
    ? EVENTS.test(units[at - 2]?.text ?? '')
    : before?.role === 'verb-before-noun' || before?.kind === 'number';
};

const mayAdd = (sentence: ReadSentence, at: number, unit: ReadUnit): boolean =>
  featuresOf(unit)?.aspect === 'simple' &&
  featuresOf(unit)?.voice === 'active' &&
  isSaidOnItsOwn(sentence, at) &&
  isWilled([unit]) &&
  (helpsLater(sentence, at, unit) ||
    (vietnameseSays(sentence, READY) &&
      sentence.units.slice(0, at).some((one) => isParticle(one, 'を', 'は'))));

/** 寝る前に日記を書きます is for nothing that comes later. */
const NEEDED_LATER = ['予約する', '準備する', '用意する', '調べる', '確認する', '予習する'];

/** 忘れないようにメモします, 旅行の前にホテルを予約します: done for what comes later. */
const helpsLater = ({ units }: ReadSentence, at: number, unit: ReadUnit): boolean =>
  PREPARES.has(unit.lexeme?.dictionary ?? '') &&
  units.slice(0, at).some((one, index, before) => {
    const [you, ni] = before.slice(index + 1);
    const isLest = featuresOf(one)?.negative === true && isWord(you, 'よう') && isParticle(ni, 'に');
    const isEarlier = isTimeBefore(before, index) && isWord(one, '前') && isParticle(you, 'に');
    return isLest || (isEarlier && isFormOf(unit, ...NEEDED_LATER));
  });

/** The last predicate: a statement, or a request. */
const isSaidOnItsOwn = ({ units }: ReadSentence, at: number): boolean =>
  (hasMood(units[at], 'statement') && at === units.length - 1) ||
  (hasMood(units[at], 'te') && isFormOf(units[at + 1], 'くださる', '下さる'));
