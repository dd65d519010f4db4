import { shuffled } from '../random.ts';
import type { KanaProgress } from './kana-progress.ts';
import type { KanaGroup, LookAlikes } from './kana-row.ts';
import { soundAlike } from './read-kana.ts';

/** One question of a round. */
export type KanaTask =
  | { readonly kind: 'hear'; readonly kana: string; readonly choices: readonly string[] }
  | { readonly kind: 'read'; readonly kana: string }
  | {
      readonly kind: 'tell-apart';
      readonly kana: string;
      readonly choices: readonly string[];
      /** How to tell them apart, shown after the answer. */
      readonly tell: string;
    }
  | { readonly kind: 'write'; readonly kana: string }
  | { readonly kind: 'word'; readonly wordId: number };

/** What a round is made of. */
export interface RoundSource {
  readonly group: KanaGroup;
  /** The kana of the row. */
  readonly kana: readonly string[];
  /** The kana of the rows before it, in order. */
  readonly before: readonly string[];
  readonly lookAlikes: readonly LookAlikes[];
  readonly words: readonly number[];
}

interface RoundOptions {
  readonly progress: KanaProgress;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** False where the learner cannot listen now. */
  readonly withSound: boolean;
}

const CHOICES = 4;
const REPEATED_KANA = 3;
const LOOK_ALIKE_TASKS = 3;
const WORD_TASKS = 4;

/**
 * The questions of a round, from recognising to reading words: hear, read, tell apart, write, words. Weak kana of
 * earlier rows come back.
 */
export function makeRound(source: RoundSource, { progress, random, withSound }: RoundOptions): KanaTask[] {
  const mixed = <T>(items: readonly T[]): T[] => shuffled(items, random);
  const { kana, before, words } = source;
  const weak = before
    .filter((one) => progress.stateOf(one) !== 'known')
    .toSorted((a, b) => progress.strengthOf(a) - progress.strengthOf(b))
    .slice(0, REPEATED_KANA);
  const hear = withSound
    ? mixed(kana).map((one): KanaTask => ({
        kind: 'hear',
        kana: one,
        choices: mixed(choicesFor(one, source, random)),
      }))
    : [];
  const read = mixed([...kana, ...weak]).map((one): KanaTask => ({ kind: 'read', kana: one }));
  // The parts of digraphs and pauses have been written in their own rows.
  const write = isWritten(source.group) ? kana.map((one): KanaTask => ({ kind: 'write', kana: one })) : [];
  const fresh = words.filter((id) => !progress.hasRead(id));
  const chosen = [...fresh, ...words.filter((id) => progress.hasRead(id))].slice(0, WORD_TASKS);
  return [
    ...hear,
    ...read,
    ...tellApart(source, mixed),
    ...write,
    ...chosen.map((wordId): KanaTask => ({ kind: 'word', wordId })),
  ];
}

const isWritten = (group: KanaGroup): boolean => group === 'basic' || group === 'voiced';

/** The kana and others of the row and before, none of which sounds the same. */
function choicesFor(kana: string, { kana: row, before }: RoundSource, random: () => number): string[] {
  const nearest = [...shuffled(row, random), ...shuffled(before, random)];
  const others = nearest.filter((one, at) => !soundAlike(one, kana) && nearest.indexOf(one) === at);
  return [kana, ...others.slice(0, CHOICES - 1)];
}

/** Only kana that were introduced, at least one of them in this row. */
function tellApart(source: RoundSource, mixed: <T>(items: readonly T[]) => T[]): KanaTask[] {
  const taught = new Set([...source.before, ...source.kana]);
  const groups = source.lookAlikes
    .map(({ kana, tell }) => ({ tell, choices: kana.filter((one) => taught.has(one)) }))
    .filter(({ choices }) => choices.length > 1 && choices.some((one) => source.kana.includes(one)));
  return mixed(groups)
    .slice(0, LOOK_ALIKE_TASKS)
    .flatMap(({ tell, choices }): KanaTask[] => {
      const [asked] = mixed(choices.filter((one) => source.kana.includes(one)));
      return asked ? [{ kind: 'tell-apart', kana: asked, choices: mixed(choices), tell }] : [];
    });
}
