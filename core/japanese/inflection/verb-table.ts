import { readingOf, withoutRuby } from '../ruby.ts';
import { type ConjugationCode, type ConjugationGroup, groupOf } from './conjugation-forms.ts';
import { isHonorific, type VerbParts } from './verb-parts.ts';

const VOICES = ['potential', 'passive', 'causative', 'causative-passive'] as const;
const MOODS = ['volitional', 'imperative', 'prohibitive'] as const;

/** Forms that a verb does not have: a state has no imperative (*できろ), ある has no progressive (*あっている). */
const UNNATURAL: readonly { verb: RegExp; forms: readonly ConjugationCode[] }[] = [
  { verb: /^(?:ある|[有在]る)$/, forms: [...VOICES, ...MOODS, 'want', 'while', 'progressive'] },
  { verb: /^(?:できる|出来る|見える|聞こえる)$/, forms: [...VOICES, ...MOODS, 'want'] },
  { verb: /^要る$/, forms: [...VOICES, ...MOODS, 'want', 'progressive'] },
  { verb: /^(?:いる|居る)$/, forms: ['progressive'] },
  { verb: /^(?:わかる|[分解判]る|分かる)$/, forms: ['potential'] },
];

function unnaturalOf({ dictionary }: VerbParts): ReadonlySet<ConjugationCode> {
  // Of ござる, only ございます is still used.
  if (readingOf(dictionary) === 'ござる')
    return new Set([...VOICES, ...MOODS, 'want', 'while', 'progressive']);
  if (isHonorific(dictionary)) return new Set([...VOICES, 'volitional', 'want', 'while']);
  return new Set(UNNATURAL.find(({ verb }) => verb.test(withoutRuby(dictionary)))?.forms);
}

export function conjugateVerb(parts: VerbParts): ConjugationGroup[] {
  const unnatural = unnaturalOf(parts);
  return allForms(parts)
    .map(({ code, forms }) => ({ code, forms: forms.filter((form) => !unnatural.has(form.code)) }))
    .filter(({ forms }) => forms.length > 0);
}

function allForms(parts: VerbParts): ConjugationGroup[] {
  const { dictionary, stem, te, ta } = parts;
  const nai = negativeRoot(parts);
  return [
    groupOf('plain', { dictionary, negative: `${nai}い`, past: ta, 'past-negative': `${nai}かった` }),
    groupOf('polite', {
      polite: `${stem}ます`,
      'polite-negative': `${stem}ません`,
      'polite-past': `${stem}ました`,
      'polite-past-negative': `${stem}ませんでした`,
    }),
    groupOf('connecting', {
      te,
      'negative-te': `${nai}くて`,
      want: `${stem}たい`,
      'if-ba': parts.ba,
      'if-tara': `${ta}ら`,
      listing: `${ta}り`,
      while: `${stem}ながら`,
      progressive: `${te}いる`,
    }),
    groupOf('voices', {
      potential: parts.potential,
      passive: parts.passive,
      causative: parts.causative,
      'causative-passive': parts.causativePassive,
    }),
    groupOf('moods', {
      volitional: parts.volitional,
      imperative: parts.imperative,
      prohibitive: `${dictionary}な`,
    }),
  ];
}

/** ある has no *あらない; its negation is the adjective ない. */
const negativeRoot = ({ dictionary, mizen }: VerbParts): string =>
  /^(?:ある|[有在]る)$/.test(withoutRuby(dictionary)) ? 'な' : `${mizen}な`;
