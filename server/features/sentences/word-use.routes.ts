import { listLessonsWithWord } from '#contract/dictionary/word-use.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { WordUseService } from './word-use.service.ts';

export const wordUseRoutes = (use: WordUseService) => [
  cachedRoute(listLessonsWithWord, ({ params }) => use.lessonsWith(params.id)),
];
