import type { Token } from '../../japanese/tokens/token.ts';
import { AMOUNT_ADVERBS } from '../words/grammar-words.ts';
import { wordSet } from '../words/word-table.ts';
import { isPerson } from './noun-kinds.ts';
import { clauseOf, phraseStart } from './phrase-places.ts';
import { featuresOf, hasMood, isAdjective, isFormOf, isParticle, isWord, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { adverb, caseParticle, noun } from './say.ts';

/** Adverbs that only repeat what the sentence says: 一緒に after と, たぶん before でしょう. */
export const addedAdverb: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* together(sentence, at);
      yield* opening(sentence, at);
      yield* very(sentence, at);
      yield* atMost(sentence, at);
    }
  },
};

const TOGETHER: readonly Token[] = [noun('一緒', 'いっしょ'), caseParticle('に')];
/** Verbs that need two: 友達と話す is not 友達と一緒に話す. */
const MUTUAL = wordSet(`
  会う 話す 話し合う 結婚する 別れる 離婚する 喧嘩する けんかする 約束する 相談する 電話する 付き合う 似る 違う 比べる 知り合う 戦う 競争する
  おしゃべりする 連絡する 交換する 握手する なる 呼ぶ 言う 仲直りする つなぐ
`);

/** 友達と and 友達と一緒に, みんなで and みんなで一緒に. */
function* together(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [person, particle, next, ni] = units.slice(at);
  if (!isPerson(person) || !particle) return;
  // The tokenizer takes 友達と昼ご飯を for a list.
  const isList =
    particle.tokens.some(({ pos }) => pos.startsWith('助詞/並立助詞')) &&
    (isPerson(next) || next?.kind !== 'word');
  const isWith =
    isParticle(particle, 'と') &&
    !isList &&
    particle.tokens.every(({ pos }) => /格助詞\/一般|並立助詞/u.test(pos));
  const isAll = isWord(person, 'みんな', '皆', '全員', '家族') && isParticle(particle, 'で');
  if (!isWith && !isAll) return;
  const has = isWord(next, '一緒', 'いっしょ') && isParticle(ni, 'に');
  const clause = clauseOf(sentence, at + (has ? 4 : 2));
  const verb = units[clause?.core ?? -1];
  if (!clause || verb?.kind !== 'predicate' || MUTUAL.has(verb.lexeme?.dictionary ?? '')) return;
  const isMutual = (unit: ReadUnit | undefined): boolean => MUTUAL.has(`${unit?.text}する`);
  if (isMutual(next) || (isFormOf(verb, 'する') && isMutual(units[clause.core - 2]))) return;
  if (has) yield { from: at + 1, to: at + 4, tokens: particle.tokens, pattern: `〜${particle.text}一緒に` };
  else if (next?.kind !== 'particle' && next?.kind !== 'copula')
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [...particle.tokens, ...TOGETHER],
      pattern: `〜${particle.text}`,
    };
}

interface Opener {
  readonly word: string;
  readonly reading: string;
  /** Words of the Vietnamese sentence that allow it. */
  readonly vietnamese: RegExp;
  readonly comesBefore: (units: readonly ReadUnit[], at: number) => boolean;
}

const OPENERS: readonly Opener[] = [
  {
    word: 'たとえ',
    reading: 'たとえ',
    vietnamese: /(?<!\p{L})(?:dù|cho dù|dẫu)(?!\p{L})/u,
    comesBefore: (units, at) =>
      hasMood(units[at], 'te') &&
      isParticle(units[at + 1], 'も') &&
      !isFormOf(units[at + 2], 'いい', '大丈夫'),
  },
  {
    word: '多分',
    reading: 'たぶん',
    vietnamese: /(?<!\p{L})(?:có lẽ|chắc)(?!\p{L})/u,
    comesBefore: (units, at) => hasMood(units[at], 'conjecture') || isParticle(units[at + 1], 'かも'),
  },
];

