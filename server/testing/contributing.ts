import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type {
  ContentVersion,
  ContributedLesson,
  ContributedSentence,
  ContributedTopic,
} from '#contract/contributions/contribution.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import type { buildTestApp } from './build-test-app.ts';
import type { TestUser } from './data/factories.ts';
import { formOf, photo } from './data/upload.ts';

export const school = {
  hint: 'Hướng đi có trợ từ riêng.',
  viSentence: 'Tôi đi đến trường.',
  jpSentence: '私は学校へ行きます。',
};

/** The calls of contributors and reviewers. */
export async function contributing({ call }: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'call'>) {
  const img = await photo();
  const pathOf = (kind: ContentKind, id: number) => `/api/contributions/${kind}/${id}`;
  const listed = async <Row>(user: TestUser, path: string) =>
    (await call('GET', path, { token: user.token })).body as Row[];

  const act = (user: TestUser, kind: ContentKind, id: number, action: string) =>
    call('POST', `${pathOf(kind, id)}/${action}`, { token: user.token });

  return {
    img,
    act,
    topic: async (user: TestUser, title = 'Du lịch') =>
      (await call('POST', '/api/topics', { token: user.token, body: formOf({ dto: { title }, img }) }))
        .body as ContributedTopic,
    lesson: async (user: TestUser, curriId: number, title = '駅で') =>
      (
        await call('POST', '/api/lessons', {
          token: user.token,
          body: { title, mean: 'Ở nhà ga', level: 'A1', curriId },
        })
      ).body as ContributedLesson,
    sentence: async (user: TestUser, lessonId: number, fields: Partial<typeof school> = {}) =>
      (await call('POST', '/api/sentences', { token: user.token, body: { ...school, ...fields, lessonId } }))
        .body as ContributedSentence,
    changeSentence: (
      user: TestUser,
      { id, revision }: ContributedSentence,
      fields: Record<string, unknown>,
    ) => call('PUT', `/api/sentences/${id}`, { token: user.token, body: { ...school, revision, ...fields } }),
    topicsOf: (user: TestUser) => listed<ContributedTopic>(user, '/api/contributions/topics'),
    lessonsOf: (user: TestUser, curriculumId: number) =>
      listed<ContributedLesson>(user, `/api/contributions/curriculums/${curriculumId}/lessons`),
    sentencesOf: (user: TestUser, lessonId: number) =>
      listed<ContributedSentence>(user, `/api/contributions/lessons/${lessonId}/sentences`),
    versionsOf: (user: TestUser, kind: ContentKind, id: number) =>
      listed<ContentVersion>(user, `${pathOf(kind, id)}/versions`),
    queue: (user: TestUser) => listed<Review>(user, '/api/reviews'),
    decide: (
      user: TestUser,
      { id, revision }: Pick<Review, 'id' | 'revision'>,
      decision: 'approved' | 'changes',
      text = '',
    ) => call('PUT', `/api/reviews/${id}`, { token: user.token, body: { decision, text, revision } }),
    approveAll: (user: TestUser, reviews: readonly Pick<Review, 'id' | 'revision'>[]) =>
      call('POST', '/api/reviews/approve', {
        token: user.token,
        body: { reviews: reviews.map(({ id, revision }) => ({ id, revision })) },
      }),
  };
}

/** A supplier with a draft of a lesson with one sentence, and the people who may read it. */
export async function beginLesson(
  { factories }: Pick<Awaited<ReturnType<typeof buildTestApp>>, 'factories'>,
  people: Awaited<ReturnType<typeof contributing>>,
) {
  const supplier = await factories.user({ name: 'Lan', roles: ['SUPPLIER'] });
  const qc = await factories.user({ name: 'Minh', roles: ['QC'] });
  const admin = await factories.user({ name: 'Chủ', roles: ['ADMIN'] });
  const topic = await factories.topic();
  const lesson = await people.lesson(supplier, topic.curriculum.id);
  const sentence = await people.sentence(supplier, lesson.id);
  return { supplier, qc, admin, topic, lesson, sentence };
}
