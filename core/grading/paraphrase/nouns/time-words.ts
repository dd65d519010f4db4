import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isParticle, isWord, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, noun, topicParticle } from '../say.ts';

/** Words for times that are the same, most of them by the prompt: 今度の土曜日 and 今週の土曜日, 夜勤の間 and 夜勤中. */
export const timeWords: ParaphraseRule = {
  name: 'time',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* thisOne(sentence, at);
      yield* during(sentence, at);
      yield* whichDay(sentence, at);
    }
  },
};

const THIS = [noun('今週', 'こんしゅう'), noun('今度', 'こんど')];

/** 今週の土曜日 and 今度の土曜日, where the prompt says "thứ bảy này". */
function* thisOne(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [which, no, day] = sentence.units.slice(at);
  const isDay = /^[日月火水木金土]曜(?:日)?$/u.test(day?.text ?? '');
  if (!isWord(which, '今週', '今度') || !isParticle(no, 'の') || !isDay) return;
  if (!vietnameseSays(sentence, '(?:thứ \\p{L}+|chủ nhật) này')) return;
  for (const word of THIS)
    if (word.surface !== which?.text)
      yield { from: at, to: at + 1, tokens: [word], pattern: textOf(sentence.units.slice(at, at + 3)) };
}

/** What lasts for some time. */
const LASTS = wordSet(
  '夜勤 授業 会議 テスト 試験 仕事 勤務 面接 入院 工事 旅行 夏休み 冬休み 食事 運転 留学',
);
const DURING = noun('中', 'ちゅう');

/** 夜勤の間 and 夜勤中; テストで and テスト中に, where the prompt says "trong giờ". */
function* during(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [what, no, time, particle] = units.slice(at);
  if (!what || !LASTS.has(what.text)) return;
  const own = { from: at, pattern: textOf(units.slice(at, at + 3)) };
  if (isParticle(no, 'の') && isWord(time, '間')) {
    const isTopic = isParticle(particle, 'は');
    if (isParticle(particle, 'に'))
      yield { ...own, to: at + 4, tokens: [...what.tokens, DURING, caseParticle('に')] };
    else if (isTopic || !isParticle(particle)) {
      const to = at + (isTopic ? 4 : 3);
      yield { ...own, to, tokens: [...what.tokens, DURING] };
      yield { ...own, to, tokens: [...what.tokens, DURING, topicParticle('は')] };
    }
  }
  const isAtTest =
    isParticle(no, 'で') &&
    !isParticle(time) &&
    vietnameseSays(sentence, 'trong giờ', 'trong lúc', 'trong khi');
  if (isAtTest)
    for (const after of [caseParticle('に'), topicParticle('は')])
      yield {
        from: at,
        to: at + 2,
        tokens: [...what.tokens, DURING, after],
        pattern: textOf(units.slice(at, at + 2)),
      };
}

/** いつ and 何曜日に, where the prompt says "hôm nào". */
function* whichDay(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [when, second] = sentence.units.slice(at);
  if (!vietnameseSays(sentence, 'hôm nào')) return;
  const isFree = second !== undefined && second.kind !== 'particle' && second.kind !== 'copula';
  if (isWord(when, 'いつ') && isFree)
    yield {
      from: at,
      to: at + 1,
      tokens: [noun('何曜日', 'なんようび'), caseParticle('に')],
      pattern: 'いつ',
    };
  if (when?.text === '何曜日' && isParticle(second, 'に'))
    yield { from: at, to: at + 2, tokens: [noun('いつ')], pattern: '何曜日に' };
}
