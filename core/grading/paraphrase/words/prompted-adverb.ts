import { isStative, vietnameseSays } from '../reading/clauses.ts';
import { hasQuestion } from '../reading/noun-kinds.ts';
import { clauseOf } from '../reading/phrase-places.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, textOf } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit } from '../rule.ts';
import { adverb } from '../say.ts';

/**
 * An adverb that the prompt has and the model leaves out: いつも where the Vietnamese says "luôn". It may come before any
 * phrase of its clause.
 */
export const promptedAdverb: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    const said = textOf(sentence.units);
    for (const { words, cues, fits = () => true } of PROMPTED) {
      if (words.some(([written, reading = written]) => said.includes(written) || said.includes(reading)))
        continue;
      if (!vietnameseSays(sentence, ...cues)) continue;
      for (const at of sentence.units.keys()) {
        const first = sentence.units[at];
        const core = sentence.units[clauseOf(sentence, at)?.core ?? -1];
        if (!first || !core || !beginsPhrase(sentence, at) || !fits(core, sentence)) continue;
        for (const [written, reading] of words)
          yield {
            from: at,
            to: at + 1,
            tokens: [adverb(written, reading), ...first.tokens],
            pattern: core.text,
          };
      }
    }
  },
};

interface Prompted {
  /** Adverbs that say the same, with their readings. */
  readonly words: readonly (readonly [written: string, reading?: string])[];
  /** Words of the Vietnamese sentence; one of them is enough. */
  readonly cues: readonly string[];
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
  !units.some((unit) => isParticle(unit, 'より', 'ほど') || isWord(unit, 'ほう', '方', '一番', 'もう'));

const PROMPTED: readonly Prompted[] = [
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
];

const WITH_NI = ['比べる', '対する', '関する', 'つれる', '連れる', '基づく', '応じる', '加える', '沿う'];

/** Before a noun, an adverb or the predicate itself, but not inside a phrase. */
function beginsPhrase({ units }: ReadSentence, at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]];
  if (!unit || unit.kind === 'particle' || unit.kind === 'copula' || unit.role === 'conjunction')
    return false;
  // 昨日に比べて is one phrase.
  if (hasMood(unit, 'te') && isFormOf(unit, ...WITH_NI)) return false;
  if (!before || before.endsSentence) return true;
  return ['case', 'topic', 'clause-end', 'time', 'adverb'].includes(before.role);
}
