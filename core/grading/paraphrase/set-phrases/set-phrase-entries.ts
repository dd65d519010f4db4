import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import type { ReadSentence, ReadUnit } from '../rule.ts';
import { adjectiveLexeme, suruLexeme, verbLexeme } from '../say.ts';
import { SET_PHRASES } from './set-phrase-table.ts';

/** The table of phrases as data. */

interface Word {
  readonly written: readonly string[];
  readonly reading: string;
}

export interface Phrase {
  readonly words: readonly Word[];
  /** The word that inflects; null if the phrase ends with a noun or a particle. */
  readonly last: Lexeme | null;
}

export interface Entry {
  readonly said: Phrase;
  readonly other: Phrase;
  readonly flags: readonly string[];
}

/** Where a phrase of the table was found. */
export interface PhrasePlace {
  readonly sentence: ReadSentence;
  readonly from: number;
  readonly to: number;
  /** The word that inflects. */
  readonly verb: ReadUnit | null;
  readonly entry: Entry;
}

/** What an entry asks for besides its words. */
export type Condition = (place: PhrasePlace) => boolean;

let known: ReadonlyMap<string, readonly Entry[]> | undefined;

/** The entries whose phrase can begin with this character. */
export const entriesFrom = (first: string): readonly Entry[] => (known ??= byFirst()).get(first) ?? [];

function byFirst(): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const entry of SET_PHRASES.flatMap(readEntry))
    for (const first of firstCharacters(entry.said)) {
      const same = entries.get(first) ?? [];
      same.push(entry);
      entries.set(first, same);
    }
  return entries;
}

function firstCharacters({ words: [word], last }: Phrase): ReadonlySet<string> {
  const beginnings = word?.written ?? [last?.dictionary ?? '', last?.rootReading ?? ''];
  return new Set(beginnings.map((text) => text.charAt(0)));
}

function readEntry(line: string): Entry[] {
  const [phrases = '', ...flags] = line.split(' | ');
  const [left = '', sign = '', right = ''] = phrases.split(/ ([=>]) /u);
  const [said, other] = [readPhrase(left), readPhrase(right)];
  return [{ said, other, flags }, ...(sign === '=' ? [{ said: other, other: said, flags }] : [])];
}

function readPhrase(text: string): Phrase {
  const parts = text.split(' ');
  const last = lexemeOf(parts.at(-1) ?? '');
  return { words: (last ? parts.slice(0, -1) : parts).map(readWord), last };
}

function readWord(part: string): Word {
  const [, written = part, reading = written] = /^(.+?)(?:\[(.+)\])?$/u.exec(part) ?? [];
  const half = written.replace('子供', '子ども');
  return { written: [...new Set([written, half, reading])], reading };
}

function lexemeOf(part: string): Lexeme | null {
  if (part === 'する') return suruLexeme();
  if (part === '来る') return COMING;
  if (part === 'だ') return COPULA;
  const [, kind, rest = ''] = /^([五一サ形]):(.+)$/u.exec(part) ?? [];
  const { written, reading } = readWord(rest);
  const [word = ''] = written;
  switch (kind) {
    case '五':
      return word === 'ある' ? BEING : verbLexeme(word, reading, 'godan');
    case '一':
      return verbLexeme(word, reading, 'ichidan');
    case 'サ':
      return suruLexeme(word, reading);
    case '形':
      return word === 'いい' ? GOOD : adjectiveLexeme(word, reading);
    default:
      return null;
  }
}

const COMING: Lexeme = { inflectionClass: 'kuru', root: '', rootReading: '', dictionary: '来る' };
const BEING: Lexeme = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' };
const GOOD: Lexeme = { inflectionClass: 'adjective-いい', root: '', rootReading: '', dictionary: 'いい' };
