import type { Token } from '../../japanese/tokens/token.ts';
import { isAdjective, isAuxiliary, isNoun, isParticle, isVerb } from '../sentence/clause-words.ts';
import { folded } from '../typed/fold.ts';
import { contrast, type Explanation, point } from './explanation.ts';
import { firstOf, type Rule } from './place.ts';

const FINAL = /[よねか]+$/u;
const textOf = (tokens: readonly Token[]): string => folded(tokens.map(({ surface }) => surface).join(''));

/** 学生かです: か, ね and よ close the sentence. */
const afterQuestion: Rule = ({ tokens, read }) =>
  tokens.at(-1)?.surface === 'か' && /か[^か]+$/u.test(folded(read)) ? point('ka-cau-hoi') : null;

/** で図書館: a particle stands before its word. */
const particleFirst: Rule = ({ tokens, read }) => {
  const said = folded(read);
  const isParticleFirst = tokens.some((token) => isParticle(token) && said.startsWith(token.surface));
  return isParticleFirst && !textOf(tokens).startsWith(said.charAt(0)) ? contrast('trat-tu-cau') : null;
};

/** 行きます学校へ: the predicate is not at the end. */
const predicateMoved: Rule = ({ tokens, read }) => {
  const end = textOf(tokens).replace(FINAL, '').slice(-2);
  const said = folded(read).replace(FINAL, '');
  return !said.endsWith(end) && said.includes(end) ? contrast('trat-tu-cau') : null;
};

/** りんごバナナや: や stands between the two. */
const listed: Rule = ({ tokens, read }) =>
  tokens.some((token) => isParticle(token) && token.surface === 'や') && /や[をがはに]/u.test(read)
    ? point('ya-nado')
    : null;

/** 花赤い, 車の友達: what describes a noun comes before it. */
const attributeMoved: Rule = ({ tokens, read }) => {
  const said = folded(read);
  const indexOf = (token: Token): number => said.indexOf(folded(token.surface));
  const isMoved = tokens.some((token, at) => {
    const noun = describedBy(tokens, at);
    if (!noun) return false;
    const [own, described] = [indexOf(token), indexOf(noun)];
    if (own === -1 || described === -1) return false;
    const isParted = isAdjective(token) && !said.includes(folded(token.surface + noun.surface));
    return own > described || isParted;
  });
  return isMoved ? contrast('bo-nghia-truoc') : null;
};

/** The noun that a word describes: 花 of 赤い花, 車 of 友達の車, さん of 田中さん. */
function describedBy(tokens: readonly Token[], at: number): Token | undefined {
  const [token, next, afterNext] = tokens.slice(at, at + 3);
  if (!token || !next) return undefined;
  if (isNoun(token) && next.surface === 'の' && afterNext && isNoun(afterNext)) return afterNext;
  const isAttribute =
    isAdjective(token) ||
    isVerb(token) ||
    isAuxiliary(token) ||
    token.pos.startsWith('連体詞') ||
    next.pos.includes('接尾') ||
    next.surface === '半';
  return isAttribute && isNoun(next) ? next : undefined;
}

const ROLE = /^[がをにとはへで]$/u;

/** 猫が犬を for 犬が猫を: the particles stayed, their words were exchanged. */
const rolesExchanged: Rule = ({ tokens, read }): Explanation | null => {
  const said = folded(read);
  const phrases = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    return isNoun(token) && next && isParticle(next) && ROLE.test(next.surface)
      ? [folded(token.surface) + next.surface]
      : [];
  });
  const lost = phrases.filter((phrase) => !said.includes(phrase));
  return lost.length >= 2 ? contrast('chu-ngu-tan-ngu') : null;
};

/** Moved words, by the rule of word order that they break; null if only another order was said. */
export const order: Rule = (place) =>
  firstOf([afterQuestion, particleFirst, predicateMoved, listed, rolesExchanged, attributeMoved], place);
