import { isKana, isKatakana, toHiragana } from '../japanese/kana.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';
import { kanaInLatin, nameInLatin } from './name-in-latin.ts';
import type { ListedKind, NameList } from './name-list.ts';
import type { Name, NameKind } from './name.ts';
import { ENDINGS, type PlaceEnding, UNIT_ENDINGS } from './place-endings.ts';

export interface FoundName {
  readonly name: Name;
  /** The reading that was typed, else the most usual one. */
  readonly reading: string;
  /** Only a long list has it: a word is likelier. */
  readonly isListed?: boolean;
}

/** The names of which longer ones consist. */
export interface NameParts {
  /** By a whole spelling. */
  readonly spelt: (spelling: string, kinds: readonly NameKind[]) => readonly FoundName[];
  /** Vietnamese and other foreign names, by a syllable of Vietnamese. */
  readonly said: (word: string, kinds: readonly NameKind[]) => readonly FoundName[];
  readonly listed: NameList;
}

const FAMILY: readonly NameKind[] = ['family'];
const GIVEN: readonly NameKind[] = ['female', 'male', 'given'];
const IN_JAPAN: readonly NameKind[] = ['prefecture', 'city', 'ward', 'district', 'region'];
const COUNTRY: readonly NameKind[] = ['country'];
const FOREIGN_FAMILY: readonly NameKind[] = ['foreign-family'];
const FOREIGN_GIVEN: readonly NameKind[] = ['foreign-given', 'foreign-family'];

const FULL_MAX_CHARS = 8;
const GIVEN_IN_KANA = /^(?:\p{sc=Hiragana}{2,4}|[\p{sc=Katakana}ー]{2,5})$/u;

/** A full name, split into its family name and its given name: 山田太郎. Its parts follow it. */
export function fullName(text: string, parts: NameParts): FoundName[] {
  const [first, second, ...more] = text.split(/[\s・]+/u);
  const cuts =
    second === undefined
      ? Array.from({ length: Math.min(text.length, FULL_MAX_CHARS) - 1 }, (_, at) => [
          text.slice(0, at + 1),
          text.slice(at + 1),
        ])
      : more.length === 0 && first
        ? [[first, second]]
        : [];
  const best = cuts
    .flatMap(([family = '', given = '']) => pairOf(family, given, parts))
    .toSorted((a, b) => a.cost - b.cost)[0];
  if (!best || text.length > FULL_MAX_CHARS + 1) return [];
  const { family, given } = best;
  const [familyName, givenName] = [family, given].map(({ name, reading }) => nameInLatin(name, reading));
  return [
    {
      name: {
        spelling: text,
        readings: [`${family.reading}${given.reading}`],
        kind: 'full',
        vietnamese: `${familyName} ${givenName}`,
      },
      reading: `${family.reading} ${given.reading}`,
    },
    family,
    given,
  ];
}

interface Pair {
  readonly family: FoundName;
  readonly given: FoundName;
  /** A name that somebody has chosen for the site is likelier than one of a long list. */
  readonly cost: number;
}

const COST = { chosen: 0, listed: 2, kana: 1, oneCharacter: 3 } as const;

function pairOf(family: string, given: string, { spelt, listed }: NameParts): Pair[] {
  const first = spelt(family, FAMILY)[0] ?? listedName(family, 'family', 'family', listed);
  const second =
    spelt(given, GIVEN)[0] ?? listedName(given, 'given', 'given', listed) ?? (first && inKana(given));
  if (!first || !second) return [];
  const costOf = ({ isListed }: FoundName) => (isListed ? COST.listed : COST.chosen);
  const short = family.length === 1 ? COST.oneCharacter : 0;
  return [{ family: first, given: second, cost: costOf(first) + costOf(second) + short }];
}

/** Of a long list: no more readings than a learner can use. */
function listedName(
  spelling: string,
  listedAs: ListedKind,
  kind: NameKind,
  listed: NameList,
): FoundName | undefined {
  const readings = listed.readingsOf(spelling, listedAs);
  const [reading] = readings;
  if (reading === undefined) return undefined;
  return { name: { spelling, readings, kind, vietnamese: '' }, reading, isListed: true };
}

function inKana(spelling: string): FoundName | undefined {
  if (!GIVEN_IN_KANA.test(spelling)) return undefined;
  const reading = toHiragana(spelling);
  return { name: { spelling, readings: [reading], kind: 'given', vietnamese: '' }, reading, isListed: true };
}

/** A name of the long list that is no name of ours. */
export function listedNames(text: string, { listed }: NameParts): FoundName[] {
  const person = listedName(text, 'family', 'family', listed) ?? listedName(text, 'given', 'given', listed);
  const place = listedName(text, 'place', 'region', listed);
  return [person, place].filter((found) => found !== undefined);
}

