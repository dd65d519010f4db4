import { adjectiveEndings, goodEndings } from './adjective-endings.ts';
import { copulaEndings } from './copula-endings.ts';
import { type Ending, featuresKey } from './features.ts';
import type { InflectionClass } from './inflection-class.ts';
import { verbClassEndings } from './verb-classes.ts';

export type { Ending } from './features.ts';

const made = new Map<InflectionClass, readonly Ending[]>();

/** Every ending of this class. A text with several meanings appears once for each. */
export function endingsOf(inflectionClass: InflectionClass): readonly Ending[] {
  const known = made.get(inflectionClass);
  if (known) return known;
  const endings = distinct(allEndings(inflectionClass));
  made.set(inflectionClass, endings);
  return endings;
}

const byText = new Map<InflectionClass, ReadonlyMap<string, readonly Ending[]>>();

/** The endings that are right in some sentence, by their text. A class has thousands, so they are in a map. */
export function wellFormedEndings(inflectionClass: InflectionClass): ReadonlyMap<string, readonly Ending[]> {
  const known = byText.get(inflectionClass);
  if (known) return known;
  const endings = new Map<string, Ending[]>();
  for (const ending of endingsOf(inflectionClass)) {
    if (ending.malformed) continue;
    const alike = endings.get(ending.text);
    if (alike) alike.push(ending);
    else endings.set(ending.text, [ending]);
  }
  byText.set(inflectionClass, endings);
  return endings;
}

function allEndings(inflectionClass: InflectionClass): Ending[] {
  if (inflectionClass === 'adjective') return adjectiveEndings();
  if (inflectionClass === 'adjective-いい') return goodEndings();
  if (inflectionClass === 'copula') return copulaEndings();
  return verbClassEndings(inflectionClass);
}

/** Well-formed before contracted before malformed: a text that is right in one sense is never listed as wrong. */
function distinct(endings: readonly Ending[]): Ending[] {
  const right = endings.filter((one) => !one.malformed);
  const rightTexts = new Set(right.map(({ text }) => text));
  const wrong = endings.filter((one) => one.malformed && !rightTexts.has(one.text));
  const byKey = new Map<string, Ending>();
  for (const one of [
    ...right.filter((form) => !form.contracted),
    ...right.filter((form) => form.contracted),
    ...wrong,
  ]) {
    const key = `${one.text} ${featuresKey(one.features)}`;
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}
