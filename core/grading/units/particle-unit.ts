import { KANA_WORDS } from '../words/kana-words.ts';
import { Trie } from './trie.ts';
import { COST, mistaken, noted, type Outcome, RIGHT, type Unit } from './unit.ts';

/** Particles that learners may type in place of the right one. */
const PARTICLES = [
  'は', 'が', 'を', 'に', 'へ', 'で', 'と', 'も', 'の', 'や', 'か', 'な', 'よ', 'ね', 'から', 'まで', 'より', 'だけ', 'しか', 'など',
  'ので', 'のに', 'けど', 'けれど', 'けれども', 'ば', 'し', 'ながら', 'くらい', 'ぐらい', 'ほど', 'ばかり', 'でも', 'って', 'たら', 'なら',
] as const; // oxfmt-ignore

/** Particles that learners add where none belongs, by their first kana. */
export const addedParticles: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Array.from('はがをにへでとものやなね', (particle) => [particle, [particle]] as const),
  ['か', ['か', 'から']],
  ['ま', ['まで']],
  ['よ', ['よ', 'より']],
]);

/** Not written as they sound: a mistake in kana, but right in romaji and in listening. */
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
  /** Other particles that are right here, such as へ for に of direction. */
  readonly alsoRight: readonly string[];
  /** Right, but plainer or politer than the model. */
  readonly otherRegister?: string;
  /** In 水をお願いします the next word begins with an お that can be left out. */
  readonly isBeforeO?: boolean;
}

interface ParticleTries {
  readonly written: Trie<Outcome>;
  readonly bySound: Trie<Outcome>;
  /** As by sound, but the kana stand on the screen: a note says how the particle is written. */
  readonly fromRomaji: Trie<Outcome>;
}

export function particleUnit({
  text,
  start,
  alsoRight,
  otherRegister = '',
  isBeforeO = false,
}: ParticleParts): Unit {
  const { written, bySound, fromRomaji } = triesOf(text, alsoRight, otherRegister);
  return {
    kind: 'particle',
    text,
    start,
    shortest: 0,
    longest: text.length,
    match: (typed, at, emit) => {
      // 水お願いします lacks its を; 水おお願いします has it, written お.
      if (isBeforeO && typed.chars[at] === 'お' && !/^[お御]$/u.test(typed.chars[at + 1] ?? '')) return;
      const trie = typed.bySound ? bySound : typed.fromRomaji ? fromRomaji : written;
      trie.find(typed, at, emit);
    },
    nearly: () => undefined,
  };
}

/** Cached, because every second sentence has the same particles. */
const known = new Map<string, ParticleTries>();

function triesOf(text: string, alsoRight: readonly string[], otherRegister: string): ParticleTries {
  const key = [text, otherRegister, ...alsoRight].join(' ');
  const tries = known.get(key) ?? makeTries(text, alsoRight, otherRegister);
  known.set(key, tries);
  return tries;
}

function makeTries(text: string, alsoRight: readonly string[], otherRegister: string): ParticleTries {
  const written = new Trie<Outcome>();
  const bySound = new Trie<Outcome>();
  const fromRomaji = new Trie<Outcome>();
  const addToAll = (particle: string, outcome: Outcome) =>
    [written, bySound, fromRomaji].forEach((trie) => trie.add(particle, outcome));
  const same = SAME.find((particles) => particles.includes(text)) ?? [];
  const right = new Set([text, ...alsoRight, ...same, ...(KANA_WORDS.get(text) ?? [])]);
  for (const particle of right) {
    addToAll(particle, RIGHT);
    const sound = SOUNDS.get(particle);
    if (sound === undefined) continue;
    written.add(sound, { ...mistaken(COST.kanaParticle, 'kana-spelling'), isSlip: true });
    bySound.add(sound, RIGHT);
    fromRomaji.add(sound, noted('sounds-alike'));
  }
  if (otherRegister !== '') addToAll(otherRegister, noted('use-plain'));
  const wrongParticle = mistaken(COST.particleWrong, 'particle-wrong');
  for (const particle of PARTICLES) {
    if (right.has(particle)) continue;
    addToAll(particle, wrongParticle);
    const sound = SOUNDS.get(particle);
    if (sound !== undefined) fromRomaji.add(sound, wrongParticle);
  }
  return { written, bySound, fromRomaji };
}
