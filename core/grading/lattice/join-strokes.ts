import { folded } from '../typed/fold.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { spanAt, type Stroke } from './stroke.ts';
import type { Step } from './visit.ts';

/** What a learner sees as one: steps and strokes that only together are a mistake or a note. */

/** 自転車 for 車 and 彼女 for 彼 are other words, not words with extra characters. */
export function joinExtra(steps: readonly Step[], typed: TypedAnswer): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const merged = last && mergedWord(last, step, typed);
    if (merged) joined[joined.length - 1] = merged;
    else joined.push(step);
  }
  return joined;
}

/** The rest of a compound word is at most this long. */
const COMPOUND_REST_MAX = 2;

function mergedWord(last: Step, next: Step, { chars }: TypedAnswer): Step | null {
  const [extra, said] = last.kind === 'extra' ? [last, next] : [next, last];
  if (extra.kind !== 'extra' || said.kind !== 'said') return null;
  const strange = chars.slice(extra.from, extra.to);
  const own = chars.slice(said.from, said.to);
  // なりました for しました, whose した it ends in.
  if (
    said.unit.kind === 'predicate' &&
    extra === last &&
    own.length < strange.length &&
    own.every(isHiragana) &&
    strange.every(isHiragana)
  )
    return { kind: 'replaced', unit: said.unit, from: last.from, to: next.to };
  if (strange.length > COMPOUND_REST_MAX || !strange.every((char) => KANJI.test(char))) return null;
  const touching = (extra === last ? own[0] : own.at(-1)) ?? '';
  const isCompound = said.unit.kind === 'word' && KANJI.test(touching) && own.join('') !== strange.join('');
  // 行きました for 来ました, whose きました it ends in.
  const isOtherVerb = said.unit.kind === 'predicate' && extra === last && !KANJI.test(touching);
  return isCompound || isOtherVerb
    ? { kind: 'replaced', unit: said.unit, from: last.from, to: next.to }
    : null;
}

const isHiragana = (char: string): boolean => char >= 'ぁ' && char <= 'ゖ';
const KANJI = /^\p{sc=Han}$/u;

/** A phrase that is extra in one place and missing in another has been moved: one mistake, not two. */
export function joinMoved(strokes: readonly Stroke[]): Stroke[] {
  const moved = new Set<Stroke>();
  const joined = strokes.map((extra) => {
    if (extra.mistakes[0] !== 'word-extra') return extra;
    const missing = strokes.find(
      (one) => one.mistakes[0] === 'word-missing' && !moved.has(one) && isSamePhrase(extra, one),
    );
    if (!missing) return extra;
    moved.add(missing);
    return { ...extra, mistakes: ['order' as const], model: missing.model };
  });
  return joined.filter((one) => !moved.has(one));
}

/** 熱が and の熱が: the particle can depend on the place. */
function isSamePhrase({ typed }: Stroke, { model }: Stroke): boolean {
  const [one, other] = [typed.text, model.text].map((text) => folded(text).replace(/^の|の$/gu, ''));
  return one !== undefined && one !== '' && one === other;
}

/** The units of one paraphrase are compared with the model as a whole. */
export function joinParaphrases(strokes: readonly Stroke[], { read }: TypedAnswer): Stroke[] {
  const joined: Stroke[] = [];
  for (const next of strokes) {
    const last = joined.at(-1);
    if (!last || !next.paraphrase || last.paraphrase !== next.paraphrase) {
      joined.push(next);
      continue;
    }
    const { start } = last.typed;
    const { end } = next.typed;
    joined[joined.length - 1] = {
      ...last,
      typed: { start, end, text: read.slice(start, end) },
      notes: [...new Set([...last.notes, ...next.notes])],
    };
  }
  return joined;
}

/** A word that is missing together with its particle is one mistake, and so are の and the word after it. */
export function joinMissing(strokes: readonly Stroke[]): Stroke[] {
  const joined: Stroke[] = [];
  for (const next of strokes) {
    const last = joined.at(-1);
    if (!last || !isRightAfter(last, next)) joined.push(next);
    else if (isOneMissing(last, next))
      joined[joined.length - 1] = {
        ...last,
        mistakes: ['word-missing'],
        model: spanAt(last.model.start, last.model.text + next.model.text),
        isParticle: next.isParticle,
      };
    // 貸しました for 貸してあげました: one mistake, which needs both words to be understood.
    else if (isVerbForm(last) && next.mistakes[0] === 'word-missing' && next.isPredicate)
      joined[joined.length - 1] = {
        ...last,
        model: spanAt(last.model.start, last.model.text + next.model.text),
      };
    else joined.push(next);
  }
  return joined;
}

const isVerbForm = ({ mistakes, isPredicate }: Stroke): boolean => isPredicate && mistakes[0] === 'verb-form';

function isOneMissing(last: Stroke, next: Stroke): boolean {
  const [before] = last.mistakes;
  const [after] = next.mistakes;
  if (before === 'word-missing')
    return after === 'particle-missing' || (after === 'word-missing' && !last.isParticle);
  return before === 'particle-missing' && last.model.text === 'の' && after === 'word-missing';
}

const isRightAfter = (last: Stroke, next: Stroke): boolean => last.model.end === next.model.start;
