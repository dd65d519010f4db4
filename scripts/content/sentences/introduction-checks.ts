import { once } from '#core/grading/units/once.ts';
import { allLong, type ContentCheck } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { readShippedGrammar } from '../grammar/grammar.ts';
import { readIntroductions, type ShippedIntroduction } from './introductions.ts';
import type { Lesson } from './sentences.ts';

/** A learner meets what a lesson asks for before its first sentence (docs/decisions/045). */
export function introductionChecks(): ContentCheck[] {
  const introductions = once(readIntroductions);
  return allLong([
    {
      rule: 'every lesson introduces five words and one grammar point at least',
      find: async () => (await introductions()).flatMap(tooFew),
    },
    {
      rule: 'what a lesson wants to be introduced exists',
      find: async () => {
        const { find } = await readShippedGrammar();
        return (await introductions()).flatMap((one) => [
          ...missingWords(one),
          ...one.lesson.introduces.grammar
            .filter((id) => !find(id))
            .map((id) => `lesson ${one.lesson.id}: no grammar point has the id ${id}`),
        ]);
      },
    },
    {
      rule: 'every word and every piece of grammar in a sentence is explained somewhere',
      find: async () => {
        const allowed = await readNotIntroduced();
        const mistakes = (await introductions()).flatMap(({ uncovered }) =>
          uncovered
            .filter(({ kind, text }) => !allowed.accepts(kind, text))
            .map(
              ({ kind, text, sentence }) =>
                `${sentence.id}: no ${kind} covers ${text}: ${sentence.jpSentence}`,
            ),
        );
        return [...mistakes, ...allowed.unneeded()];
      },
    },
  ]);
}

export const readNotIntroduced = () => readExceptionList('not-introduced.tsv', ['kind', 'text', 'reason']);

const WORDS_MIN = 5;

function tooFew({ lesson, introduction: { words, points } }: ShippedIntroduction): string[] {
  const few = [words.first.length < WORDS_MIN && 'words', points.first.length === 0 && 'grammar points'];
  return few.filter(Boolean).map((what) => `lesson ${lesson.id} ${lesson.title} introduces too few ${what}`);
}

/** An id that is in no dictionary is left out of the introduction. */
function missingWords({
  lesson,
  introduction,
}: { lesson: Lesson } & Pick<ShippedIntroduction, 'introduction'>): string[] {
  const shown = new Set(introduction.words.first.map(({ id }) => id));
  return lesson.introduces.words
    .filter((id) => !shown.has(id))
    .map((id) => `lesson ${lesson.id}: no word has the id ${id}`);
}
