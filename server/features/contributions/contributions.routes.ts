import * as endpoints from '#contract/contributions/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { ContributionsService } from './contributions.service.ts';
import type { LifecycleService } from './lifecycle.service.ts';
import type { VersionsService } from './versions.service.ts';

interface ContributionServices {
  readonly contributions: ContributionsService;
  readonly lifecycle: LifecycleService;
  readonly versions: VersionsService;
}

export const contributionsRoutes = ({ contributions, lifecycle, versions }: ContributionServices) => [
  route(endpoints.listContributedTopics, ({ caller }) => contributions.topics(caller)),
  route(endpoints.listContributedCurriculums, ({ caller, params }) =>
    contributions.curriculums(caller, params.topicId),
  ),
  route(endpoints.listContributedLessons, ({ caller, params }) =>
    contributions.lessons(caller, params.curriculumId),
  ),
  route(endpoints.listContributedSentences, ({ caller, params }) =>
    contributions.sentencesOf(caller, params.lessonId),
  ),
  route(endpoints.submitContribution, ({ caller, params: { kind, id } }) =>
    lifecycle.submit(caller, kind, id),
  ),
  route(endpoints.withdrawContribution, ({ caller, params: { kind, id } }) =>
    lifecycle.withdraw(caller, kind, id),
  ),
  route(endpoints.discardContribution, ({ caller, params: { kind, id } }) =>
    lifecycle.discard(caller, kind, id),
  ),
  route(endpoints.undeleteContribution, ({ caller, params: { kind, id } }) =>
    lifecycle.undelete(caller, kind, id),
  ),
  route(endpoints.orderContributions, ({ caller, params, body }) =>
    lifecycle.order(caller, params.kind, body.ids),
  ),
  route(endpoints.listVersions, ({ caller, params: { kind, id } }) => versions.list(caller, kind, id)),
  route(endpoints.restoreVersion, async ({ caller, params: { kind, id, number }, body: { revision } }) => {
    await versions.restore(caller, kind, { id, number, revision });
    return lifecycle.standing(caller, kind, id);
  }),
];
