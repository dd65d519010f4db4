import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteConversation, listConversations, renameConversation } from '#contract/chat/endpoints.ts';
import type { Conversation } from '#contract/chat/message.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { forgetConversation } from './conversation-query.ts';

/** The learner's own conversations, latest first. */
export const conversationsQuery = (userId: number | null) => ownQuery(listConversations, {}, userId);

const paramsOf = ({ id }: Conversation) => ({ conversationId: id });

/** Renames and deletes conversations; the list is updated at once. */
export function useConversationChanges(userId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = conversationsQuery(userId);
  const rename = useMutation({
    mutationFn: ({ conversation, title }: { conversation: Conversation; title: string }) =>
      api.call(renameConversation, { params: paramsOf(conversation), body: { title } }),
    onSuccess: (renamed) =>
      client.setQueryData(queryKey, (known) => known?.map((one) => (one.id === renamed.id ? renamed : one))),
  });
  const remove = useMutation({
    mutationFn: (conversation: Conversation) =>
      api.call(deleteConversation, { params: paramsOf(conversation) }),
    onSuccess: (_, { id }) => {
      client.setQueryData(queryKey, (known) => known?.filter((one) => one.id !== id));
      // Its cached messages must not be shown again.
      forgetConversation(client, id);
    },
  });
  return { rename, remove };
}
