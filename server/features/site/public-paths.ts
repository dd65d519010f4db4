import type { Topic } from '#contract/courses/endpoints.ts';
import { THEMES } from '#contract/dictionary/themes.ts';
import { type LessonPlace, paths } from '#contract/paths.ts';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Public pages without parameters, for search engines. */
const PUBLIC_PAGES = [
  paths.home,
  paths.search,
  paths.themes,
  paths.exercises,
  paths.path,
  paths.placement,
  paths.kana,
  paths.grammar,
  paths.contrasts,
  paths.rank,
  paths.feedback,
  paths.donate,
  paths.profile,
  paths.sources,
  paths.privacy,
  paths.login,
  paths.register,
];

interface WordTime {
  readonly id: number;
  readonly updatedAt: Date;
}

interface GrammarPages {
  readonly points: readonly { readonly id: string }[];
  readonly contrasts: readonly { readonly id: string }[];
}

/** With the themes of words and the rows of the kana course. */
export const pageEntries = (kanaRows: readonly { readonly id: string }[]): SitemapEntry[] =>
  [...PUBLIC_PAGES, ...THEMES.map(paths.theme), ...kanaRows.map(({ id }) => paths.kanaRow(id))].map(
    (path) => ({
      path,
    }),
  );

/** Topics, their curricula, and every practice mode of each lesson. The last change of a course is not recorded. */
export const lessonEntries = (topics: readonly Topic[], lessons: readonly LessonPlace[]): SitemapEntry[] =>
  [
    ...topics.flatMap(({ id, curriculums }) => [
      paths.topic(id),
      ...curriculums.map((curriculum) => paths.curriculum(id, curriculum.id)),
    ]),
    ...lessons.flatMap((lesson) => PRACTICE_MODES.map((mode) => paths.practice(lesson, mode))),
  ].map((path) => ({ path }));

/** They change only with a release. */
export const grammarEntries = ({ points, contrasts }: GrammarPages): SitemapEntry[] =>
  [...points.map(({ id }) => paths.grammarPoint(id)), ...contrasts.map(({ id }) => paths.contrast(id))].map(
    (path) => ({ path }),
  );

export const wordEntries = (words: readonly WordTime[]): SitemapEntry[] =>
  words.map(({ id, updatedAt }) => ({ path: paths.word(id), changedAt: updatedAt }));
