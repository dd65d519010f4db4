import { godanParts, ichidanParts, type VerbParts } from '../../japanese/inflection/verb-parts.ts';
import { contracted, ending, type Ending, type Features, type Mood, only, PLAIN } from './features.ts';
import { conjectures, iForms, negatedIForms } from './i-forms.ts';

/** Forms that a class does not have: ある has no progressive (*あっている), an honorific verb has no volitional. */
export interface VerbLimits {
  readonly noVoices?: true;
  readonly noAspects?: true;
  readonly noWish?: true;
  readonly noWill?: true;
}

/** All right forms of a verb. */
export const verbEndings = (parts: VerbParts, limits: VerbLimits = {}): Ending[] => [
  ...coreForms(parts, PLAIN),
  ...stemForms(parts, PLAIN),
  ...(limits.noWill ? [] : willForms(parts, PLAIN)),
  ...(limits.noWish ? [] : wishForms(parts, PLAIN)),
  ...tooMuchForms(parts),
  ...(limits.noAspects ? [] : aspectForms(parts)),
  ...(limits.noVoices ? [] : voiceForms(parts)),
];

/** Statements and the forms that join clauses. */
export function coreForms(parts: VerbParts, of: Features): Ending[] {
  const { dictionary, ta } = parts;
  const past: Features = { ...of, past: true };
  return [
    ending(dictionary, of),
    ending(ta, past),
    ending(parts.te, of, { mood: 'te' }),
    ending(parts.ba, of, { mood: 'ba' }),
    ending(`${ta}ら`, of, { mood: 'tara' }),
    ending(`${ta}り`, of, { mood: 'listing' }),
    ending(`${dictionary}なら`, of, { mood: 'nara' }),
    ending(`${dictionary}ならば`, of, { mood: 'nara' }),
    ending(`${ta}なら`, past, { mood: 'nara' }),
    ...conjectures(dictionary, of),
    ...conjectures(ta, past),
    ...masuForms(parts.stem, of),
    ...naiForms(parts, { ...of, negative: true }),
  ];
}

export function masuForms(stem: string, of: Features): Ending[] {
  const polite: Features = { ...of, polite: true };
  const negative: Features = { ...polite, negative: true };
  return [
    ending(`${stem}ます`, polite),
    ending(`${stem}ました`, polite, { past: true }),
    ending(`${stem}まして`, polite, { mood: 'te' }),
    ending(`${stem}ましたら`, polite, { mood: 'tara' }),
    ending(`${stem}ません`, negative),
    ending(`${stem}ませんでした`, negative, { past: true }),
    ending(`${stem}ませんでしたら`, negative, { mood: 'tara' }),
  ];
}

const naiForms = (parts: VerbParts, of: Features): Ending[] => [
  ...naiRoots(parts).flatMap((nai) => [
    ...iForms(nai, of),
    ...contracted([ending(`${nai}きゃ`, of, { mood: 'ba' })]),
    ending(`${nai}く`, of, { mood: 'adverb' }),
    ending(`${nai}さそう`, of, { mood: 'seems' }),
  ]),
  ...(isBeing(parts) ? [] : [`${parts.mizen}ないで`, `${beforeZu(parts)}ずに`]).map((text) =>
    ending(text, of, { mood: 'te' }),
  ),
];

const isBeing = ({ dictionary }: VerbParts): boolean => /^[あ有在]る$/.test(dictionary);

/** ある has no *あらない; its negation is the adjective ない. */
const naiRoots = (parts: VerbParts): string[] => (isBeing(parts) ? ['な', '無'] : [`${parts.mizen}な`]);

/** せずに, although しない. */
const beforeZu = ({ dictionary, mizen }: VerbParts): string =>
  dictionary.endsWith('する') ? mizen.replace(/し$/, 'せ') : mizen;

const stemForms = ({ stem }: VerbParts, of: Features): Ending[] => [
  ending(stem, of, { mood: 'stem' }),
  ending(`${stem}ながら`, of, { mood: 'while' }),
  ending(`${stem}そう`, of, { mood: 'seems' }),
];

const willForms = (parts: VerbParts, of: Features): Ending[] => [
  ending(parts.volitional, of, { mood: 'volitional' }),
  ending(`${parts.stem}ましょう`, of, { mood: 'volitional', polite: true }),
  ending(parts.imperative, of, { mood: 'imperative' }),
  ending(`${parts.stem}なさい`, of, { mood: 'imperative', polite: true }),
  ending(`${parts.dictionary}な`, of, { mood: 'prohibitive' }),
];

