import { GODAN_ROWS } from '../../japanese/inflection/godan.ts';
import { vowelOf } from '../../japanese/long-vowels.ts';
import { endingsOf } from '../predicate/endings.ts';
import type { InflectionClass } from '../predicate/inflection-class.ts';
import type { Spelling } from '../sentence/spelling.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { COST, type Emit, mistaken } from './unit.ts';

const HIRAGANA = /^[\p{sc=Hiragana}ー]$/u;

/** The right verb in a form that does not exist (帰るましょう, 泳ぐられます), or another verb with the same kanji (閉まる for 閉める). */
export function emitBrokenForm(
  typed: TypedAnswer,
  at: number,
  roots: readonly Spelling[],
  inflectionClass: InflectionClass,
  emit: Emit,
): void {
  for (const { text: root } of roots) {
    const head = /^(.*\p{sc=Han})/u.exec(root)?.[1] ?? root;
    const isCopula = inflectionClass === 'copula';
    if (!isCopula && !/\p{sc=Han}/u.test(head) && head.length < 2) continue;
    if (typed.chars.slice(at, at + head.length).join('') !== head) continue;
    const from = at + head.length;
    const max = isCopula ? BROKEN_COPULA_MAX : BROKEN_MAX;
    for (let end = from; end < from + max && HIRAGANA.test(typed.chars[end] ?? ''); end++) {
      const tail = typed.chars.slice(from, end + 1).join('');
      const code = isOtherVerb(tail, root.slice(head.length), inflectionClass) ? 'word-wrong' : 'verb-form';
      emit(end + 1, mistaken(isCopula ? COST.brokenCopula : COST.brokenForm, code), false);
    }
  }
}

const BROKEN_MAX = 9;
const BROKEN_COPULA_MAX = 3;
const VERBS: readonly InflectionClass[] = [
  'godan-る',
  'godan-す',
  'godan-く',
  'godan-う',
  'godan-む',
  'godan-つ',
  'ichidan',
];

/** まりました after 閉 is a form of 閉まる; りました after 食べ is only a wrong form of 食べる. */
function isOtherVerb(tail: string, ownKana: string, inflectionClass: InflectionClass): boolean {
  if (!/^(?:godan|ichidan)/u.test(inflectionClass)) return false;
  return [0, 1].some((kana) => {
    const rootKana = tail.slice(0, kana);
    if ((rootKana === ownKana && ownKana !== '') || vowelOf(rootKana) === 'う') return false;
    // 飲みない: み belongs to 飲む itself.
    if (kana > 0 && ownRow(inflectionClass).includes(rootKana)) return false;
    return VERBS.some(
      (verb) =>
        verb !== inflectionClass &&
        (verb !== 'ichidan' ||
          kana === 0 ||
          /[いきしちにひみりぎじびえけせてねへめれげぜべ]$/u.test(rootKana)) &&
        isPlainEnding(verb, tail.slice(kana)),
    );
  });
}

function ownRow(inflectionClass: InflectionClass): readonly string[] {
  const row = GODAN_ROWS.find(({ u }) => inflectionClass === `godan-${u}`);
  return row ? Object.values(row) : [];
}

const plainEndings = new Map<InflectionClass, ReadonlySet<string>>();

function isPlainEnding(verb: InflectionClass, text: string): boolean {
  const known =
    plainEndings.get(verb) ??
    new Set(
      endingsOf(verb)
        .filter(
          ({ malformed, features }) => !malformed && features.voice === 'active' && features.mood !== 'stem',
        )
        .map((ending) => ending.text),
    );
  plainEndings.set(verb, known);
  return known.has(text);
}
