import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { changeSentence, createSentence } from '#contract/contributions/writing-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import {
  contributedSentencesQuery,
  useContributionsChanged,
  useContributorId,
} from '../contribution-queries.ts';
import { bodyOf, type Refusals, refusalOf, type SentenceForm } from './sentence-form.ts';

interface SaveSentence {
  readonly lessonId: number;
  /** The sentence to change; null creates a new one. */
  readonly sentenceId: number | null;
  readonly onRefused: (refusals: Refusals) => void;
  /** Somebody else has changed the sentence in the meantime. */
  readonly onOvertaken: (newer: ContributedSentence) => void;
}

interface Attempt {
  readonly typed: SentenceForm;
  readonly revision: number | null;
}

/** Saves the typed text. The list shows the new sentence at once. After a conflict the current sentence is loaded. */
export function useSaveSentence({ lessonId, sentenceId, onRefused, onOvertaken }: SaveSentence) {
  const api = useApi();
  const client = useQueryClient();
  const listQuery = contributedSentencesQuery(lessonId, useContributorId());
  const changed = useContributionsChanged();

  const follow = (saved: ContributedSentence) => {
    client.setQueryData(listQuery.queryKey, (sentences) => sentences && withSaved(sentences, saved));
    void changed();
  };
  const refuse = async (error: unknown) => {
    const overtaken = sentenceId !== null && error instanceof ApiError && error.statusCode === 409;
    const newer = overtaken ? await findNewer() : undefined;
    if (newer) onOvertaken(newer);
    else onRefused(refusalOf(error, failureMessage(error, texts.saveFailed)));
  };
  const findNewer = async () => {
    const sentences = await client.fetchQuery({ ...listQuery, staleTime: 0 }).catch(() => []);
    return sentences.find(({ id, deletedAt }) => id === sentenceId && deletedAt === null);
  };
  return useMutation({
    mutationFn: ({ typed, revision }: Attempt) =>
      sentenceId === null || revision === null
        ? api.call(createSentence, { body: { ...bodyOf(typed), lessonId } })
        : api.call(changeSentence, {
            params: { sentenceId: String(sentenceId) },
            body: { ...bodyOf(typed), revision },
          }),
    onSuccess: follow,
    onError: refuse,
  });
}

const withSaved = (sentences: readonly ContributedSentence[], saved: ContributedSentence) =>
  sentences.some(({ id }) => id === saved.id)
    ? sentences.map((sentence) => (sentence.id === saved.id ? saved : sentence))
    : [...sentences, saved];
