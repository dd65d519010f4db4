import { deinflect, type WordForm } from '../japanese/inflection/deinflect.ts';
import { isKana } from '../japanese/kana.ts';

/** The fields of a dictionary word that are needed here. */
interface KanaWord {
  /** Lower for more common words. */
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly wordClass: string | null;
}

/** The words with this reading, the most likely first. */
type WordsReadAs<Word extends KanaWord> = (reading: string) => readonly Word[];

interface Step {
  readonly from: number;
  readonly written: string;
  readonly cost: number;
}

const WORD_MAX_CHARS = 14;
/** Inflected words end in one of these. */
const ENDS_FORM = /[るたてだでいすんうくなもばらりつぬぶむぐ]$/u;
const PARTICLES: ReadonlySet<string> = new Set(
  'は が を に で へ と も の か ね よ や から まで より です でした だ だった ので けど だけ たい ください でしょう ましょう'.split(
    ' ',
  ),
);
const CLASSES: Readonly<Record<WordForm, RegExp>> = {
  V1: /^verb-ichidan/,
  V5: /^verb-godan/,
  VK: /^verb/,
  VS: /^(verb-irregular|noun)/,
  AI: /^adjective-i/,
  AN: /^adjective-na/,
  NS: /^noun/,
  EX: /^expression/,
};

const COST = {
  particle: 1,
  word: 1.5,
  /** A particle rarely begins a sentence. */
  leading: 3,
  inflected: 0.2,
  /** え, き, め: usually part of something else. */
  short: 2.5,
  two: 0.4,
} as const;

/**
 * Writes a sentence that is all in kana in the usual way. Only the dictionary can tell where its words end. The fewest
 * and most common words win; null if a part of it is no known word.
 */
export function writtenInKanji<Word extends KanaWord>(
  kana: string,
  wordsReadAs: WordsReadAs<Word>,
): string | null {
  const best: (Step | undefined)[] = [{ from: 0, written: '', cost: 0 }];
  for (let end = 1; end <= kana.length; end++) {
    for (let from = Math.max(0, end - WORD_MAX_CHARS); from < end; from++) {
      const before = best[from];
      const step = before && stepOf(kana.slice(from, end), from, wordsReadAs);
      if (!step) continue;
      const cost = before.cost + step.cost;
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { ...step, cost };
    }
  }
  return best[kana.length] ? writtenBy(best, kana.length) : null;
}

function writtenBy(best: readonly (Step | undefined)[], end: number): string {
  const step = best[end];
  return !step || end === 0 ? '' : writtenBy(best, step.from) + step.written;
}

function stepOf<Word extends KanaWord>(
  text: string,
  from: number,
  wordsReadAs: WordsReadAs<Word>,
): Step | null {
  if (!isKana(text)) return text.length === 1 ? { from, written: text, cost: 0 } : null;
  if (PARTICLES.has(text))
    return { from, written: text, cost: COST.particle + (from === 0 ? COST.leading : 0) };
  const short = text.length === 1 ? COST.short : text.length === 2 ? COST.two : 0;
  const words = wordsReadAs(text);
  const word = words.find(({ kanji }) => isKana(kanji)) ?? words[0];
  if (word) return { from, written: word.kanji, cost: COST.word + short };
  const written = formOf(text, wordsReadAs);
  return written === null ? null : { from, written, cost: COST.word + COST.inflected + short };
}

function formOf<Word extends KanaWord>(text: string, wordsReadAs: WordsReadAs<Word>): string | null {
  if (text.length < 2 || !ENDS_FORM.test(text)) return null;
  const ways = deinflect(text);
  if (ways.some(({ base }) => base === 'する')) return text;
  const found = ways.flatMap(({ base, form }) => {
    const sought = form === 'VS' ? base.replace(/する$/u, '') : base;
    const word = wordsReadAs(sought).find(({ wordClass }) => CLASSES[form].test(wordClass ?? ''));
    return word ? [{ word, form }] : [];
  });
  const [best] = found.toSorted((a, b) => a.word.id - b.word.id);
  if (!best) return null;
  return best.form === 'VK' ? `来${text.slice(1)}` : spelledAs(best.word, text);
}

/** たべます of 食べる → 食べます: kanji replace their own reading, the rest stays as typed. */
export function spelledAs({ kanji, hiragana }: Pick<KanaWord, 'kanji' | 'hiragana'>, said: string): string {
  const tail = commonTail(kanji, hiragana);
  const [head, reading] = [kanji, hiragana].map((text) => text.slice(0, text.length - tail));
  if (!head || !reading || isKana(head) || !said.startsWith(reading)) return said;
  return head + said.slice(reading.length);
}

function commonTail(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
