import { type Deinflection, deinflect } from '../japanese/inflection/deinflect.ts';
import type { Inflection } from '../japanese/inflection/steps.ts';
import { hasKanji, isKana, isKatakana } from '../japanese/kana.ts';
import { digitsAsKanji } from '../japanese/numerals.ts';
import { grammarAt } from './grammar-pieces.ts';
import type { SearchIndex } from './index-entries.ts';
import { japaneseKey } from './japanese-keys.ts';
import type { Places } from './key-table.ts';
import { spellingsInSentence } from './other-spellings.ts';
import {
  CHANCE_MAX_CHARS,
  isFunctionWord,
  type SentencePiece,
  withoutChance,
  withoutNames,
} from './sentence-pieces.ts';
import { canBe, isNounBeforeDesu } from './word-forms.ts';

const WORD_MAX_CHARS = 14;
const STEM_MAX_CHARS = 6;

/** Costs: the cheapest way to split a sentence is used. */
const COST = {
  word: 10,
  particle: 7,
  unknownCharacter: 25,
  inflection: 1,
  looseStep: 9,
  /** A single kana that is a word by its sound (え 絵, き 木) is rarely intended. */
  shortSound: 18,
  /** A word in kana that is usually written in kanji. */
  sound: 4,
  /** A loanword that is usually written in katakana: ガス in おなかがすいた. */
  hiraganaForKatakana: 8,
} as const;

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly piece: SentencePiece;
}

/** Splits a sentence into its words, including inflected ones. Punctuation always separates words. */
export function splitSentence(index: SearchIndex, sentence: string): SentencePiece[] {
  return digitsAsKanji(sentence.normalize('NFKC'))
    .split(/[\s\p{P}\p{S}\p{Cf}]+/u)
    .filter(Boolean)
    .flatMap((part) => withoutChance(index, withoutNames(splitPart(index, part))));
}

function splitPart(index: SearchIndex, text: string): SentencePiece[] {
  const key = japaneseKey(text);
  // If the key does not match the text letter by letter, the text cannot be split at the same places.
  if (key.length !== text.length) return [{ text, steps: [] }];
  const spellings = spellingsInSentence(index, key);
  const placesOf = (word: string) => {
    const places = index.japanese.words.get(word);
    return places.length > 0 ? places : (spellings.get(word) ?? []);
  };
  const formsOf = memoized(deinflect);
  const best: (Step | undefined)[] = Array.from({ length: key.length + 1 });
  for (let from = 0; from < key.length; from++) {
    const reached = from === 0 ? 0 : best[from]?.cost;
    if (reached === undefined) continue;
    const before = best[from]?.piece;
    for (const step of stepsFrom(index, { key, text, from, reached, before, placesOf, formsOf })) {
      const end = from + step.piece.text.length;
      if (step.cost < (best[end]?.cost ?? Infinity)) best[end] = step;
    }
  }
  return trace(best);
}

function trace(best: readonly (Step | undefined)[]): SentencePiece[] {
  const pieces: SentencePiece[] = [];
  for (let at = best.length - 1; at > 0;) {
    const step = best[at];
    if (!step) return [];
    pieces.unshift(step.piece);
    at = step.from;
  }
  return pieces;
}

interface Position {
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly reached: number;
  readonly before: SentencePiece | undefined;
  readonly placesOf: (word: string) => Places;
  readonly formsOf: (word: string) => readonly Deinflection[];
}

function* stepsFrom(index: SearchIndex, position: Position): Generator<Step> {
  const { key, text, from, reached } = position;
  yield {
    from,
    cost: reached + COST.unknownCharacter,
    piece: { text: text.slice(from, from + 1), steps: [] },
  };
  const grammar = grammarAt(key, from);
  if (grammar !== '')
    yield {
      from,
      cost: reached + COST.particle,
      piece: { text: text.slice(from, from + grammar.length), steps: [], isGrammar: true },
    };
  const inflects = beginsInflected(index, key, from);
  for (let end = from + 1; end <= Math.min(key.length, from + WORD_MAX_CHARS); end++) {
    const piece = text.slice(from, end);
    const word = key.slice(from, end);
    const known = position.placesOf(word);
    for (const place of known) {
      if (isChance(index, place, word, position) || cutsKatakana(index, place, position, end)) continue;
      const cost = reached + costOf(index, place, word) + costOfScript(index, place, piece);
      yield { from, cost, piece: { text: piece, place, steps: [] } };
    }
    if (known.length === 0 && inflects && word.length > 1) {
      const form = inflectedWord(index, word, position);
      if (form)
        yield {
          from,
          cost: reached + form.cost,
          piece: { text: piece, place: form.place, steps: form.steps },
        };
    }
  }
}

