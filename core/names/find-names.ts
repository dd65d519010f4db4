import { hasJapanese, isKana } from '../japanese/kana.ts';
import { dropLongVowels } from '../japanese/long-vowels.ts';
import { japaneseKey } from '../search/japanese-keys.ts';
import { readQuery } from '../search/read-query.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';
import {
  address,
  foreignFullName,
  fullName,
  listedNames,
  type NameParts,
  placeWithEnding,
  type FoundName,
} from './compose-names.ts';
import { type NameList, NO_NAMES } from './name-list.ts';
import { type Name, NAME_KINDS, type NameKind } from './name.ts';

/** A name of Japan that somebody has chosen for the site. Foreign ones sound like many words. */
export const isSure = ({ name, isListed }: FoundName): boolean =>
  isListed !== true && !name.kind.startsWith('foreign-');

interface AskedName {
  readonly text: string;
  /** Only these kinds are meant; null if the text does not say. */
  readonly kinds: readonly NameKind[] | null;
}

const PEOPLE: readonly NameKind[] = ['family', 'female', 'male', 'given', 'foreign-family', 'foreign-given'];
const GIVEN: readonly NameKind[] = ['female', 'male', 'given', 'foreign-given'];
const PLACES: readonly NameKind[] = NAME_KINDS.filter((kind) => !PEOPLE.includes(kind));

/** Vietnamese words before a name that say what it is, without marks. */
const INTRODUCTIONS: readonly (readonly [RegExp, readonly NameKind[]])[] = [
  [/^ho /, ['family', 'foreign-family']],
  [/^ten /, GIVEN],
  [/^(?:anh|chi|ong|ba|co|thay|ngai|nguoi ten|ban) /, PEOPLE],
  [/^(?:tinh|thanh pho|tp\.?|quan|ga|vung|dao|nuoc|thu do) /, PLACES],
];

/** What follows a name of a person or place in Japanese and in romaji. */
const TITLES = /(?:さん|様|さま|くん|君|ちゃん|先生|氏)$/u;
const ROMAJI_TITLES = /[\s-](?:san|sama|kun|chan|sensei|shi)$/i;
const PLACE_ENDINGS = /(?:市|駅|区)$/u;
const ROMAJI_PLACE_ENDINGS = /[\s-](?:shi|eki|ku|ken|fu|to)$/i;
/** A prefecture is called 埼玉 as well as 埼玉県. */
const PREFECTURE_ENDINGS = /(?:県|府|都|けん|ふ|と)$/u;

interface NameSources {
  /** Far more names of Japan, by their spelling only. */
  readonly listed?: NameList;
  /** The text with the characters in use today: 渡邊 is 渡辺. */
  readonly modern?: (text: string) => string;
}

type NameIndex = ReadonlyMap<string, readonly FoundName[]>;

/** Kept with the names, which do not change. */
const indexes = new WeakMap<readonly Name[], NameIndex>();

/**
 * Finds names by spelling, kana, romaji with or without long vowels, and Vietnamese; and longer names that consist of
 * them: 山田太郎, 成田空港.
 */
export function createNameFinder(
  names: readonly Name[],
  { listed = NO_NAMES, modern = (text) => text }: NameSources = {},
): (typed: string) => FoundName[] {
  const index = indexes.get(names) ?? indexOf(names);
  indexes.set(names, index);
  const parts: NameParts = {
    spelt: (spelling, kinds) =>
      ofKinds(index.get(japaneseKey(spelling)), kinds).filter(
        ({ name }) => name.spelling.replace(unitOf(name), '') === spelling || name.spelling === spelling,
      ),
    said: (word, kinds) => bySound(index, word, kinds),
    listed,
  };

  return (typed) => {
    const text = typed.normalize('NFKC').trim();
    const known = knownNames(index, text);
    if (known.length > 0) return known;
    const today = modern(text);
    const inOldForms =
      today === text ? [] : knownNames(index, today).map((found) => speltAs(found, text, today));
    return inOldForms.length > 0 ? inOldForms : composed(text, today);
  };

  function composed(text: string, today: string): FoundName[] {
    if (text.length < 2 || text.length > COMPOSED_MAX_CHARS) return [];
    const foreign = foreignFullName(text, parts);
    if (foreign.length > 0) return foreign;
    if (!hasJapanese(text)) return inRomaji(index, text);
    const person = today.replace(TITLES, '');
    const ways = [
      () => placeWithEnding(today, parts),
      () => address(today, parts),
      () => fullName(person, parts),
      () => listedNames(text, parts),
      () => listedNames(person, parts),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found.map((one) => speltAs(one, text, today));
    }
    return [];
  }
}

/** 東京 of 東京都. */
const unitOf = ({ kind }: Name): RegExp | string => (kind === 'prefecture' ? /[県府都]$/u : '');

/** A long address; nothing longer is a name. */
const COMPOSED_MAX_CHARS = 30;

/** 渡邊 is shown as it was typed. */
function speltAs(found: FoundName, text: string, today: string): FoundName {
  const at = today.indexOf(found.name.spelling);
  if (text === today || at === -1 || text.length !== today.length) return found;
  return { ...found, name: { ...found.name, spelling: text.slice(at, at + found.name.spelling.length) } };
}

