import { alignReading } from '../../japanese/align-reading.ts';
import type { RubySegment } from '../../japanese/ruby.ts';
import type { Lexicon } from '../lexicon.ts';
import { folded } from '../typed/fold.ts';

/** One way to write a word, folded. */
export interface Spelling {
  readonly text: string;
  /** For each character, others with the same reading at that place; empty for kana. */
  readonly alike: readonly string[];
}

interface Option {
  readonly text: string;
  readonly alike: string;
}

/** 時々 is 時時, and each kanji has its own reading. */
const withoutRepetition = (word: string): string => word.replaceAll(/(\p{sc=Han})々/gu, '$1$1');

/** The most spellings of one word. A word of six kanji, each in kana or not, has 64. */
const SPELLINGS_MAX = 64;

/** A cache, because the answers of a sentence and the sentences of a lesson repeat the same words. */
const cache = new WeakMap<Lexicon, Map<string, readonly Spelling[]>>();
const WORDS_CACHED_MAX = 1_000;

/** All ways to write a word with these readings: each kanji in kanji or in kana, with more or less okurigana. */
export function spellingsOf(
  written: readonly string[],
  readings: readonly string[],
  lexicon: Lexicon,
): readonly Spelling[] {
  const known = cache.get(lexicon) ?? new Map<string, readonly Spelling[]>();
  cache.set(lexicon, known);
  const key = `${written.join(' ')}\n${readings.join(' ')}`;
  const spellings = known.get(key) ?? allSpellings(written, readings, lexicon);
  if (known.size >= WORDS_CACHED_MAX) known.clear();
  known.set(key, spellings);
  return spellings;
}

function allSpellings(
  written: readonly string[],
  readings: readonly string[],
  lexicon: Lexicon,
): readonly Spelling[] {
  const found = new Map<string, Spelling>();
  for (const word of written.map(withoutRepetition)) {
    for (const reading of readings) {
      const segments = alignReading(word, reading, lexicon.readingsOf);
      for (const spelling of [...combine(segments, lexicon), ...withoutOkurigana(segments)])
        if (spelling.text !== '') found.set(spelling.text, joinAlike(spelling, found.get(spelling.text)));
    }
  }
  return [...found.values()];
}

/** 開 is read あ or ひら: kanji that sound like either of them are alike. */
const joinAlike = (spelling: Spelling, known: Spelling | undefined): Spelling =>
  known
    ? {
        ...known,
        alike: known.alike.map((alike, at) =>
          alike === spelling.alike[at] ? alike : alike + (spelling.alike[at] ?? ''),
        ),
      }
    : spelling;

function combine(segments: readonly RubySegment[], lexicon: Lexicon): Spelling[] {
  let spellings: Spelling[] = [{ text: '', alike: [] }];
  for (const segment of segments) {
    const options = optionsFor(segment, lexicon);
    spellings = spellings
      .flatMap((begun) => options.map((option) => append(begun, option)))
      .slice(0, SPELLINGS_MAX);
  }
  return spellings;
}

const append = (begun: Spelling, { text, alike }: Option): Spelling => ({
  text: begun.text + text,
  alike: [...begun.alike, ...Array.from(text, (_, at) => (at === 0 ? alike : ''))],
});

function optionsFor({ text, reading }: RubySegment, lexicon: Lexicon): Option[] {
  const written = folded(text);
  if (reading === undefined) return [{ text: written, alike: '' }];
  const kana = folded(reading);
  const isOne = Array.from(text).length === 1;
  const options: Option[] = [
    { text: written, alike: isOne ? lexicon.charactersRead(kana) : '' },
    { text: kana, alike: '' },
  ];
  // 買物 can be written 買い物: the last kana of the reading is okurigana if the rest is a reading of its own.
  const stem = kana.slice(0, -1);
  if (isOne && stem !== '' && lexicon.readingsOf(text).includes(stem))
    options.push({ text: written + kana.slice(-1), alike: '' });
  return options;
}

/** 引っ越し is also written 引越し and 引越: kana between two kanji can be left out, and those at the end of such a word. */
function withoutOkurigana(segments: readonly RubySegment[]): Spelling[] {
  const kanji = segments.filter(({ reading }) => reading !== undefined);
  if (kanji.length < 2 || segments[0]?.reading === undefined) return [];
  const whole = segments.map(({ text }) => folded(text));
  const inside = segments.map(({ text, reading }, at) =>
    reading === undefined && at < segments.length - 1 ? '' : folded(text),
  );
  const none = kanji.map(({ text }) => folded(text));
  const lastKept = [...none, segments.at(-1)?.reading === undefined ? (whole.at(-1) ?? '') : ''];
  return [inside, none, lastKept].map((pieces) => {
    const text = pieces.join('');
    return { text, alike: Array.from(text, () => '') };
  });
}
