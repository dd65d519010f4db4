import type { Features, Mood } from './features.ts';

/** The name of a form as learners know it, for messages that may show only its first letters. */
export const FORM_NAMES = [
  'masu',
  'masen',
  'mashita',
  'masen-deshita',
  'dictionary',
  'nai',
  'ta',
  'nakatta',
  'te',
  'naide',
  'ba',
  'tara',
  'nara',
  'mashou',
  'volitional',
  'imperative',
  'prohibitive',
  'stem',
  'adverb',
  'adnominal',
  'while',
  'listing',
  'conjecture',
  'seems',
  'tai',
  'te-iru',
  'te-shimau',
  'te-oku',
  'sugiru',
  'potential',
  'passive',
  'causative',
  'causative-passive',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

const OF_ASPECT: Readonly<Record<Exclude<Features['aspect'], 'simple'>, FormName>> = {
  progressive: 'te-iru',
  finished: 'te-shimau',
  beforehand: 'te-oku',
  'too-much': 'sugiru',
};

const OF_MOOD: Readonly<Partial<Record<Mood, FormName>>> = {
  ba: 'ba',
  tara: 'tara',
  nara: 'nara',
  imperative: 'imperative',
  prohibitive: 'prohibitive',
  stem: 'stem',
  adverb: 'adverb',
  adnominal: 'adnominal',
  while: 'while',
  listing: 'listing',
  conjecture: 'conjecture',
  seems: 'seems',
};

/** The part of the form that is hardest to guess comes first: 食べさせたいです is a causative. */
export function formNameOf({ voice, aspect, wish, mood, past, negative, polite }: Features): FormName {
  if (voice !== 'active') return voice;
  if (aspect !== 'simple') return OF_ASPECT[aspect];
  if (wish) return 'tai';
  if (mood === 'te') return negative ? 'naide' : 'te';
  if (mood === 'volitional') return polite ? 'mashou' : 'volitional';
  const named = OF_MOOD[mood];
  if (named) return named;
  if (polite) return negative ? (past ? 'masen-deshita' : 'masen') : past ? 'mashita' : 'masu';
  return negative ? (past ? 'nakatta' : 'nai') : past ? 'ta' : 'dictionary';
}