function indexOf(names: readonly Name[]): NameIndex {
  const byKey = new Map<string, FoundName[]>();
  const add = (key: string, found: FoundName) => byKey.set(key, [...(byKey.get(key) ?? []), found]);
  for (const name of names) {
    const [usual = ''] = name.readings;
    const endless = (text: string) =>
      name.kind === 'prefecture' && name.spelling !== '北海道' ? [text.replace(PREFECTURE_ENDINGS, '')] : [];
    const keysOf = (texts: readonly string[]) => new Set(texts.map(japaneseKey));
    for (const key of keysOf([name.spelling, ...endless(name.spelling)])) add(key, { name, reading: usual });
    for (const reading of name.readings)
      for (const kana of keysOf([reading, ...endless(reading)]))
        for (const key of new Set([kana, shortKey(kana)])) add(key, { name, reading });
    for (const vietnamese of name.vietnamese.split('、').filter(Boolean))
      add(withoutMarks(vietnamese), { name: { ...name, vietnamese }, reading: usual });
  }
  return byKey;
}

const ofKinds = (found: readonly FoundName[] = [], kinds: readonly NameKind[] | null): FoundName[] =>
  found.filter(({ name }) => kinds === null || kinds.includes(name.kind));

function knownNames(index: NameIndex, text: string): FoundName[] {
  return asked(text)
    .map(({ text: called, kinds }) =>
      ofKinds(
        keysAsked(called).flatMap((key) => index.get(key) ?? []),
        kinds,
      ).filter((found) => agreesInMarks(found, called)),
    )
    .reduce((first, next) => (first.length > 0 ? first : next), [])
    .filter((found, at, all) => all.findIndex((other) => isSame(other, found)) === at)
    .toSorted((a, b) => NAME_KINDS.indexOf(a.name.kind) - NAME_KINDS.indexOf(b.name.kind));
}

const isSame = (a: FoundName, b: FoundName): boolean =>
  a.name.spelling === b.name.spelling && a.name.kind === b.name.kind;

/** Dũng is not Dung; but Dung can be both. */
function agreesInMarks({ name }: FoundName, typed: string): boolean {
  const isMarked = /^\p{sc=Latin}/u.test(typed) && withoutMarks(typed) !== typed.toLowerCase();
  if (!isMarked || !name.kind.startsWith('foreign-') || name.kind === 'foreign-city') return true;
  return name.vietnamese
    .split('、')
    .some((one) => one.toLowerCase() === typed.normalize('NFC').toLowerCase());
}

function bySound(index: NameIndex, word: string, kinds: readonly NameKind[]): FoundName[] {
  const found = ofKinds(index.get(withoutMarks(word)), kinds);
  return found.filter((one) => agreesInMarks(one, word));
}

/** Yamada Taro: many characters are read so, each name has its own. */
function inRomaji(index: NameIndex, text: string): FoundName[] {
  const words = text.split(/\s+/u);
  if (words.length !== 2) return [];
  const [first, second] = words.map((word) => keysAsked(word).flatMap((key) => index.get(key) ?? []));
  const orders: readonly (readonly [FoundName[], FoundName[]])[] = [
    [first ?? [], second ?? []],
    [second ?? [], first ?? []],
  ];
  for (const [family, given] of orders) {
    const people = [ofKinds(family, ['family']), ofKinds(given, ['female', 'male', 'given'])];
    if (people.every((found) => found.length > 0))
      return people.flatMap((found) => found.slice(0, NAMESAKES_MAX));
  }
  return [];
}

const NAMESAKES_MAX = 3;

/** Marked, so that the short form of one name is never the spelling of another. */
const shortKey = (kana: string): string => `~${dropLongVowels(kana)}`;

/** The text as a name, and what is left of it without the words around a name. */
function asked(text: string): AskedName[] {
  const plain = withoutMarks(text);
  const introduction = INTRODUCTIONS.find(([pattern]) => pattern.test(plain));
  const [pattern, kinds] = introduction ?? [];
  const called = pattern ? text.slice(pattern.exec(plain)?.[0].length ?? 0).trim() : '';
  const isJapanese = hasJapanese(text);
  const [titles, endings] = isJapanese ? [TITLES, PLACE_ENDINGS] : [ROMAJI_TITLES, ROMAJI_PLACE_ENDINGS];
  return [
    { text, kinds: null },
    ...(kinds ? [{ text: called, kinds }] : []),
    { text: text.replace(titles, ''), kinds: PEOPLE },
    { text: text.replace(endings, ''), kinds: PLACES },
  ];
}

function keysAsked(text: string): string[] {
  if (text === '') return [];
  const { readings } = readQuery(text);
  const isRomaji = !hasJapanese(text);
  // ご is no 豪 without its long vowel; “Yu” is how 悠 is written.
  const kana = readings.filter((key) => isKana(key) && (isRomaji || key.length > 1));
  return [...readings, ...kana.map(shortKey), ...(isRomaji ? [withoutMarks(text)] : [])];
}
