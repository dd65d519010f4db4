import { data, type LoaderFunctionArgs } from 'react-router';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { queryClientContext } from '#app/lib/api/query-client.ts';
import { lessonsQuery } from './course-queries.ts';
import { topicQuery } from './topic-queries.ts';

type Params = LoaderFunctionArgs['params'];

const lessonsOf = ({ topicId = '', curriculumId = '' }: Params) => lessonsQuery(topicId, curriculumId);

/** The topic and the lessons of an address; the server knows no curriculum outside its topic. */
export const loadCurriculum = () =>
  loadQueries(({ params }) => [topicQuery(params['topicId'] ?? ''), lessonsOf(params)]);

/** The same for one of the lessons, and nothing is there for a lesson of another curriculum. */
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
