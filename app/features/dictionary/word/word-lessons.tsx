import { useQuery } from '@tanstack/react-query';
import { ITEM_LEVEL_OF } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MarkedSentence } from '#app/ui/japanese/marked-sentence.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { lessonsWithWordQuery } from '../dictionary-queries.ts';

/** Lessons to practise the word in. Loaded by the browser at the end of the page: a failure leaves it out. */
export function WordLessons({ itemId }: { readonly itemId: number }) {
  const { data: lessons = [] } = useQuery(lessonsWithWordQuery(itemId));
  if (lessons.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.lessons}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {lessons.map(({ sentence, mean, level, ...lesson }) => (
          <li key={lesson.lessonId} className="p-4 sm:px-5">
            <MarkedSentence
              before={sentence.before}
              marked={sentence.word}
              after={sentence.after}
              translation={sentence.viSentence}
            />
            <p className="flex flex-wrap items-center gap-x-3">
              <TextLink
                to={paths.practiceSentence({ ...lesson, sentenceId: sentence.id })}
                className="inline-flex min-h-11 items-center"
              >
                {mean}
              </TextLink>
              <LevelBadge level={ITEM_LEVEL_OF[level]} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
