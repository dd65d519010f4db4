import { hasJapanese, isKana } from '../japanese/kana.ts';
import { dropLongVowels } from '../japanese/long-vowels.ts';
import { toRomaji } from '../japanese/to-romaji.ts';
import { japaneseKey } from '../search/japanese-keys.ts';
import { readQuery } from '../search/read-query.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';
import { type Name, NAME_KINDS, type NameKind } from './name.ts';

export interface FoundName {
  readonly name: Name;
  /** The reading that was typed, else the most usual one. */
  readonly reading: string;
}

interface AskedName {
  readonly text: string;
  /** Only these kinds are meant; null if the text does not say. */
  readonly kinds: readonly NameKind[] | null;
}

const PEOPLE: readonly NameKind[] = ['family', 'female', 'male', 'given'];
const GIVEN: readonly NameKind[] = ['female', 'male', 'given'];
const PLACES: readonly NameKind[] = NAME_KINDS.filter((kind) => !PEOPLE.includes(kind));

/** Vietnamese words before a name that say what it is, without marks. */
const INTRODUCTIONS: readonly (readonly [RegExp, readonly NameKind[]])[] = [
  [/^ho /, ['family']],
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

/** Finds names by spelling, kana, romaji with or without long vowels, and Vietnamese. */
export function createNameFinder(names: readonly Name[]): (typed: string) => FoundName[] {
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
    if (name.vietnamese !== '') add(withoutMarks(name.vietnamese), { name, reading: usual });
  }

  return (typed) => {
    const text = typed.normalize('NFKC').trim();
    return asked(text)
      .map(({ text: called, kinds }) => {
        const found = keysAsked(called).flatMap((key) => byKey.get(key) ?? []);
        return found.filter(({ name }) => kinds === null || kinds.includes(name.kind));
      })
      .reduce((first, next) => (first.length > 0 ? first : next), [])
      .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
      .toSorted((a, b) => NAME_KINDS.indexOf(a.name.kind) - NAME_KINDS.indexOf(b.name.kind));
  };
}

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
  const kana = readings.filter(isKana);
  return [...readings, ...kana.map(shortKey), ...(isRomaji ? [withoutMarks(text)] : [])];
}

/** 県, 府, 都 and 区 are said in Vietnamese; 北海道 is always whole, and 京都 and 甲府 are cities. */
const UNITS = /(?:県|府|都|区)$/u;
const SAID_UNITS = /(?:けん|ふ|と|く)$/u;

/** A name as it is usually written in Vietnamese: さとう Sato, いのうえ Inoue, さいたまけん Saitama, フランス Pháp. */
export function nameInLatin({ spelling, kind, vietnamese }: Name, reading: string): string {
  if (vietnamese !== '') return vietnamese;
  const isUnit = (kind === 'prefecture' || kind === 'ward') && UNITS.test(spelling);
  const said = isUnit ? reading.replace(SAID_UNITS, '') : reading;
  const letters = toRomaji(said)
    .replaceAll(/o[ou](?!e)/g, 'o')
    .replaceAll('uu', 'u')
    .replaceAll("'", '');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