/** A place with what is there: 成田空港, 東京タワー, ベトナム大使館. */
export function placeWithEnding(text: string, parts: NameParts): FoundName[] {
  for (let at = 1; at < text.length; at++) {
    const [place, ending] = [text.slice(0, at), text.slice(at)];
    const inJapan = Object.hasOwn(ENDINGS.inJapan, ending) ? placeOf(place, parts) : undefined;
    const found =
      inJapan ?? (Object.hasOwn(ENDINGS.abroad, ending) ? parts.spelt(place, COUNTRY)[0] : undefined);
    const known: Readonly<Record<string, PlaceEnding>> = inJapan ? ENDINGS.inJapan : ENDINGS.abroad;
    const after = known[ending];
    if (found && after) return [asPlace(text, [{ found, after }])];
  }
  return [];
}

const placeOf = (place: string, { spelt, listed }: NameParts): FoundName | undefined =>
  spelt(place, IN_JAPAN)[0] ?? listedName(place, 'place', 'region', listed);

interface PlacePart {
  readonly found: FoundName;
  readonly after?: PlaceEnding | undefined;
}

/** From the smallest to the largest, as Vietnamese writes an address. */
function asPlace(spelling: string, placeParts: readonly PlacePart[]): FoundName {
  const reading = placeParts
    .map(({ found, after }) => toHiragana(withoutUnit(found)) + (after?.reading ?? ''))
    .join('');
  const vietnamese = placeParts
    .toReversed()
    .map(({ found, after }) => {
      const latin = nameInLatin(found.name, withoutUnit(found));
      return after ? after.vietnamese(latin) : latin;
    })
    .join(', ');
  const isListed = placeParts.some(({ found }) => found.isListed);
  return {
    name: {
      spelling,
      readings: [reading],
      kind: 'place',
      vietnamese: vietnamese.charAt(0).toUpperCase() + vietnamese.slice(1),
    },
    reading,
    ...(isListed ? { isListed } : {}),
  };
}

/** さいたま of さいたまけん. */
const withoutUnit = ({ name: { spelling, kind }, reading }: FoundName): string => {
  const unit = kind === 'prefecture' || kind === 'ward' ? UNIT_ENDINGS[spelling.slice(-1)] : undefined;
  return unit && reading.endsWith(unit.reading) ? reading.slice(0, -unit.reading.length) : reading;
};

const PLACE_MAX_CHARS = 6;
const ADDRESS_MAX_PARTS = 4;

/** An address: 愛知県名古屋市, 東京都新宿区西新宿. It begins with a prefecture or a city. */
export function address(text: string, parts: NameParts): FoundName[] {
  const found: PlacePart[] = [];
  let rest = text;
  while (rest !== '' && found.length < ADDRESS_MAX_PARTS) {
    const next = nextPlace(rest, parts, found.length > 0);
    if (!next) return [];
    found.push(next.part);
    rest = rest.slice(next.length);
  }
  return rest === '' && found.length > 1 ? [asPlace(text, found)] : [];
}

function nextPlace(text: string, parts: NameParts, isInside: boolean) {
  for (let length = Math.min(text.length, PLACE_MAX_CHARS); length > 1; length--) {
    const [name, unit] = [text.slice(0, length - 1), text.charAt(length - 1)];
    const whole = parts.spelt(text.slice(0, length), ['prefecture', 'ward'])[0];
    const after = UNIT_ENDINGS[unit];
    const found = whole ?? (after ? placeOf(name, parts) : undefined);
    if (found && (after || unit === '道')) return { part: { found, after }, length };
  }
  // A quarter at the end has no unit: 西新宿.
  const last = isInside && text.length <= PLACE_MAX_CHARS ? placeOf(text, parts) : undefined;
  return last ? { part: { found: last }, length: text.length } : null;
}

/** A foreign name in katakana or in Vietnamese: グエン・ヴァン・ナム, Nguyễn Văn Nam. */
export function foreignFullName(text: string, parts: NameParts): FoundName[] {
  const words = text.split(/[\s・=＝]+/u).filter(Boolean);
  if (words.length < 2) return [];
  const isJapanese = words.every((word) => isKatakana(word));
  if (!isJapanese && !words.every(isCapital)) return [];
  const find = isJapanese ? parts.spelt : parts.said;
  const found = words.map((word, at) => find(word, at === 0 ? FOREIGN_FAMILY : FOREIGN_GIVEN)[0]);
  if (found.some((one) => one === undefined)) return [];
  const known = found.filter((one) => one !== undefined);
  const reading = known.map((one) => one.reading).join(' ');
  const name: Name = {
    spelling: known.map((one) => one.name.spelling).join('・'),
    readings: [reading.replaceAll(' ', '')],
    kind: 'foreign-full',
    vietnamese: known.map((one, at) => calledIn(one.name, isJapanese ? '' : (words[at] ?? ''))).join(' '),
  };
  return [{ name, reading }];
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The name that was typed, else the most usual one of those that are written alike in katakana. */
function calledIn({ vietnamese, readings: [reading = ''] }: Name, typed: string): string {
  const names = vietnamese.split('、');
  return (
    names.find((name) => name.toLowerCase() === typed.normalize('NFC').toLowerCase()) ??
    names.find((name) => typed !== '' && withoutMarks(name) === withoutMarks(typed)) ??
    names[0] ??
    kanaInLatin(isKana(reading) ? reading : '')
  );
}