const beginsInflected = ({ japanese }: SearchIndex, key: string, from: number): boolean =>
  Array.from({ length: STEM_MAX_CHARS }, (_, at) => key.slice(from, from + at + 1)).some((stem) =>
    japanese.stems.has(stem),
  );

/** The cheapest word that the text is a form of; among equals the easier one: 行った is 行く before 行う. */
function inflectedWord(index: SearchIndex, word: string, { before, placesOf, formsOf }: Position) {
  let best: { cost: number; place: number; steps: readonly Inflection[] } | null = null;
  for (const form of formsOf(word)) {
    for (const place of placesOf(form.base)) {
      const entry = index.entries[place];
      if (!entry || !canBe(entry, form) || isNounBeforeDesu(entry, form)) continue;
      if (isCut(index, place, form.base, before)) continue;
      const cost = costOf(index, place, form.base) + costOfSteps(form.steps);
      if (!best || cost < best.cost || (cost === best.cost && place < best.place))
        best = { cost, place, steps: form.steps };
    }
  }
  return best;
}

/** Words that are often written in kana after a kanji. */
const OFTEN_KANA = new Set([
  'かた',
  'たち',
  'もの',
  'こと',
  'とき',
  'ため',
  'まえ',
  'あと',
  'うち',
  'ほう',
  'ほか',
  'ごろ',
  'だけ',
]);

/** A part of a word in katakana is at most another word in katakana: アルバ of アルバイド is not ある. */
function cutsKatakana(
  { entries }: SearchIndex,
  place: number,
  { text, from }: Position,
  end: number,
): boolean {
  const isCutAt = (at: number) => isKatakana(text.slice(at - 1, at)) && isKatakana(text.slice(at, at + 1));
  return (isCutAt(from) || isCutAt(end)) && !isKatakana(entries[place]?.kanji ?? '');
}

/** The first kana of a word can be the particle before it: は医者 is not 歯医者. */
const PARTICLE_BEFORE = /^[はがをにでとも](?=\p{sc=Han})/u;

const isCut = ({ japanese }: SearchIndex, place: number, word: string, before: SentencePiece | undefined) =>
  before !== undefined && PARTICLE_BEFORE.test(word) && japanese.keys[place]?.spelling !== word;

/** Whether a word is only there by the sound of a few kana beside other words. */
function isChance(index: SearchIndex, place: number, word: string, { before }: Position): boolean {
  if (!before) return false;
  const isBySound = index.japanese.keys[place]?.spelling !== word;
  if (isCut(index, place, word, before)) return true;
  const isAfterStem = before.steps.at(-1) === 'stem';
  // No particle but に follows the stem of a verb: 言いがかり.
  if (isFunctionWord(index.entries[place]?.wordClass)) return isAfterStem && word === 'が';
  // がい of 生きがい and やりがい is not 害.
  const isShort = word.length <= CHANCE_MAX_CHARS && isKana(word) && !OFTEN_KANA.has(word);
  return isShort && isBySound && (isAfterStem || hasKanji(before.text));
}

const costOfSteps = (steps: readonly Inflection[]) =>
  steps.reduce((sum, step) => sum + (LOOSE_STEPS.has(step) ? COST.looseStep : COST.inflection), 0);

/** Forms that can also be a noun, or a noun with a particle: 楽しみに, 帰り. */
const LOOSE_STEPS: ReadonlySet<Inflection> = new Set(['purpose', 'stem']);

function costOf({ entries, japanese }: SearchIndex, place: number, word: string): number {
  const wordClass = entries[place]?.wordClass;
  if (isFunctionWord(wordClass)) return COST.particle;
  const isBySound = isKana(word) && japanese.keys[place]?.spelling !== word;
  if (!isBySound || OFTEN_KANA.has(word)) return COST.word;
  return COST.word + (word.length === 1 ? COST.shortSound : COST.sound);
}

const costOfScript = ({ entries }: SearchIndex, place: number, piece: string): number =>
  isKatakana(entries[place]?.kanji ?? '') && /^\p{sc=Hiragana}+$/u.test(piece) ? COST.hiraganaForKatakana : 0;

/** A sentence repeats its words, and deinflecting costs more than everything else. */
function memoized<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
