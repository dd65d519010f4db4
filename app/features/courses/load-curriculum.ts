import { data, type LoaderFunctionArgs } from 'react-router';
import { loadQueries } from '#app/lib/page-data.ts';
import { queryClientContext } from '#app/lib/query-client.ts';
import { topicQuery } from './course-queries.ts';

/** Loads the topic of an address and refuses a curriculum that does not belong to it. */
export const loadCurriculum = () => {
  const loadTopic = loadQueries(({ params }) => [topicQuery(params.topicId ?? '')]);
  return async (args: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>): Promise<null> => {
    await loadTopic(args);
    const client = args.context.get(queryClientContext);
    const topic = client.getQueryData(topicQuery(args.params.topicId ?? '').queryKey);
    const belongs = topic?.curriculums.some(({ id }) => String(id) === args.params.curriculumId);
    if (!belongs) throw data(null, { status: 404 });
    return null;
  };
};
