import { Trie } from './trie.ts';
import { KANA_WORDS } from './words/kana-words.ts';
import { COST, mistaken, noted, type Outcome, RIGHT, type Unit } from './unit.ts';

/** What a learner may put where a particle belongs. */
export const PARTICLES = [
  'は', 'が', 'を', 'に', 'へ', 'で', 'と', 'も', 'の', 'や', 'か', 'な', 'よ', 'ね', 'から', 'まで', 'より', 'だけ', 'しか', 'など',
  'ので', 'のに', 'けど', 'けれど', 'けれども', 'ば', 'し', 'ながら', 'くらい', 'ぐらい', 'ほど', 'ばかり', 'でも', 'って', 'たら', 'なら',
] as const; // prettier-ignore

/** Particles that a learner adds where none belongs. */
const ADDED = new Set([
  'は',
  'が',
  'を',
  'に',
  'へ',
  'で',
  'と',
  'も',
  'の',
  'か',
  'や',
  'な',
  'よ',
  'ね',
  'から',
  'まで',
  'より',
]);

export const addedParticles = [...ADDED];

/** Written otherwise than it sounds: in kana a mistake, in romaji and by ear the same. */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ['は', 'わ'],
  ['を', 'お'],
  ['へ', 'え'],
]);

/** The same particle, longer or shorter. */
const SAME: readonly (readonly string[])[] = [
  ['けど', 'けれど', 'けれども'],
  ['くらい', 'ぐらい'],
  ['の', 'ん'],
];

interface ParticleParts {
  readonly text: string;
  readonly start: number;
  /** What else is right here, such as へ for に of direction. */
  readonly alsoRight: readonly string[];
  /** Right, but plainer or politer than the model. */
  readonly otherRegister?: string;
}

export function particleUnit({ text, start, alsoRight, otherRegister }: ParticleParts): Unit {
  const right = new Set([
    text,
    ...alsoRight,
    ...(SAME.find((same) => same.includes(text)) ?? []),
    ...(KANA_WORDS.get(text) ?? []),
  ]);
  const written = new Trie<Outcome>();
  const bySound = new Trie<Outcome>();
  for (const particle of right) {
    written.add(particle, RIGHT);
    bySound.add(particle, RIGHT);
    const sound = SOUNDS.get(particle);
    if (sound === undefined) continue;
    written.add(sound, { ...mistaken(COST.kanaParticle, 'kana-spelling'), isSlip: true });
    bySound.add(sound, RIGHT);
  }
  if (otherRegister !== undefined)
    for (const trie of [written, bySound]) trie.add(otherRegister, noted('use-plain'));
  for (const particle of PARTICLES) {
    if (right.has(particle)) continue;
    written.add(particle, mistaken(COST.particleWrong, 'particle-wrong'));
    bySound.add(particle, mistaken(COST.particleWrong, 'particle-wrong'));
  }
  return {
    kind: 'particle',
    text,
    start,
    match: (typed, at, emit) => (typed.bySound ? bySound : written).find(typed, at, emit),
    nearly: () => undefined,
  };
}
