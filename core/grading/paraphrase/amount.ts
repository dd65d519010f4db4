import { wordSet } from '../words/word-table.ts';
import { featuresOf, hasMood, isAdjective, isParticle, isWord, textOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { adverb, inflectUnit, NO } from './say.ts';

/** How much: とても痛くて and 痛すぎて, 子供がたくさん and たくさんの子供が. */
export const amount: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* tooMuch(sentence, at);
      yield* amountOf(sentence, at);
    }
  },
};

/** とても痛くて and 痛すぎて, where the Vietnamese says "quá" and a result follows. */
function* tooMuch({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [very, adjective] = units.slice(at);
  if (!/(?<!\p{L})quá(?!\p{L})/u.test(vietnamese.toLowerCase())) return;
  const of = isWord(very, 'とても') ? adjective : very;
  const form = featuresOf(of);
  if (!of || !isAdjective(of) || !form || form.negative) return;
  const to = at + (of === very ? 1 : 2);
  const isReason = hasMood(of, 'te') || isParticle(units[to], 'ので', 'から');
  if (!isReason) return;
  if (of !== very && form.aspect === 'simple') {
    const tokens = inflectUnit(of, { aspect: 'too-much' });
    if (tokens) yield { from: at, to, tokens, pattern: textOf(units.slice(at, to)) };
  }
  if (of === very && form.aspect === 'too-much') {
    const tokens = inflectUnit(of, { aspect: 'simple' });
    if (tokens)
      yield {
        from: at,
        to,
        tokens: [adverb('とても'), ...tokens],
        pattern: of.text,
        points: ['sugiru'],
      };
  }
}

const AMOUNTS = ['たくさん', '大勢'];

/** What can be counted or piled up. 日本語をたくさん話す and テレビをたくさん見る tell how much is done. */
const COUNTABLE = wordSet(`
  人 子供 子ども 友達 学生 外国人 観光客 お客さん 客 若者 本 写真 お金 水 お酒 ビール 野菜 果物 料理 食べ物 飲み物 お菓子 漢字 言葉 単語 花 木 鳥 動物 魚
  店 お店 車 家 建物 物 もの 荷物 服 ごみ ゴミ 星 手紙 メール 質問 問題 間違い 仕事 宿題 薬 塩 砂糖 卵 データ 商品 製品 資料 お土産 プレゼント 緑
`);
/** What many people or things do together; 母がたくさん食べる tells how much. */
const THERE_ARE = wordSet(
  'いる ある 来る 集まる 並ぶ 参加する 住む 咲く 入る 見える 必要 できる 亡くなる 死ぬ 倒れる',
);

/** 子供がたくさん and たくさんの子供が. */
function* amountOf({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, second, third, fourth] = units.slice(at);
  if (!first || !second || !third || modifies(units[at - 1])) return;
  const isThing =
    first.kind === 'word' &&
    first.role === 'noun' &&
    isParticle(second, 'が', 'を') &&
    isWord(third, ...AMOUNTS);
  const isThere = isParticle(second, 'を') || THERE_ARE.has(fourth?.lexeme?.dictionary ?? '');
  if (isThing && fourth?.kind === 'predicate' && isThere && COUNTABLE.has(first.text)) {
    const tokens = [...third.tokens, NO, ...first.tokens, ...second.tokens];
    yield { from: at, to: at + 3, tokens, pattern: textOf(units.slice(at, at + 3)) };
  }
  const isAmount =
    isWord(first, 'たくさん', '大勢') &&
    isParticle(second, 'の') &&
    third.kind === 'word' &&
    isParticle(fourth, 'が', 'を');
  if (isAmount && fourth && units[at + 4]?.kind === 'predicate') {
    const tokens = [...third.tokens, ...fourth.tokens, ...first.tokens];
    yield { from: at, to: at + 4, tokens, pattern: textOf(units.slice(at, at + 4)) };
  }
}

const modifies = (before: ReadUnit | undefined): boolean =>
  before !== undefined &&
  (isParticle(before, 'の', 'な', 'と', 'や') ||
    before.role === 'attribute' ||
    before.role.endsWith('before-noun') ||
    before.role === 'noun');
