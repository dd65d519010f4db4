import { featuresOf, isFormOf, isParticle } from './read-sentence.ts';
import type { ParaphraseRule, ReadUnit } from './rule.ts';
import { inflect, suruLexeme } from './say.ts';

/** 挨拶します for 挨拶をします. What describes the noun needs を: 楽しい話をする, 猫の世話をする. */
export const doing: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites({ units }) {
    for (const at of units.keys()) {
      const [act, o, does] = units.slice(at);
      const form = featuresOf(does);
      const noun = act?.tokens.at(-1);
      const isAct = act?.tokens.length === 1 && noun?.pos.startsWith('名詞/サ変接続');
      if (!noun || !isAct || !isParticle(o, 'を') || !form || !isFormOf(does, 'する')) continue;
      if (isDescribed(units[at - 1])) continue;
      const tokens = inflect(suruLexeme(noun.surface, noun.reading), form);
      if (tokens) yield { from: at, to: at + 3, tokens, pattern: `${act?.text}をする` };
    }
  },
};

const isDescribed = (before: ReadUnit | undefined): boolean =>
  before !== undefined &&
  /^(?:joining|attribute|adjective-before-noun|verb-before-noun|noun)$/u.test(before.role);
