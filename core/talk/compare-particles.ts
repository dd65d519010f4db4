import type { Token } from '../japanese/tokens/token.ts';

/** One particle that differs between two sentences; null on the side that has none. */
export interface ParticleDifference {
  readonly said: string | null;
  readonly wanted: string | null;
}

// は and も only shift the emphasis, に and へ mean the same direction: none of these is a mistake.
const INTERCHANGEABLE: readonly ReadonlySet<string>[] = [new Set(['に', 'へ'])];
const FREE = new Set(['は', 'も', 'ね', 'よ', 'よね', 'か', 'が']);

/** The particle by which a sentence differs from that of the script, if that is the only difference. */
export function compareParticles(
  said: readonly Token[],
  wanted: readonly Token[],
): ParticleDifference | null {
  const [ours, theirs] = [said.filter(isWord), wanted.filter(isWord)];
  const start = sharedLength(ours, theirs);
  const end = sharedLength(ours.slice(start).toReversed(), theirs.slice(start).toReversed());
  const [left, right] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  if (left.length > 1 || right.length > 1 || left.length + right.length === 0) return null;
  if (start + end === 0) return null;
  const both = [...left, ...right];
  if (!both.every(isCaseParticle)) return null;
  const surfaces = both.map(({ surface }) => surface);
  if (INTERCHANGEABLE.some((pair) => surfaces.every((surface) => pair.has(surface)))) return null;
  return { said: left[0]?.surface ?? null, wanted: right[0]?.surface ?? null };
}

const isWord = ({ pos }: Token): boolean => !pos.startsWith('記号');

const isCaseParticle = ({ pos, surface }: Token): boolean => pos.startsWith('助詞') && !FREE.has(surface);

function sharedLength(one: readonly Token[], other: readonly Token[]): number {
  const differs = one.findIndex(({ reading }, at) => reading !== other[at]?.reading);
  return differs === -1 ? one.length : differs;
}
