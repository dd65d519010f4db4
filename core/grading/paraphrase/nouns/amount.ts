import { wordSet } from '../../words/word-table.ts';
import { isToldInThePast, vietnameseSays } from '../reading/clauses.ts';
import { isAlive, isPerson } from '../reading/noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isParticle,
  isVerb,
  isWord,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, inflectUnit, NO } from '../say.ts';

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
function* tooMuch(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [very, adjective] = units.slice(at);
  if (!/(?<!\p{L})quá(?!\p{L})/u.test(vietnamese.toLowerCase())) return;
  const isMuch =
    isWord(very, 'たくさん') && isVerb(adjective) && vietnameseSays(sentence, 'nhiều quá', 'quá nhiều');
  const of = isWord(very, 'とても') || isMuch ? adjective : very;
  const form = featuresOf(of);
  if (!of || !(isAdjective(of) || isMuch) || !form || form.negative) return;
  const to = at + (of === very ? 1 : 2);
  const isReason = hasMood(of, 'te') || isParticle(units[to], 'ので', 'から');
  if (!isReason) return;
  if (of !== very && form.aspect === 'simple') {
    // 難しいので頼みました: it was so at that time.
    const wasSo = !form.past && hasMood(of, 'statement') && isToldInThePast(sentence, to);
    for (const past of wasSo ? [false, true] : [form.past]) {
      const tokens = inflectUnit(of, { aspect: 'too-much', past });
      if (tokens) yield { from: at, to, tokens, pattern: textOf(units.slice(at, to)) };
    }
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

/** 子供がたくさん and たくさんの子供が. */
function* amountOf({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, second, third, fourth] = units.slice(at);
  if (!first || !second || !third || modifies(units[at - 1])) return;
  const isThing =
    first.kind === 'word' &&
    first.role === 'noun' &&
    isParticle(second, 'が', 'を') &&
    isWord(third, ...AMOUNTS);
  if (isThing && isCounted(first, second, fourth)) {
    const tokens = [...third.tokens, NO, ...first.tokens, ...second.tokens];
    yield { from: at, to: at + 3, tokens, pattern: textOf(units.slice(at, at + 3)) };
  }
  const isAmount =
    isWord(first, 'たくさん', '大勢') &&
    isParticle(second, 'の') &&
    third.kind === 'word' &&
    isParticle(fourth, 'が', 'を');
  if (isAmount && fourth && isCounted(third, fourth, units[at + 4])) {
    const tokens = [...third.tokens, ...fourth.tokens, ...first.tokens];
    yield { from: at, to: at + 4, tokens, pattern: textOf(units.slice(at, at + 4)) };
  }
}

/** What can be counted or piled up. 日本語をたくさん話す and テレビをたくさん見る tell how much is done. */
const COUNTABLE = wordSet(`
  人 子供 子ども 友達 学生 外国人 観光客 お客さん 客 若者 本 写真 お金 水 お酒 ビール 野菜 果物 料理 食べ物 飲み物 お菓子 漢字 言葉 単語 花 木 鳥 動物 魚
  店 お店 車 家 建物 物 もの 荷物 服 ごみ ゴミ 星 手紙 メール 質問 問題 間違い 仕事 宿題 薬 塩 砂糖 卵 データ 商品 製品 資料 お土産 プレゼント 緑
`);
/** Verbs that say of many that they are there or come. */
const OF_MANY = wordSet('いる 来る 集まる 住む 並ぶ 参加する 訪れる 乗る');
const OF_MANY_THINGS = wordSet(
  'ある 降る 咲く 要る かかる 入る 残る 届く 見える 落ちる 載る 並ぶ 売れる 出る',
);

/**
 * Whether the amount counts the noun: many books are read, many children are there. In 弟がたくさん食べました it says how much
 * somebody does.
 */
function isCounted(noun: ReadUnit, particle: ReadUnit, verb: ReadUnit | undefined): boolean {
  const word = verb?.lexeme?.dictionary ?? '';
  if (isParticle(particle, 'が'))
    return isAlive(noun) ? OF_MANY.has(word) && mayBeMany(noun) : OF_MANY_THINGS.has(word);
  return isVerb(verb) && word !== 'する' && COUNTABLE.has(noun.text);
}

/** 子供, 学生, 犬; 彼 and 父 are one. */
const mayBeMany = (noun: ReadUnit): boolean =>
  !isPerson(noun) ||
  /(?:人|子|子供|子ども|こども|客|生|生徒|者|員|友達|友だち|ファン|若者|大人|仲間|先生|さん)$/u.test(
    noun.text,
  );

const modifies = (before: ReadUnit | undefined): boolean =>
  before !== undefined &&
  (isParticle(before, 'の', 'な', 'と', 'や') ||
    before.role === 'attribute' ||
    before.role.endsWith('before-noun') ||
    before.role === 'noun');
