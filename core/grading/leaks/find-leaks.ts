import type { Token } from '../../japanese/tokens/token.ts';
import { clauseRules } from './clauses.ts';
import { endingRules } from './endings.ts';
import type { Found, Leak, LeakCode, LeakRule, Words } from './leak.ts';
import { objectRules } from './objects.ts';
import { particleRules, saidTwice } from './particles.ts';
import { placeRules } from './places.ts';
import { sentencesOf } from './words.ts';

const RULES = [...objectRules, ...placeRules, ...endingRules, ...clauseRules, ...particleRules];

const QUOTES = /[「」『』“”]/u;

const rulesAt = new Map<string, LeakRule[]>();
for (const rule of RULES)
  for (const surface of rule.at) rulesAt.set(surface, [...(rulesAt.get(surface) ?? []), rule]);

/**
 * Everything in one wording that is never right Japanese. Finding nothing proves nothing: the rules prefer missing a
 * mistake to reporting what somebody could say. The tokens joined are the wording.
 */
export const findLeaks = (wording: string, tokens: readonly Token[]): Leak[] =>
  sentencesOf(tokens).flatMap((words) => leaksIn(wording, words));

function leaksIn(wording: string, words: Words): Leak[] {
  const leaks: Leak[] = [];
  const add = (code: LeakCode, [from, to]: Found) => {
    // 「私は」を省略する speaks about words.
    if (words.slice(from + 1, to + 1).some(({ gap }) => QUOTES.test(gap))) return;
    const start = words[Math.max(from, 0)]?.start ?? 0;
    const end = words[Math.min(to, words.length - 1)]?.end ?? start;
    leaks.push({ code, start, end, text: wording.slice(start, end) });
  };
  words.forEach(({ surface }, at) => {
    rulesAt.get(surface)?.forEach(({ code, find }) => {
      const found = find(words, at);
      if (found) add(code, found);
    });
  });
  for (const found of saidTwice(words)) add('said-twice', found);
  return leaks;
}
