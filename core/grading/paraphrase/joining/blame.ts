import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { isToldInThePast, vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isParticle, isVerb, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, clauseParticle, inflect, inflectUnit, NO, noun, verbLexeme } from '../say.ts';
import { isEvent, mayHaveEvent, TAME } from './cause.ts';
import { reportsResult } from './reason.ts';

/**
 * 地震で, 地震のせいで, 地震があったため: what an event has done; 飲みすぎて and 飲みすぎたせいで; ダイエット中なので and ダイエット中のため. せいで blames, so
 * nothing good follows it.
 */
export const blame: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* eventAt(sentence, at);
      yield* tooMuch(sentence, at);
      yield* inTheMiddle(sentence, at);
    }
  },
};

const SEI = [noun('せい'), caseParticle('で')];
/** They happen at a moment; 雨 falls, 病気 lasts. */
const HAPPENS = /(?:事故|地震|火事|火災|停電|津波|洪水)$/u;
const FALLS = /(?:雨|雪)$/u;
const ARU = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' } as const;
const OKIRU = verbLexeme('起きる', 'おきる', 'ichidan');
const FURU = verbLexeme('降る', 'ふる', 'godan');

/** で, のため(に), のせいで after an event: how long the words are, and which they are. */
function causeWords(units: readonly ReadUnit[], at: number): { to: number; text: string } | null {
  const [first, second, third] = units.slice(at);
  if (isParticle(first, 'で')) return { to: at + 1, text: '〜で' };
  if (!isParticle(first, 'の')) return null;
  if (isWord(second, 'せい') && third?.text === 'で') return { to: at + 3, text: '〜のせいで' };
  if (!isWord(second, 'ため', '為')) return null;
  return isParticle(third, 'に') ? { to: at + 3, text: '〜のために' } : { to: at + 2, text: '〜のため' };
}

function* eventAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const event = units[at - 1];
  const found = causeWords(units, at);
  if (!event || !found || !isEvent(event) || units[at - 2]?.role === 'joining') return;
  if (isParticle(units[found.to]) || !mayHaveEvent(sentence, found.to)) return;
  const points = found.text === '〜で' ? ['de-nguyen-nhan'] : ['tame-nguyen-nhan'];
  const own = { from: at, to: found.to, pattern: found.text, points };
  if (found.text !== '〜のせいで') yield { ...own, tokens: [NO, ...SEI] };
  else {
    yield { ...own, tokens: [caseParticle('で')] };
    for (const tame of TAME) yield { ...own, tokens: [NO, ...tame] };
  }
  if (!isToldInThePast(sentence, found.to)) return;
  for (const verb of HAPPENS.test(event.text) ? [ARU, OKIRU] : FALLS.test(event.text) ? [FURU] : [])
    for (const tokens of happened(verb)) yield { ...own, tokens: [caseParticle('が'), ...tokens] };
}

/** があって, があったので, があったため. */
function happened(verb: typeof ARU | ReturnType<typeof verbLexeme>): (readonly Token[])[] {
  const [te, past] = [inflect(verb, { mood: 'te' }), inflect(verb, { past: true })];
  if (!te || !past) return [];
  return [
    te,
    [...past, clauseParticle('ので')],
    [...past, ...TAME.flatMap((tame) => tame.slice(0, 1)).slice(0, 1)],
  ];
}

/** お酒を飲みすぎて頭が痛い, 飲みすぎたせいで. */
function* tooMuch(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const verb = sentence.units[at];
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || form?.aspect !== 'too-much' || form.negative || form.voice !== 'active')
    return;
  const next = sentence.units[at + 1];
  const isNode = form.past && isParticle(next, 'ので', 'から') && next?.role === 'clause-end';
  const isTe = hasMood(verb, 'te') && !isParticle(next);
  const to = at + (isNode ? 2 : 1);
  if ((!isNode && !isTe) || !reportsResult(sentence, to, false)) return;
  if (!vietnameseSays(sentence, 'nên', 'vì', 'do', 'tại')) return;
  const past = inflectUnit(verb, { mood: 'statement', past: true, polite: false });
  const pattern = isNode ? `〜${next?.text ?? ''}` : '〜すぎて';
  if (past) yield { from: at, to, tokens: [...past, ...SEI], pattern, points: ['te-noi'] };
}

/** What one can be in the middle of. */
const OCCUPIED = wordSet(
  '会議 仕事 運転 電話 食事 ダイエット 旅行 出張 外出 入院 工事 休憩 授業 試験 準備 営業',
);
const DO = { inflectionClass: 'suru', root: '', rootReading: '', dictionary: 'する' } as const;

/** ダイエット中なので, ダイエットをしているので, ダイエット中のため; the set phrases say 中 for ている. */
function* inTheMiddle({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, na, node] = units.slice(at);
  const busy = first?.kind === 'word' && first.text.endsWith('中') ? first.text.slice(0, -1) : '';
  if (!first || !OCCUPIED.has(busy) || !isParticle(na, 'な') || !node || !isParticle(node, 'ので')) return;
  const about = { to: at + 3, pattern: '〜ので', points: ['node'] };
  for (const tame of TAME) yield { ...about, from: at + 1, tokens: [NO, ...tame] };
  const doing = inflect(DO, { aspect: 'progressive' });
  if (doing)
    yield {
      from: at,
      to: at + 3,
      tokens: [...first.tokens.slice(0, -1), caseParticle('を'), ...doing, ...node.tokens],
      pattern: '〜中',
    };
}