function wishForms({ stem }: VerbParts, of: Features): Ending[] {
  const wish: Features = { ...of, wish: true };
  return [
    ...iForms(`${stem}た`, wish),
    ...negatedIForms(`${stem}た`, wish),
    ending(`${stem}たく`, wish, { mood: 'adverb' }),
  ];
}

/** A verb derived from a verb has fewer forms: the others are not used, or too rarely to list. */
function made(parts: VerbParts | null, of: Features, ...moods: readonly Mood[]): Ending[] {
  if (!parts) return [];
  const forms = [...coreForms(parts, of), ...stemForms(parts, of), ...willForms(parts, of)];
  return only(forms, 'statement', 'te', ...moods);
}

/** 食べすぎる; 高すぎる and 静かすぎる pass the part before すぎる. */
export const tooMuchForms = ({ stem }: Pick<VerbParts, 'stem'>): Ending[] =>
  ['すぎる', '過ぎる'].flatMap((sugiru) =>
    made(ichidanParts(stem + sugiru), { ...PLAIN, aspect: 'too-much' }, 'ba', 'tara', 'conjecture', 'stem'),
  );

function aspectForms({ te }: VerbParts): Ending[] {
  const progressive: Features = { ...PLAIN, aspect: 'progressive' };
  const finished: Features = { ...PLAIN, aspect: 'finished' };
  const beforehand: Features = { ...PLAIN, aspect: 'beforehand' };
  // 食べてしまう → 食べちゃう, 飲んでしまう → 飲んじゃう; 食べておく → 食べとく, 飲んでおく → 飲んどく.
  const [chau, toku] = te.endsWith('で') ? ['じゃう', 'どく'] : ['ちゃう', 'とく'];
  const head = te.slice(0, -1);
  return [
    ...made(ichidanParts(`${te}いる`), progressive, 'ba', 'tara', 'conjecture', 'volitional'),
    ...contracted(made(ichidanParts(`${te}る`), progressive, 'ba', 'tara', 'conjecture')),
    // As polite as ています, and more humble.
    ...masuForms(`${te}おり`, progressive),
    ...willed(godanParts(`${te}しまう`), finished),
    ...contracted(willed(godanParts(head + chau), finished)),
    ...willed(godanParts(`${te}おく`), beforehand),
    ...contracted(willed(godanParts(head + toku), beforehand)),
  ];
}

const willed = (parts: VerbParts | null, of: Features): Ending[] =>
  parts
    ? [
        ...made(parts, of, 'ba', 'tara', 'conjecture', 'stem', 'volitional'),
        ...only(wishForms(parts, of), 'statement'),
      ]
    : [];

function voiceForms(parts: VerbParts): Ending[] {
  const { potential, passive } = parts;
  const causative = ichidanParts(parts.causative);
  // 飲まされる and 飲ませられる; but only 話させられる, the longer form.
  const causativePassives = new Set([parts.causativePassive, causative?.passive ?? '']);
  return [
    ...voice(ichidanParts(potential), 'potential'),
    ...voice(ichidanParts(potential.replace(/できる$/, '出来る')), 'potential'),
    // 食べれる, 来れる: everyday speech drops the ら.
    ...(potential === passive
      ? contracted(voice(ichidanParts(potential.replace(/られる$/, 'れる')), 'potential'))
      : []),
    ...voice(ichidanParts(passive), 'passive'),
    ...voice(causative, 'causative'),
    ...[...causativePassives].flatMap((verb) => voice(ichidanParts(verb), 'causative-passive')),
  ];
}

function voice(parts: VerbParts | null, name: Features['voice']): Ending[] {
  if (!parts) return [];
  const of: Features = { ...PLAIN, voice: name };
  const progressive: Features = { ...of, aspect: 'progressive' };
  return [
    ...made(parts, of, 'ba', 'tara', 'conjecture', 'stem', 'volitional', 'adverb'),
    ...(name === 'potential' ? [] : only(wishForms(parts, of), 'statement')),
    ...made(ichidanParts(`${parts.te}いる`), progressive, 'ba', 'tara'),
    ...contracted(made(ichidanParts(`${parts.te}る`), progressive)),
  ];
}
