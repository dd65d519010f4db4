import {
  godanParts,
  ichidanParts,
  irregularParts,
  suruParts,
  type VerbParts,
} from '../../japanese/inflection/verb-parts.ts';
import { withoutRuby } from '../../japanese/ruby.ts';
import { ending, type Ending, malformed, PLAIN } from './features.ts';
import type { GodanEnding, VerbClass } from './inflection-class.ts';
import { malformedVerbs, type VerbSlips } from './malformed-verbs.ts';
import { verbEndings, type VerbLimits } from './verb-endings.ts';

/** The parts of a sample verb without its root. */
function after(root: string, parts: VerbParts | null): VerbParts[] {
  if (!parts) return [];
  const cut = (ruby: string): string => withoutRuby(ruby).slice(root.length);
  return [
    {
      dictionary: cut(parts.dictionary),
      mizen: cut(parts.mizen),
      stem: cut(parts.stem),
      te: cut(parts.te),
      ta: cut(parts.ta),
      ba: cut(parts.ba),
      potential: cut(parts.potential),
      passive: cut(parts.passive),
      causative: cut(parts.causative),
      causativePassive: cut(parts.causativePassive),
      volitional: cut(parts.volitional),
      imperative: cut(parts.imperative),
    },
  ];
}

interface VerbShape {
  /** More than one if the root can be written in several ways, or the verb shares forms with another. */
  readonly parts: readonly VerbParts[];
  readonly slips: (parts: VerbParts) => VerbSlips | null;
  readonly limits?: VerbLimits;
  readonly more?: readonly Ending[];
}

/**
 * Every sound change except the right one. て for で (泳いて) and a missing っ (買て) are spelling slips, with codes of their
 * own.
 */
const OTHER_CHANGES = ['いて', 'って', 'んで'];

function godanSlips({ dictionary, stem, te, potential }: VerbParts): VerbSlips {
  const head = dictionary.slice(0, -1);
  const changed = OTHER_CHANGES.map((other) => head + other);
  // 帰ます, 帰ない: inflected like an ichidan verb.
  const asIchidan = dictionary === 'る' ? [''] : [];
  return {
    stems: asIchidan,
    mizen: [potential.slice(0, -1), ...asIchidan],
    te: [`${stem}て`, ...changed.filter((other) => other.slice(0, -1) !== te.slice(0, -1))],
    potential: [`${stem}られる`, `${potential.slice(0, -1)}られる`],
    causative: [`${stem}させる`],
    volitional: [`${stem}よう`, `${dictionary}よう`],
  };
}

/** 食べります, 食べらない: inflected like a godan verb. */
const ichidanSlips = (): VerbSlips => ({
  stems: ['り'],
  mizen: ['ら'],
  te: [],
  potential: ['える', 'れられる'],
  causative: ['せる', 'らせる'],
  volitional: ['ろう', 'おう'],
});

const suruSlips = (): VerbSlips => ({
  stems: ['す', 'せ'],
  mizen: ['す', 'さ', 'せ'],
  te: ['すて', 'するて'],
  potential: ['しられる', 'すれる'],
  causative: ['しさせる'],
  volitional: ['すよう', 'するよう'],
});

const kuruSlips = ({ dictionary }: VerbParts): VerbSlips =>
  dictionary === 'くる'
    ? {
        stems: ['く', 'こ'],
        mizen: ['く'],
        te: ['くて', 'こて'],
        potential: ['きられる', 'くられる'],
        causative: ['きさせる', 'くさせる'],
        volitional: ['きよう', 'くよう'],
      }
    : { stems: [], mizen: [], te: [], potential: [], causative: ['来せる'], volitional: ['来ろう'] };

/** あらない; learners who write 有る do not make these mistakes. */
const aruSlips = (parts: VerbParts): VerbSlips | null =>
  parts.dictionary === 'ある' ? { ...godanSlips(parts), mizen: ['あら'], te: ['ありて'] } : null;

const honorificSlips = (parts: VerbParts): VerbSlips => ({
  ...godanSlips(parts),
  stems: ['り'],
  mizen: [],
  te: ['いて', 'りて'],
});

/** ください is a polite request, and so is くださいませ. */
const HONORIFIC_WILL: readonly Ending[] = [
  ending('い', PLAIN, { mood: 'imperative', polite: true }),
  ending('いませ', PLAIN, { mood: 'imperative', polite: true }),
  ending('るな', PLAIN, { mood: 'prohibitive' }),
];

const SPECIAL: Readonly<Record<Exclude<VerbClass, `godan-${GodanEnding}`>, VerbShape>> = {
  'godan-行く': { parts: after('行', godanParts('行く')), slips: godanSlips },
  'godan-問う': { parts: after('問', godanParts('問う')), slips: godanSlips },
  'godan-ある': {
    parts: ['ある', '有る', '在る'].flatMap((verb) => after('', godanParts(verb))),
    slips: aruSlips,
    limits: { noVoices: true, noAspects: true, noWish: true, noWill: true },
  },
  'godan-honorific': {
    parts: after('くださ', godanParts('くださる')),
    slips: honorificSlips,
    limits: { noVoices: true, noWish: true, noWill: true },
    more: HONORIFIC_WILL,
  },
  ichidan: { parts: after('', ichidanParts('る')), slips: ichidanSlips },
  'ichidan-くれる': { parts: after('くれ', ichidanParts('くれる')), slips: ichidanSlips },
  suru: { parts: [suruParts('')], slips: suruSlips },
  'suru-愛する': {
    parts: [...after('愛', irregularParts('愛する')), ...after('愛', godanParts('愛す')), suruParts('')],
    slips: suruSlips,
  },
  kuru: {
    parts: ['くる', '来[く]る'].flatMap((verb) => after('', irregularParts(verb))),
    slips: kuruSlips,
  },
};

const isSpecial = (verbClass: VerbClass): verbClass is keyof typeof SPECIAL => verbClass in SPECIAL;

const shapeOf = (verbClass: VerbClass): VerbShape =>
  isSpecial(verbClass)
    ? SPECIAL[verbClass]
    : { parts: after('', godanParts(verbClass.slice('godan-'.length))), slips: godanSlips };

export function verbClassEndings(verbClass: VerbClass): Ending[] {
  const { parts, slips, limits, more = [] } = shapeOf(verbClass);
  return [
    ...parts.flatMap((one) => verbEndings(one, limits)),
    ...more,
    ...malformed(parts.flatMap((one) => slipsOf(one, slips(one), limits))),
  ];
}

const slipsOf = (parts: VerbParts, slips: VerbSlips | null, limits: VerbLimits | undefined): Ending[] =>
  slips ? malformedVerbs(parts, slips, limits) : [];
