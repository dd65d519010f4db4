import type { LoaderFunctionArgs } from 'react-router';
import { loadLesson } from '#app/features/courses/load-curriculum.ts';
import { introductionQuery } from '#app/features/introductions/introduction-query.ts';
import { queryClientContext } from '#app/lib/api/query-client.ts';

type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

const load = loadLesson();

/** The lesson and its introduction. A lesson is shown without its introduction if that fails to load. */
export async function loadLessonPage(args: LoaderArguments): Promise<null> {
  const client = args.context.get(queryClientContext);
  const introduction = client.prefetchQuery(introductionQuery(args.params['lessonId'] ?? ''));
  await load(args);
  await introduction;
  return null;
}
