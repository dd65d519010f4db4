import { once } from '#core/grading/units/once.ts';
import { prepareJudge } from '../../grading/prepare-judge.ts';
import { allLong, type ContentCheck } from '../content-check.ts';
import { judgeSentences } from './judge-sentences.ts';
import { readShippedSentences } from './sentences.ts';

/** The rules that need the judge, over every shipped sentence: minutes where nothing has passed before. */
export function judgedChecks(): ContentCheck[] {
  const judged = once(async () => judgeSentences(await readShippedSentences(), await prepareJudge()));

  return allLong([
    {
      rule: 'the judge accepts what the authors accept, and refuses what they block',
      find: async () => (await judged()).ofAuthors,
    },
    {
      rule: 'every wording of an author’s answer is grammatical',
      find: async () => (await judged()).leaks,
    },
    {
      rule: 'everything that the rules make of a model answer is grammatical',
      find: async () => (await judged()).byRule,
    },
    {
      rule: 'the answer to one sentence is not accepted for another of its lesson',
      find: async () => (await judged()).ofOthers,
    },
    {
      rule: 'answers of readers keep their verdicts',
      find: async () => (await judged()).ofReaders,
    },
  ]);
}
