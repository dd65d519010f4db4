import { data, type LoaderFunctionArgs } from 'react-router';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { queryClientContext } from '#app/lib/api/query-client.ts';
import { lessonsQuery } from './course-queries.ts';
import { topicQuery } from './topic-queries.ts';

type Params = LoaderFunctionArgs['params'];

const lessonsOf = ({ topicId = '', curriculumId = '' }: Params) => lessonsQuery(topicId, curriculumId);

/** Loads the topic and the lessons of a URL; the server finds a curriculum only in its own topic. */
export const loadCurriculum = () =>
  loadQueries(({ params }) => [topicQuery(params['topicId'] ?? ''), lessonsOf(params)]);

/** The same for one lesson; responds 404 for a lesson of another curriculum. */
export const loadLesson = () => {
  const load = loadCurriculum();
  return async (args: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>): Promise<null> => {
    await load(args);
    const lessons = args.context.get(queryClientContext).getQueryData(lessonsOf(args.params).queryKey);
    const belongs = lessons?.some(({ id }) => String(id) === args.params['lessonId']);
    if (!belongs) throw data(null, { status: 404 });
    return null;
  };
};
