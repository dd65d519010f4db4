import { type Deinflection, deinflect } from '../japanese/inflection/deinflect.ts';
import { hasKanji, isKana, isKatakana, kanjiOf } from '../japanese/kana.ts';
import { dropLongVowels, foldLongVowels, vowelOf } from '../japanese/long-vowels.ts';
import type { RubySegment } from '../japanese/ruby.ts';
import type { SearchEntry } from './entry.ts';
import { type Hits, TIERS } from './hits.ts';
import type { SearchIndex } from './index-entries.ts';
import { pairsOf, withoutHonorific } from './japanese-keys.ts';
import type { Places } from './key-table.ts';
import { spellingsOfWord } from './other-spellings.ts';
import { canBe } from './word-forms.ts';

/** The typed text, as a key of the index and as the learner wrote it. */
export interface Typed {
  readonly key: string;
  readonly text: string;
  /** Where its exact words stand among other exact ones. */
  readonly order?: number;
}

const PATTERN = /^[〜~]/u;

export function findWords(index: SearchIndex, { key, text, order = 0 }: Typed, hits: Hits): void {
  const { japanese } = index;
  for (const place of japanese.words.get(key)) {
    const { spelling, reading } = japanese.keys[place] ?? {};
    const isItself = key === spelling || key === reading;
    // いる comes before 要る.
    const detail = key === spelling ? 0 : 1;
    hits.add(place, isItself ? TIERS.exact : TIERS.variant, { matched: text, order, detail });
  }
  if (isKana(key)) {
    const long = foldLongVowels(key);
    for (const place of [...japanese.sounds.get(long), ...japanese.words.get(long)])
      hits.add(place, TIERS.variant, { matched: text, order });
  }
  // 〜せられる is a pattern, and no form of 吸う.
  const forms = PATTERN.test(text) ? [] : deinflect(asForm(key, text));
  findForms(index, forms, (base) => japanese.words.get(base));
  if (hits.hasUpTo(TIERS.variant)) return;
  withoutItsPrefix(index, key).forEach((place, at) =>
    hits.add(place, TIERS.variant, { matched: text, order: at }),
  );
  if (!hasKanji(key) || key.length < 2) return;
  // 高そう is 高い, and not 高層 with its second character in kana; 持ってくる is 持って来る all the same.
  const isSure = hits.hasUpTo(TIERS.inflected);
  const spellings = spellingsOfWord(index, key);
  const spelt = (spelling: string) =>
    (spellings.get(spelling) ?? []).filter((place) => !isSure || isCompoundVerb(index.entries[place]));
  for (const place of spelt(key)) hits.add(place, TIERS.variant, { matched: text });
  findForms(index, forms, spelt);

  function findForms(
    { entries }: SearchIndex,
    all: readonly Deinflection[],
    placesOf: (base: string) => Places,
  ) {
    for (const form of all) {
      for (const place of placesOf(form.base)) {
        const entry = entries[place];
        if (!entry || !canBe(entry, form)) continue;
        const detail = japanese.keys[place]?.spelling === form.base ? 0 : 1;
        hits.add(place, TIERS.inflected, {
          matched: text,
          steps: form.steps,
          order: form.steps.length,
          detail,
        });
      }
    }
  }
}

/** やべー is やべえ; カレー is no form. */
const asForm = (key: string, text: string): string =>
  /\p{sc=Hiragana}ー$/u.test(text) ? key.slice(0, -1) + (vowelOf(key.at(-2) ?? '') ?? '') : key;

const isCompoundVerb = (entry: SearchEntry | undefined): boolean =>
  entry !== undefined && entry.wordClass?.startsWith('verb') === true && kanjiOf(entry.kanji).length > 1;

