import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { dependentNoun, inflect, inflectUnit, noun, quotingParticle, verbLexeme } from '../say.ts';

/**
 * 行くつもりです, 行こうと思っています, 行く予定です. ようと思います is only said of the speaker, 予定 only where the prompt speaks of a plan, and
 * neither ようと思う nor 予定 can be put in the place of 行かないつもりです.
 */
export const intention: ParaphraseRule = {
  name: 'intention',
  choosesFrom: ['tsumori', 'you-to-omou'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const found = intendedAt(sentence, at);
      if (found) yield* otherWordings(sentence, found);
      yield* decided(sentence, at);
    }
  },
};

const THINK = verbLexeme('思う', 'おもう', 'godan');
const CONSIDER = verbLexeme('考える', 'かんがえる', 'ichidan');
const DECIDE = verbLexeme('決める', 'きめる', 'ichidan');

type Way = 'tsumori' | 'yotei' | 'think' | 'thinking' | 'considering';

const POINTS: Readonly<Record<Way, readonly string[]>> = {
  tsumori: ['tsumori'],
  yotei: [],
  think: ['you-to-omou'],
  thinking: ['you-to-omou'],
  considering: ['you-to-omou'],
};

interface Intended {
  readonly verb: ReadUnit;
  readonly way: Way;
  readonly from: number;
  readonly to: number;
  readonly past: boolean;
  readonly polite: boolean;
}

/** 行く + つもり + です, 行こう + と + 思っています. */
function intendedAt({ units }: ReadSentence, at: number): Intended | null {
  const [verb, middle, end] = units.slice(at);
  const form = featuresOf(verb);
  const last = featuresOf(end);
  if (!verb || !middle || !end || !form || !last || !isVerb(verb) || form.negative || form.polite)
    return null;
  if (form.voice !== 'active' || last.negative || last.mood !== 'statement') return null;
  const found = { verb, from: at, to: at + 3, past: last.past, polite: last.polite };
  if (hasMood(verb, 'volitional') && isParticle(middle, 'と') && isFormOf(end, '思う'))
    return { ...found, way: last.aspect === 'progressive' ? 'thinking' : 'think' };
  if (hasMood(verb, 'volitional') && isParticle(middle, 'と') && isFormOf(end, '考える'))
    return last.aspect === 'progressive' ? { ...found, way: 'considering' } : null;
  const isNoun = end.kind === 'copula' && isWord(middle, 'つもり', '予定');
  if (!isNoun || form.past || form.mood !== 'statement' || form.aspect !== 'simple') return null;
  return { ...found, way: isWord(middle, '予定') ? 'yotei' : 'tsumori' };
}

function* otherWordings(sentence: ReadSentence, found: Intended): Iterable<Rewrite> {
  const { verb, way, from, to, past } = found;
  const { units } = sentence;
  // 行こうと思った時: the thought of a moment. 雨が降る予定 is nobody's intention.
  if ((way === 'think' && past) || !isWilled([verb]) || !isSaidAlone(sentence, to)) return;
  if (way === 'yotei' && isAboutThings(sentence)) return;
  const pattern = `〜${units
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join('')}`.replace('〜と', '〜ようと');
  for (const other of ['tsumori', 'yotei', 'think', 'thinking', 'considering'] as const) {
    if (other === way || !mayBe(sentence, found, other)) continue;
    const tokens = wordingOf(found, other);
    if (tokens) yield { from, to, tokens, pattern, points: POINTS[way] };
  }
}

/** 電車は三時に出る予定です. */
const isAboutThings = ({ units }: ReadSentence): boolean =>
  units.some(
    (unit, at) =>
      unit.role === 'noun' &&
      isParticle(units[at + 1], 'は', 'が') &&
      !isPerson(unit) &&
      !/^[私僕俺]$/u.test(unit.text),
  );

/** At the end, or before が and けど. */
const isSaidAlone = (sentence: ReadSentence, to: number): boolean =>
  to === sentenceEnd(sentence, to - 1) ||
  isParticle(sentence.units[to], 'が', 'けど', 'けれど', 'か', 'から', 'ので', 'のに');

function mayBe(sentence: ReadSentence, { way, from, to, past }: Intended, other: Way): boolean {
  const isAsked = isParticle(sentence.units[to], 'か');
  const isPlan = vietnameseSays(sentence, 'dự định', 'định', 'dự kiến', 'kế hoạch', 'lịch');
  if (other === 'yotei' || way === 'yotei')
    return isPlan && !past && !(other === 'think' && isOfOthers(sentence.units, from));
  return other !== 'think' || !(past || isAsked || isOfOthers(sentence.units, from));
}

function wordingOf({ verb, past, polite }: Intended, way: Way): readonly Token[] | null {
  const plain = { mood: 'statement', past: false, polite: false } as const;
  if (way === 'tsumori' || way === 'yotei') {
    const said = inflectUnit(verb, plain);
    const copula = inflect(COPULA, { past, polite });
    const word = way === 'yotei' ? noun('予定', 'よてい') : dependentNoun('つもり');
    return said && copula && [...said, word, ...copula];
  }
  const will = inflectUnit(verb, { ...plain, mood: 'volitional' });
  const aspect = way === 'think' ? 'simple' : 'progressive';
  const thought = inflect(way === 'considering' ? CONSIDER : THINK, { aspect, past, polite });
  return will && thought && [...will, quotingParticle('と'), ...thought];
}

/** 返品することにしました, 返品することに決めました; not ことにしています, which is a habit. */
function* decided({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [koto, ni, verb] = units.slice(at - 2, at + 1);
  const form = featuresOf(verb);
  if (at < 3 || !verb || !form?.past || form.aspect !== 'simple' || form.negative) return;
  if (!isWord(koto, 'こと') || !isParticle(ni, 'に') || !isVerb(units[at - 3])) return;
  // 見なかったことにしました: what is treated as if it were so.
  if (featuresOf(units[at - 3])?.past || !isWilled(units.slice(at - 3, at - 2))) return;
  const isSuru = isFormOf(verb, 'する');
  if (!isSuru && !isFormOf(verb, '決める')) return;
  const tokens = inflect(isSuru ? DECIDE : SURU, form);
  const pattern = `〜ことに${verb.text}`;
  if (tokens) yield { from: at, to: at + 1, tokens, pattern, points: isSuru ? ['koto-ni-suru'] : [] };
}

const SURU = { inflectionClass: 'suru', root: '', rootReading: '', dictionary: 'する' } as const;
