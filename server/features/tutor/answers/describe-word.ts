import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { wordKindNames } from '#contract/texts/dictionary.ts';
import { inflectionNames } from '#contract/texts/inflection.ts';
import {
  copulaRoles,
  niRoles,
  particleRoles,
  tutorSentenceTexts as texts,
} from '#contract/texts/tutor-sentences.ts';
import { deinflect } from '#core/japanese/inflection/deinflect.ts';
import { hasKanji } from '#core/japanese/kana.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { shortMeaning } from '../meanings.ts';
import { numberMeaning } from './numbers/number-meaning.ts';
import type { PlacedWord } from './placed-words.ts';

/** One line about a word of a sentence: its kind, its form, its meaning or role. */
export function describeWord(placed: PlacedWord): string {
  const { word } = placed;
  const details = DETAILS[word.kind]?.(placed) ?? detailsOf(placed);
  const kind = KINDS[word.text] ?? word.kind;
  return texts.word(joinedRuby(word.ruby), wordKindNames[kind], details.filter(Boolean).join(', '));
}

/** Corrections: the tokenizer may treat の as a noun, and 一番 as a time. */
const KINDS: Readonly<Record<string, BrokenDownWord['kind']>> = { の: 'particle', 一番: 'adverb' };

const DETAILS: Partial<Record<BrokenDownWord['kind'], (placed: PlacedWord) => string[]>> = {
  particle: (placed) => [roleOf(placed)],
  copula: ({ word, partOf }) => [copulaRoles[word.text] ?? (partOf ? texts.partOf(partOf.pattern) : '')],
};

/** A grammar point for exactly this particle gives its role; within a longer point it is a part of that. */
function roleOf({ word, own, partOf, governs, before, endsPart }: PlacedWord): string {
  if (own) return own.meaning;
  if (partOf) return texts.partOf(partOf.pattern);
  if (word.text === 'に' && governs) return niRoles[governs.id] ?? '';
  if (word.text === 'に' && before && isPointInTime(before)) return texts.atTime;
  if (word.text === 'の' && endsPart) return texts.endingNo;
  return particleRoles[endsPart && word.text === 'が' ? 'けど' : word.text] ?? '';
}

const isPointInTime = ({ kind, text }: BrokenDownWord): boolean =>
  (kind === 'number' || kind === 'time') && /(?:[時分日月年半]|曜日)$/u.test(text);

/** The reading of a number in digits, which have no furigana: 3時 → さんじ. */
const readingOf = ({ kind, reading, text }: BrokenDownWord): string =>
  kind === 'number' && HAS_DIGIT.test(text) && !HAS_DIGIT.test(reading) ? texts.readAs(reading) : '';

const HAS_DIGIT = /\p{Nd}/u;

function detailsOf(placed: PlacedWord): string[] {
  const { word, own, partOf } = placed;
  if (word.text === 'の') return [roleOf(placed)];
  const { item, text } = word;
  const part = partOf ? texts.partOf(partOf.pattern) : '';
  // しれません in かもしれません is no longer 知る for a learner.
  const isOnlyPattern = partOf && item && hasKanji(item.kanji) && !hasKanji(text);
  // For ください in 〜をください the pattern is clearer than “hãy làm”.
  if (!item && word.kind === 'number') return [readingOf(word), countOf(placed), part];
  if (!item || isOnlyPattern || (partOf && text === 'ください')) return [readingOf(word), part];
  // 時 is not an hour in 子供の時.
  if (own && EXPLAINED_BY_POINT.has(text)) return [item.sino, texts.meaning(own.meaning)];
  return [readingOf(word), formOf(word), item.sino, texts.meaning(shortMeaning(item.mean)), part];
}

/** By our own rules: the dictionary has few numbers, and 十分 of it is another word. */
function countOf({ word: { text, reading }, before }: PlacedWord): string {
  const ofMonth = before?.text.endsWith('月') ?? false;
  const meaning = numberMeaning(text, { reading, ofMonth });
  return meaning === null ? '' : texts.meaning(meaning);
}

const EXPLAINED_BY_POINT: ReadonlySet<string> = new Set(['時', 'とき']);

/** The base and the form of an inflected word. */
function formOf({ text, item }: BrokenDownWord): string {
  if (!item || text === item.kanji || text === item.hiragana) return '';
  const bases = [item.kanji, item.hiragana];
  const found = deinflect(text).find(
    ({ base }) => bases.includes(base.replace(/する$/u, '')) || bases.includes(base),
  );
  if (!found) return '';
  const steps = found.steps.filter((step) => step !== 'suru');
  const isSuru = found.base.endsWith('する')
    ? !bases.includes(found.base)
    : steps.length < found.steps.length;
  const base = isSuru ? `${item.kanji}する` : item.kanji;
  if (steps.length === 0) return '';
  return texts.formOf(base, steps.map((step) => inflectionNames[step]).join(' → '));
}