/** The word may open the clause, or be left out there. */
function* opening(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const first = units[at];
  if (!first) return;
  for (const { word, reading, vietnamese: says, comesBefore } of OPENERS) {
    const isSaid = isWord(first, word, reading);
    const from = isSaid ? at + 1 : at;
    const predicate = from + units.slice(from).findIndex(endsOpenedClause);
    const said = units.slice(from, predicate);
    if (predicate < from || !comesBefore(units, predicate)) continue;
    if (isSaid) yield { from: at, to: at + 2, tokens: tokensOf(units.slice(from, from + 1)), pattern: word };
    const isPlain = said.every(
      (unit) => !isParticle(unit, 'は', 'も', 'でも') && !isWord(unit, word, reading, 'いくら', 'どんなに'),
    );
    if (!isSaid && isPlain && opensClause(units, at) && says.test(vietnamese.toLowerCase()))
      yield {
        from: at,
        to: at + 1,
        tokens: [adverb(word, reading), ...first.tokens],
        pattern: `〜${units[predicate]?.text}`,
      };
  }
}

const endsOpenedClause = ({ kind, role }: ReadUnit): boolean =>
  (kind === 'predicate' || kind === 'copula') && role !== 'adverb' && role !== 'adjective-before-noun';

/** The first unit of the sentence, or after a topic or the end of another clause. */
function opensClause(units: readonly ReadUnit[], at: number): boolean {
  const before = units[at - 1];
  if (units[at]?.kind !== 'word' || units[at]?.role === 'conjunction') return false;
  return (
    before === undefined ||
    before.endsSentence ||
    before.role === 'clause-end' ||
    before.role === 'conjunction' ||
    isParticle(before, 'は')
  );
}

/** とても, where the Vietnamese says "rất" or "quá" and the model leaves it to the adjective. */
function* very({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const adjective = units[at];
  const before = units[at - 1];
  const form = featuresOf(adjective);
  if (!/(?<!\p{L})(?:rất|quá)(?!\p{L})/u.test(vietnamese.toLowerCase())) return;
  if (
    adjective?.role !== 'predicate' ||
    !isAdjective(adjective) ||
    !form ||
    form.negative ||
    form.aspect !== 'simple'
  )
    return;
  if (form.mood !== 'statement' && form.mood !== 'seems' && form.mood !== 'te') return;
  const isFree = isParticle(before, 'は', 'が') && before?.role !== 'clause-end';
  const isAlone =
    units.filter((unit) => isAdjective(unit)).length === 1 &&
    units.every(({ role, text }) => role !== 'degree' && !AMOUNT_ADVERBS.has(text));
  if (isFree && isAlone && !isFormOf(adjective, 'いい', 'ない', 'ほしい', '欲しい'))
    yield { from: at, to: at + 1, tokens: [adverb('とても'), ...adjective.tokens], pattern: adjective.text };
}

const LIMITS = [
  {
    vietnamese: 'chậm nhất',
    particle: 'までに',
    words: [adverb('遅くとも', 'おそくとも'), adverb('遅くても', 'おそくても')],
  },
  {
    vietnamese: 'tối đa',
    particle: 'まで',
    words: [adverb('最大', 'さいだい'), adverb('最大で', 'さいだいで')],
  },
] as const;

/** 遅くとも before 金曜日までに, 最大 before 何冊まで, where the Vietnamese says so. */
function* atMost({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [limit, first, second] = units.slice(at);
  if (limit?.kind === 'particle' || !isParticle(first)) return;
  const said = `${first?.text}${isParticle(second) ? second?.text : ''}`;
  const from = phraseStart(units, at);
  const opens = units[from];
  for (const { vietnamese: says, particle, words } of LIMITS) {
    if (!opens || said !== particle || !vietnamese.toLowerCase().includes(says)) continue;
    for (const word of words)
      yield { from, to: from + 1, tokens: [word, ...opens.tokens], pattern: `〜${particle}` };
  }
}
