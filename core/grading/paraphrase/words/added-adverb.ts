import type { Token } from '../../../japanese/tokens/token.ts';
import { AMOUNT_ADVERBS } from '../../words/grammar-words.ts';
import { wordSet } from '../../words/word-table.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { clauseOf, phraseStart } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, noun } from '../say.ts';

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
/** What can be done alone as well. 友達と話す needs two, so it is not 友達と一緒に話す. */
const DONE_TOGETHER = wordSet(`
  行く 来る 帰る 食べる 飲む 見る 遊ぶ 住む 暮らす 働く 勉強する 旅行する 散歩する 買い物する 出かける 歩く 走る 泳ぐ 歌う 踊る 作る 料理する 聞く 読む 撮る
  練習する 運動する 過ごす 乗る 登る 泊まる 参加する 出席する 通う 待つ 寝る 座る 習う 食事する 掃除する 片付ける 買う 選ぶ 準備する 祝う 育てる 飼う 笑う
  泣く 頑張る 楽しむ 仕事する 留学する 研究する 調べる 探す 運ぶ 植える 演奏する 外出する 観光する 入院する 応援する 引っ越す 回る 参る 伺う まいる
  卒業する 入る 出る 寄る 戻る 生活する 手伝う する
`);
/** With する: 友達と食事をする. Not 試合, 話, 約束. */
const ACTS_TOGETHER = wordSet(`
  食事 旅行 散歩 買い物 勉強 練習 運動 掃除 料理 仕事 テニス サッカー スポーツ ゲーム 花見 宿題 ジョギング 準備 ダンス バドミントン 卓球 野球 バスケットボール
  水泳 体操 ピクニック パーティー バーベキュー 生活 研究 アルバイト ボランティア カラオケ 洗濯 キャンプ
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
  if (!clause || !mayBeTogether(units.slice(at + (has ? 4 : 2), clause.core + 1))) return;
  if (has) yield { from: at + 1, to: at + 4, tokens: particle.tokens, pattern: `〜${particle.text}一緒に` };
  else if (next?.kind !== 'particle' && next?.kind !== 'copula')
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [...particle.tokens, ...TOGETHER],
      pattern: `〜${particle.text}`,
    };
}

/** What is done, from the word after と to the verb: 映画を見る, 買い物に行く; not 会いに行く, 同じ学校に通う. */
function mayBeTogether(said: readonly ReadUnit[]): boolean {
  const isDone = said.every(
    ({ kind, lexeme, role }) =>
      kind !== 'predicate' ||
      role === 'adverb' ||
      role === 'adjective-before-noun' ||
      DONE_TOGETHER.has(lexeme?.dictionary ?? ''),
  );
  const [first, last] = [said[0], said.at(-1)];
  if (!isDone || !isVerb(last) || isWord(first, '同じ', '別', '逆', '反対') || isAdjective(first))
    return false;
  // 彼と近くに住む: near him.
  if (said.some((unit) => isWord(unit, '近く', '隣', 'そば', '離れ'))) return false;
  const act = said.at(isParticle(said.at(-2), 'を') ? -3 : -2);
  return !isFormOf(last, 'する') || ACTS_TOGETHER.has(act?.text ?? '');
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
  const opener = units[at];
  if ((opener?.kind !== 'word' && !isAdjective(opener)) || opener?.role === 'conjunction') return false;
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
