import { ichidanParts, type VerbParts } from '../../japanese/inflection/verb-parts.ts';
import { ending, type Ending, type Features, only, PLAIN } from './features.ts';
import { iForms, malformedIForms, negations } from './i-forms.ts';
import { coreForms, masuForms, type VerbLimits } from './verb-endings.ts';

/** Wrong parts that learners build for a class of verbs. The mistakes that all classes share are below. */
export interface VerbSlips {
  /** Before ます: 食べり, 帰. */
  readonly stems: readonly string[];
  /** Before ない: 食べら. */
  readonly mizen: readonly string[];
  /** 飲みて, 書って. */
  readonly te: readonly string[];
  readonly potential: readonly string[];
  readonly causative: readonly string[];
  readonly volitional: readonly string[];
}

const POLITE: Features = { ...PLAIN, polite: true };
const NEGATIVE: Features = { ...PLAIN, negative: true };
const POLITE_NEGATIVE: Features = { ...NEGATIVE, polite: true };
const WISH: Features = { ...PLAIN, wish: true };
const past = { past: true };

const all = (texts: readonly string[], of: Features, change: Partial<Features> = {}): Ending[] =>
  texts.map((text) => ending(text, of, change));

/** Some of these are right forms after all (話して is not a slip): the caller removes them. */
export const malformedVerbs = (parts: VerbParts, slips: VerbSlips, limits: VerbLimits = {}): Ending[] => [
  ...withCopula(parts),
  ...doubled(parts),
  ...[parts.dictionary, ...slips.stems].flatMap((stem) => only(masuForms(stem, PLAIN), 'statement')),
  ...[parts.dictionary, parts.stem, ...slips.mizen].flatMap((head) =>
    only(iForms(`${head}な`, NEGATIVE), 'statement', 'te', 'ba'),
  ),
  ...slips.te.flatMap(teForms),
  ...all([`${parts.dictionary}ば`, `${parts.stem}れば`], PLAIN, { mood: 'ba' }),
  ...all([`${parts.dictionary}ながら`, `${parts.te}ながら`], PLAIN, { mood: 'while' }),
  ...(limits.noWill ? [] : all(slips.volitional, PLAIN, { mood: 'volitional' })),
  ...(limits.noWish ? [] : wishes(parts)),
  ...(limits.noVoices ? [] : voices(slips)),
];

const wishes = ({ dictionary, stem }: VerbParts): Ending[] => [
  ...only(malformedIForms(`${stem}た`, WISH), 'statement'),
  ...only(iForms(`${dictionary}た`, WISH), 'statement'),
];

const voices = ({ potential, causative }: VerbSlips): Ending[] => [
  ...potential.flatMap((verb) => [...made(verb, 'potential'), ...made(verb, 'passive')]),
  ...causative.flatMap((verb) => made(verb, 'causative')),
];

/** A verb inflected like a noun: 食べるです, 食べでした, 食べるじゃない. */
const withCopula = ({ dictionary, stem, ta }: VerbParts): Ending[] => [
  ...all([`${dictionary}だ`, `${stem}だ`], PLAIN),
  ...all([`${dictionary}です`, `${stem}です`], POLITE),
  ...all([`${dictionary}だった`, `${stem}だった`, `${ta}だ`, `${ta}だった`], PLAIN, past),
  ...all([`${dictionary}でした`, `${stem}でした`, `${ta}です`, `${ta}でした`], POLITE, past),
  ...[`${dictionary}では`, `${dictionary}じゃ`, `${stem}じゃ`].flatMap((head) => negations(head, PLAIN)),
];

/** Tense, politeness or negation twice: 食べますでした, 食べないでした, 食べましたません. */
const doubled = ({ stem, ta, mizen }: VerbParts): Ending[] => [
  ...all([`${stem}ますです`], POLITE),
  ...all(
    [`${stem}ますでした`, `${stem}ましたです`, `${stem}ましたでした`, `${stem}ますだった`],
    POLITE,
    past,
  ),
  ...all(
    [`${stem}ますない`, `${stem}ますないです`, `${stem}ませんです`, `${mizen}ないます`],
    POLITE_NEGATIVE,
  ),
  ...all([`${ta}ない`, `${mizen}ないだった`, `${mizen}ないた`], NEGATIVE, past),
  ...all(
    ['ませんだった', 'ませんました', 'ましたません', 'ましたない'].map((tail) => stem + tail),
    POLITE_NEGATIVE,
    past,
  ),
  ...all(
    [`${mizen}ないでした`, `${mizen}なかったでした`, `${mizen}ないました`, `${ta}ないです`],
    POLITE_NEGATIVE,
    past,
  ),
];

/** 飲みて and everything built on it: 飲みた, 飲みたら, 飲みたり, 飲みている. */
function teForms(te: string): Ending[] {
  const ta = te.replace(/て$/, 'た').replace(/で$/, 'だ');
  const progressive = ichidanParts(`${te}いる`);
  return [
    ending(te, PLAIN, { mood: 'te' }),
    ending(ta, PLAIN, past),
    ending(`${ta}ら`, PLAIN, { mood: 'tara' }),
    ending(`${ta}り`, PLAIN, { mood: 'listing' }),
    ...(progressive ? only(coreForms(progressive, { ...PLAIN, aspect: 'progressive' }), 'statement') : []),
  ];
}

function made(verb: string, voice: Features['voice']): Ending[] {
  const parts = ichidanParts(verb);
  return parts ? only(coreForms(parts, { ...PLAIN, voice }), 'statement') : [];
}
