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
import { numberReadings, readingsWithCounter } from '#core/japanese/number-readings.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { shortMeaning } from '../meanings.ts';
import type { PlacedWord } from './placed-words.ts';

/** A word of a sentence in a line: what it is, what was done to it, what it means or does here. */
export function describeWord(placed: PlacedWord): string {
  const { word } = placed;
  const details = DETAILS[word.kind]?.(placed) ?? detailsOf(placed);
  const kind = KINDS[word.text] ?? word.kind;
  return texts.word(joinedRuby(word.ruby), wordKindNames[kind], details.filter(Boolean).join(', '));
}

/** To the tokenizer の may be a noun, and 一番 a time. */
const KINDS: Readonly<Record<string, BrokenDownWord['kind']>> = { の: 'particle', 一番: 'adverb' };

const DETAILS: Partial<Record<BrokenDownWord['kind'], (placed: PlacedWord) => string[]>> = {
  particle: (placed) => [roleOf(placed)],
  copula: ({ word, partOf }) => [copulaRoles[word.text] ?? (partOf ? texts.partOf(partOf.pattern) : '')],
};

/** A point that is this very particle knows best what it does here; within a longer one it does what that does. */
function roleOf({ word, own, partOf, governs, endsPart }: PlacedWord): string {
  if (own) return own.meaning;
  if (partOf) return texts.partOf(partOf.pattern);
  if (word.text === 'に' && governs) return niRoles[governs.id] ?? '';
  if (word.text === 'の' && endsPart) return texts.endingNo;
  return particleRoles[endsPart && word.text === 'が' ? 'けど' : word.text] ?? '';
}

/** Of what was written with digits, which has no reading over it: 3時 → さんじ. */
function readingOf({ kind, reading, text }: BrokenDownWord): string {
  const [, digits, counter = ''] = /^([0-9０-９]+)(.*)$/u.exec(text) ?? [];
  if (kind !== 'number' || digits === undefined) return '';
  const value = Number(digits.normalize('NFKC'));
  const counterReading = reading.replace(/^[0-9０-９]+/u, '');
  const [said] = counter === '' ? numberReadings(value) : readingsWithCounter(value, counter, counterReading);
  return said ? texts.readAs(said) : '';
}

function detailsOf(placed: PlacedWord): string[] {
  const { word, own, partOf } = placed;
  if (word.text === 'の') return [roleOf(placed)];
  const { item, text } = word;
  const part = partOf ? texts.partOf(partOf.pattern) : '';
  // しれません of かもしれません is no longer 知る to a learner.
  const isOnlyPattern = partOf && item && hasKanji(item.kanji) && !hasKanji(text);
  // Of ください in 〜をください the pattern tells more than “hãy làm”.
  if (!item || isOnlyPattern || (partOf && text === 'ください')) return [readingOf(word), part];
  // 時 is no hour in 子供の時.
  if (own && SAID_BY_POINT.has(text)) return [item.sino, texts.meaning(own.meaning)];
  return [readingOf(word), formOf(word), item.sino, texts.meaning(shortMeaning(item.mean)), part];
}

const SAID_BY_POINT: ReadonlySet<string> = new Set(['時', 'とき']);

/** Of a word that is not in its dictionary form: which it is, and what was done to it. */
function formOf({ text, item }: BrokenDownWord): string {
  if (!item || text === item.kanji || text === item.hiragana) return '';
  const bases = [item.kanji, item.hiragana];
  const way = deinflect(text).find(
    ({ base }) => bases.includes(base.replace(/する$/u, '')) || bases.includes(base),
  );
  if (!way) return '';
  const steps = way.steps.filter((step) => step !== 'suru');
  const isSuru = way.base.endsWith('する') ? !bases.includes(way.base) : steps.length < way.steps.length;
  const base = isSuru ? `${item.kanji}する` : item.kanji;
  if (steps.length === 0) return '';
  return texts.formOf(base, steps.map((step) => inflectionNames[step]).join(' → '));
}
