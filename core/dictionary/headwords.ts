import { deinflect } from '../japanese/inflection/deinflect.ts';
import { isKana, toHiragana } from '../japanese/kana.ts';
import type { SentenceWord } from '../japanese/sentence-words.ts';
import { finish, type Steps } from '../steps.ts';

/** The fields by which a dictionary word is found. */
export interface Headword {
  readonly kanji: string;
  readonly hiragana: string;
  /** Other spellings, separated by 、. */
  readonly variants: string;
}

/** The dictionary by spelling, to look up the words of a sentence. */
export interface Headwords<Row extends Headword> {
  readonly has: (spelling: string) => boolean;
  /** The entry of a word. Of several, the one with the most similar reading, then the first. */
  readonly find: (word: Pick<SentenceWord, 'lookUp' | 'reading' | 'kind'>) => Row | null;
}

type Entries<Row> = Map<string, Row[]>;

/** The rows must be in order of preference. */
export const headwordsOf = <Row extends Headword>(rows: Iterable<Row>): Headwords<Row> =>
  finish(collectHeadwords(rows));

/** The same in steps, one for each row. */
export function* collectHeadwords<Row extends Headword>(rows: Iterable<Row>): Steps<Headwords<Row>> {
  const written: Entries<Row> = new Map();
  const spoken: Entries<Row> = new Map();
  for (const row of rows) {
    const variants = row.variants === '' ? [] : row.variants.split('、');
    for (const spelling of new Set([row.kanji, ...variants])) add(written, spelling, row);
    add(spoken, toHiragana(row.hiragana), row);
    yield;
  }
  const entriesOf = (form: string): readonly Row[] =>
    written.get(form) ?? (isKana(form) ? spoken.get(toHiragana(form)) : undefined) ?? [];
  const has = (spelling: string) => written.has(spelling);
  const firstFound = (forms: readonly string[]): readonly Row[] =>
    forms.map(entriesOf).find((entries) => entries.length > 0) ?? [];

  return {
    has,
    find: ({ lookUp: forms, reading, kind }) => {
      const lookUp = forms.filter((form) => !isPartOfEnding(form) || has(form));
      const found = [lookUp, lookUp.flatMap(withOrWithoutHonorific), lookUp.flatMap(rootsOf)].map(firstFound);
      const entries = found.find((some) => some.length > 0) ?? [];
      // 十分 is ten minutes or enough, 一杯 a glass or full: a number must match in reading and in spelling.
      const isNumber = (row: Row) => toHiragana(row.hiragana) === reading && lookUp.includes(row.kanji);
      const fitting = kind === 'number' ? entries.filter(isNumber) : entries;
      const [best] = fitting.toSorted((a, b) => alike(b.hiragana, reading) - alike(a.hiragana, reading));
      return best ?? null;
    },
  };
}

/** 弁当 is listed as お弁当, お湯 as 湯. */
const withOrWithoutHonorific = (form: string): string[] =>
  /^[おご]./u.test(form) ? [form.slice(1)] : [`お${form}`, `ご${form}`];

/** The tokenizer lists 話せる as a separate verb, and 遊び as a noun. */
const rootsOf = (form: string): string[] =>
  deinflect(form)
    .filter(({ steps }) => ['potential', 'stem'].includes(steps.join()))
    .map(({ base }) => base);

/** A single kana is the rest of an ending: ん of 〜んです is not 恩, い of おおぜい is not 胃. */
const isPartOfEnding = (form: string): boolean => form.length === 1 && isKana(form);

/**
 * The length of the common beginning of two readings: an inflected word differs from its dictionary form near the end.
 */
function alike(headword: string, reading: string): number {
  const kana = toHiragana(headword);
  let length = 0;
  while (length < kana.length && kana[length] === reading[length]) length++;
  return kana === reading ? Number.POSITIVE_INFINITY : length;
}

function add<Row>(table: Entries<Row>, key: string, row: Row): void {
  const known = table.get(key);
  if (known) known.push(row);
  else table.set(key, [row]);
}
