import { findLeaks } from '#core/grading/leaks/find-leaks.ts';
import { coveringWordings } from '#core/japanese/notation/covering-wordings.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import type { PreparedJudge } from '../../grading/prepare-judge.ts';
import type { ExceptionList } from '../exception-list.ts';
import { questionOf } from './check-answers.ts';
import type { Sentence } from './sentences.ts';

/** All wordings of most answers; any two alternatives together of those that have thousands. */
const WORDINGS = { all: 64, most: 1_000 };

/** Nothing that a rule makes of the model answer is ungrammatical. */
export function checkParaphrases(
  sentence: Sentence,
  { paraphrases }: Pick<PreparedJudge, 'paraphrases'>,
  tokenize: Tokenize,
): string[] {
  return paraphrases(questionOf(sentence)).flatMap(({ rule, text }) =>
    findLeaks(text, tokenize(text)).map(
      (leak) => `the rule ${rule} makes ${leak.code}: ${leak.text} in ${text}`,
    ),
  );
}

/** No wording of an author's answer is ungrammatical: `(が|を)(読めます|読むことができます)` has one that is. */
export function checkLeaks(
  sentence: Sentence,
  { analysed }: Pick<PreparedJudge, 'analysed'>,
  allowed: ExceptionList,
): string[] {
  return analysed(questionOf(sentence)).flatMap(({ parts }) => {
    const found = new Map<string, string>();
    for (const tokens of coveringWordings(parts, WORDINGS)) {
      const wording = tokens.map(({ surface }) => surface).join('');
      for (const { code, text } of findLeaks(wording, tokens))
        if (!found.has(`${code}: ${text}`) && !allowed.accepts(String(sentence.id), code, text))
          found.set(`${code}: ${text}`, wording);
    }
    return Array.from(found, ([leak, wording]) => `${leak} in ${wording}`);
  });
}
