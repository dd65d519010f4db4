import type { Token } from '../../../japanese/tokens/token.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, sentenceEnd, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, asOne, inflect, inflectUnit, noun, suruLexeme } from '../say.ts';

/**
 * Apologies and thanks at another level: 申し訳ありません and すみません, 来てくださって and 来てくださいまして, お待たせして and 待たせて. A call
 * (すみません、駅はどこですか) is no apology.
 */
export const courtesy: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* apologyAt(sentence, at);
      yield* waitAt(sentence, at);
      yield* thanksAt(sentence, at);
      yield* thankedAt(sentence, at);
    }
  },
};

/** The tone of a shop or an office. */
const COURTEOUS = /(?<!\p{L})(?:ạ|xin(?! lỗi| ý kiến)|quý|kính|anh chị|ngài)(?!\p{L})/iu;
export const isCourteous = ({ vietnamese }: Pick<ReadSentence, 'vietnamese'>): boolean =>
  COURTEOUS.test(vietnamese);

const DEEP = ['申し訳ありません', '申し訳ございません'] as const;
const SORRY = /^(?:申し訳(?:ありません|ございません)|すみません|ごめんなさい)(?:でした)?/u;
const EARNESTLY: readonly Token[] = [
  adverb('大変', 'たいへん'),
  adverb('本当に', 'ほんとうに'),
  adverb('誠に', 'まことに'),
];

function* apologyAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const end = sentenceEnd(sentence, at);
  const [said = ''] = SORRY.exec(textOf(units.slice(at, end))) ?? [];
  if (said === '') return;
  const isDeep = said.startsWith('申し訳');
  const isForAct = hasMood(units[at - 1], 'te', 'stem') || units[at - 1]?.role === 'degree';
  if (!isDeep && !isForAct && !isForFault(sentence, at)) return;
  const to = lastOf(units, at, said);
  const tails = isForAct && to === end ? ['', 'でした'] : [said.endsWith('でした') ? 'でした' : ''];
  // すみません is a level lower: only where the level is free.
  const words = freeRegister ? [...DEEP, 'すみません'] : DEEP;
  const isEarnest = isForAct && units[at - 1]?.role !== 'degree' && isSaidEarnestly(sentence);
  for (const tail of tails)
    for (const word of words) {
      const sorry = apology(word + tail);
      yield { from: at, to, tokens: [sorry], pattern: said };
      for (const how of isEarnest ? EARNESTLY : [])
        if (how.surface !== '誠に' || word !== 'すみません')
          yield { from: at, to, tokens: [how, sorry], pattern: said };
    }
  if (!isDeep && freeRegister) yield { from: at, to, tokens: [apology('ごめんなさい')], pattern: said };
}

const FAULTS = [
  '遅れる',
  '遅刻する',
  '忘れる',
  '間違える',
  '壊す',
  '落とす',
  'なくす',
  '無くす',
  '寝坊する',
  '汚す',
  '割る',
];
const UNABLE = ['分かる', 'わかる', '知る', 'できる', '出来る'];

/** すみません、遅れました and すみません、行けません: "xin lỗi" for what is said next. */
function isForFault(sentence: ReadSentence, at: number): boolean {
  if (at > 0 || !vietnameseSays(sentence, 'xin lỗi') || vietnameseSays(sentence, 'cho hỏi')) return false;
  const said = sentence.units.slice(1);
  const last = said.at(-1);
  const form = featuresOf(last);
  if (!last || !form || form.mood !== 'statement' || form.wish) return false;
  const isUnable = form.negative && !form.past && (form.voice === 'potential' || isFormOf(last, ...UNABLE));
  return isUnable || (form.past && !form.negative && form.voice === 'active' && isFormOf(last, ...FAULTS));
}

const isSaidEarnestly = (sentence: ReadSentence): boolean =>
  vietnameseSays(sentence, 'thành thật', 'thật lòng', 'rất', 'vô cùng', 'hết sức', 'chân thành');

const apology = (text: string): Token => noun(text, text.replace('申し訳', 'もうしわけ'));

/** Where the units end that make up this text. */
function lastOf(units: readonly ReadUnit[], from: number, text: string): number {
  let to = from + 1;
  while (to < units.length && textOf(units.slice(from, to)).length < text.length) to++;
  return to;
}

/** 待たせてすみません, お待たせしてすみません: the speaker has kept the listener waiting. */
function* waitAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const isWait = isFormOf(unit, '待つ') && featuresOf(unit)?.voice === 'causative' && hasMood(unit, 'te');
  if (!isWait || !SORRY.test(textOf(sentence.units.slice(at + 1)))) return;
  // 子供を待たせて: not the listener.
  if (isParticle(sentence.units[at - 1], 'を')) return;
  const te = inflect(suruLexeme(), { mood: 'te' });
  if (te)
    yield {
      from: at,
      to: at + 1,
      tokens: [asOne([noun('お待たせ', 'おまたせ'), ...te])],
      pattern: '待たせて',
    };
}

const THANKS = /^ありがとうござい(?:ます|ました)/u;
const GIVES = ['くださる', 'いただく', '頂く'];

/** くださって, くださり, くださいまして: how the reason of thanks may end. */
export function thankingForms(units: readonly ReadUnit[], at: number): readonly (readonly Token[])[] {
  const unit = units[at];
  if (!unit || !isFormOf(unit, ...GIVES) || !hasMood(unit, 'te', 'stem')) return [];
  if (!THANKS.test(textOf(units.slice(at + 1)))) return [];
  const forms = [
    inflectUnit(unit, { mood: 'te', polite: false }),
    // ください is the request.
    isFormOf(unit, 'くださる') ? [noun('くださり')] : inflectUnit(unit, { mood: 'stem', polite: false }),
    inflectUnit(unit, { mood: 'te', polite: true }),
  ];
  return forms.flatMap((tokens) => (tokens ? [tokens] : []));
}

function* thanksAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  for (const tokens of thankingForms(units, at))
    yield { from: at, to: at + 1, tokens, pattern: `〜${units[at]?.text ?? ''}` };
}

/** For what somebody has done, ございます and ございました are both said. */
function* thankedAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [said] = THANKS.exec(textOf(units.slice(at))) ?? [];
  const before = units[at - 1];
  if (said === undefined || !isFormOf(before, ...GIVES, 'くれる') || !hasMood(before, 'te', 'stem')) return;
  const other = `ありがとうござい${said.endsWith('た') ? 'ます' : 'ました'}`;
  yield { from: at, to: lastOf(units, at, said), tokens: [noun(other)], pattern: said };
}
