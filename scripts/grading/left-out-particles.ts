import type { AnalysedAnswer, AnswerPart, AnswerParts } from '#core/japanese/notation/analysed-answer.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';

const PARTICLES = new Set(['が', 'を', 'に', 'へ', 'で', 'と', 'から', 'まで', 'より', 'の', 'は']);
/** Conjunctions between clauses and で of 読んで are not case particles. */
const CASE = /^助詞\/(?:格助詞|係助詞|連体化|並立助詞|副助詞)/;

/** The visible answer without one of its case particles, once for each particle that is not optional. */
export function leftOutParticles({ text, parts }: AnalysedAnswer): string[] {
  const tokens = saidTokens(parts);
  const open = parts.flatMap(opennessOf);
  const typed: string[] = [];
  let start = 0;
  for (const [at, { surface, pos }] of tokens.entries()) {
    const end = start + surface.length;
    if (PARTICLES.has(surface) && CASE.test(pos) && !open[at] && !mayBeLeftOut(tokens, at))
      typed.push(text.slice(0, start) + text.slice(end));
    start = end;
  }
  return typed;
}

/**
 * For each token of a part, whether the answer is right without it: one option can be the same as another without its
 * particle.
 */
function opennessOf(part: AnswerPart): boolean[] {
  if (part.kind === 'words') return part.tokens.map(() => false);
  if (part.kind === 'free-order')
    return part.inside.flatMap((parts: AnswerParts) => parts.flatMap(opennessOf));
  return saidTokens([part]).map(() => true);
}

function mayBeLeftOut(tokens: readonly Token[], at: number): boolean {
  const [before, particle, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // 勉強をする is 勉強する, and 運転ができる is 運転できる.
  const isOfNoun = particle?.surface === 'を' ? after?.base === 'する' : after?.base === 'できる';
  if (/^[をが]$/.test(particle?.surface ?? '') && isOfNoun)
    return before?.pos.startsWith('名詞/サ変接続') ?? false;
  // 学生ではない is 学生でない: で and は are the copula, not particles.
  const start = particle?.surface === 'は' ? at - 1 : at;
  const surfaces = tokens.slice(Math.max(start, 0), start + 3).map(({ surface }) => surface);
  return /^では(?:な|あり)/.test(surfaces.join(''));
}
