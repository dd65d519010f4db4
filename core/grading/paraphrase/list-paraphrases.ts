import type { AnalysedAnswer } from '../../japanese/notation/analysed-answer.ts';
import { saidTokens } from '../../japanese/notation/said-tokens.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import type { Steps } from '../../steps.ts';
import type { Lexicon } from '../lexicon.ts';
import { piecesOf } from '../sentence/pieces-of.ts';
import { LITERALLY } from '../sentence/surroundings.ts';
import { readUnits, tokensOf } from './reading/read-sentence.ts';
import type { RuleName } from './rule-names.ts';
import type { ReadSentence } from './rule.ts';
import { PARAPHRASE_RULES } from './rules.ts';

/** A whole answer as one rule would say it. */
export interface ListedParaphrase {
  readonly rule: RuleName;
  readonly pattern: string;
  readonly tokens: readonly Token[];
}

/** What every rule makes of an answer, one at a time: for authors, and for checks that it is right Japanese. */
export function* listParaphrases(
  answer: AnalysedAnswer,
  about: Pick<ReadSentence, 'vietnamese' | 'freeRegister'>,
  lexicon: Lexicon,
): Steps<ListedParaphrase[]> {
  const stretch = { tokens: saidTokens(answer.parts), following: [], start: 0 };
  const rules = { ...LITERALLY, hasObject: false, hasQuestionWord: false };
  const pieces = yield* piecesOf(stretch, { rules, lexicon });
  const sentence: ReadSentence = { ...about, units: readUnits(pieces), synonymsOf: lexicon.synonymsOf };
  const listed: ListedParaphrase[] = [];
  for (const { name: rule, rewrites } of PARAPHRASE_RULES) {
    for (const { from, to, tokens: said, pattern } of rewrites(sentence)) {
      const before = tokensOf(sentence.units.slice(0, from));
      const after = tokensOf(sentence.units.slice(to));
      listed.push({ rule, pattern, tokens: [...before, ...said, ...after] });
    }
    yield;
  }
  return listed;
}