/** お名前 → 名前, 御茶 → お茶: any noun takes the polite prefix. */
function withoutItsPrefix({ entries, japanese }: SearchIndex, key: string): Places {
  const bare = withoutHonorific(key);
  if (bare === key) return [];
  const isNoun = (place: number) => entries[place]?.wordClass?.startsWith('noun') === true;
  return [`お${bare}`, `ご${bare}`, bare].flatMap((spelling) => japanese.words.get(spelling)).filter(isNoun);
}

/** Of the word as it was typed, without its long vowels: べんきょ of べんきょした. */
const SHORT_BASE_MIN_CHARS = 3;

/** Without long vowels: ときょ for とうきょう, べんきょした for べんきょうした. */
export function findSounds({ entries, japanese }: SearchIndex, { key, text }: Typed, hits: Hits): void {
  const soundingLike = (kana: string) => {
    const short = dropLongVowels(kana);
    // スー is not 酢.
    if (short.length === 1 && short !== kana) return [];
    return [...japanese.shortSounds.get(short), ...japanese.words.get(short)];
  };
  for (const place of soundingLike(key)) hits.add(place, TIERS.inexact, { matched: text });
  if (hits.hasUpTo(TIERS.inexact) || !isKana(key)) return;
  if (PATTERN.test(text)) return;
  for (const form of deinflect(key)) {
    // ひろし is not a form of ひろう.
    if (form.base.length < SHORT_BASE_MIN_CHARS) continue;
    for (const place of soundingLike(form.base)) {
      const entry = entries[place];
      if (entry && canBe(entry, form))
        hits.add(place, TIERS.inexact, { matched: text, steps: form.steps, order: form.steps.length });
    }
  }
}

/** Among so many times more words, those in katakana come first. */
const KATAKANA_LOOKED_AT = 4;

/** Who types katakana means a word in katakana: コン is コンビニ before 今月. */
export function findBeginnings(
  { entries, japanese }: SearchIndex,
  { key, text }: Typed,
  hits: Hits,
  limit: number,
): void {
  const finished = text.replace(/[a-z]+$/u, '');
  const isLoan = isKatakana(finished);
  const isOther = (place: number) => isLoan && !entries[place]?.kanji.startsWith(finished);
  for (const place of japanese.words.startingWith(key, isLoan ? limit * KATAKANA_LOOKED_AT : limit))
    hits.add(place, TIERS.beginning, { matched: text, order: Number(isOther(place)) });
}

/** Words that contain the text: as it is spelt, or as it is read from the border of a character on. */
export function findContaining(
  { entries, japanese }: SearchIndex,
  { key, text }: Typed,
  hits: Hits,
  limit: number,
): void {
  const characters = kanjiOf(key);
  const found =
    characters.length > 0
      ? japanese.characters.containing(characters, isSpelt, limit)
      : japanese.pairs.containing(pairsOf(key), isReadAtBorders, limit);
  for (const place of found) hits.add(place, TIERS.contained, { matched: text });

  function isSpelt(place: number) {
    return japanese.keys[place]?.spelling.includes(key) === true;
  }

  function isReadAtBorders(place: number) {
    const { spelling, reading } = japanese.keys[place] ?? {};
    const entry = entries[place];
    if (!entry || !reading?.includes(key)) return false;
    return (
      spelling === reading ||
      bordersOf(entry.ruby).some(
        (start) => reading.startsWith(key, start) && endsAtBorder(entry.ruby, start + key.length),
      )
    );
  }
}

/** Where the readings of the characters begin: しょう|がっ|こう. */
function bordersOf(ruby: readonly RubySegment[]): number[] {
  let at = 0;
  return ruby.map(({ text, reading = text }) => {
    const start = at;
    at += reading.length;
    return start;
  });
}

/** Okurigana can be cut anywhere: たべ is in 食べ物. */
function endsAtBorder(ruby: readonly RubySegment[], end: number): boolean {
  let at = 0;
  for (const { text, reading } of ruby) {
    const length = (reading ?? text).length;
    if (end === at + length || (end > at && end < at + length && reading === undefined)) return true;
    at += length;
  }
  return false;
}
