import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import {
  discardContribution,
  submitContribution,
  undeleteContribution,
  withdrawContribution,
} from '#contract/contributions/endpoints.ts';
import {
  deleteCurriculum,
  deleteLesson,
  deleteSentence,
  deleteTopic,
} from '#contract/contributions/writing-endpoints.ts';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import type { Api } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useContributionsChanged } from './contribution-queries.ts';

/**
 * What an author can do with a piece besides editing it. Each action refreshes the lists; a failure shows its reason. A
 * deletion shows no toast: `onRemoved` shows a notice with an undo button.
 */
export function useContributionActions(kind: ContentKind, onRemoved?: (id: number) => void) {
  const api = useApi();
  const client = useQueryClient();
  const removalKey = ['remove', kind];
  const piece = (id: number) => ({ params: { kind, id: String(id) } });
  const submit = useAction((id) => api.call(submitContribution, piece(id)), texts.submitted);
  const withdraw = useAction((id) => api.call(withdrawContribution, piece(id)), texts.withdrawn);
  const discard = useAction((id) => api.call(discardContribution, piece(id)), texts.discarded);
  const undelete = useAction((id) => api.call(undeleteContribution, piece(id)), texts.undeleted);
  const remove = useAction((id) => DELETIONS[kind](api, String(id)), undefined, {
    mutationKey: removalKey,
    onDone: onRemoved,
  });
  const isRemoving = (id: number): boolean =>
    client.isMutating({ mutationKey: removalKey, predicate: ({ state }) => state.variables === id }) > 0;
  return { submit, withdraw, discard, undelete, remove, isRemoving };
}
export type ContributionActions = ReturnType<typeof useContributionActions>;

const DELETIONS: Record<ContentKind, (api: Api, id: string) => Promise<unknown>> = {
  topics: (api, topicId) => api.call(deleteTopic, { params: { topicId } }),
  curriculums: (api, curriculumId) => api.call(deleteCurriculum, { params: { curriculumId } }),
  lessons: (api, lessonId) => api.call(deleteLesson, { params: { lessonId } }),
  sentences: (api, sentenceId) => api.call(deleteSentence, { params: { sentenceId } }),
};

interface ActionOptions {
  readonly mutationKey?: readonly string[];
  /** Called for every action that completes, even when another one was started in the meantime. */
  readonly onDone?: (id: number) => void;
}

function useAction(act: (id: number) => Promise<unknown>, done?: string, options: ActionOptions = {}) {
  const changed = useContributionsChanged();
  return useMutation({
    mutationKey: options.mutationKey,
    mutationFn: act,
    onSuccess: (_, id) => {
      if (done) showToast(done, 'success');
      options.onDone?.(id);
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
    // After a refusal too: the piece on screen is probably outdated.
    onSettled: () => changed(),
  });
}
