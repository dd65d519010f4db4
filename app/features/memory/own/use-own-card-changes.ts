import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeOwnCard,
  deleteOwnCard,
  listOwnCards,
  saveOwnCards,
  type SentOwnCard,
} from '#contract/memory/own-card-endpoints.ts';
import { subjectOf } from '#core/memory/card.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { addCards } from '#app/lib/memory/add-cards.ts';

export const ownCardsKey = ['GET', listOwnCards.path] as const;

/** Writes, changes and deletes cards of the learner's own; the log of learning follows. */
export function useOwnCardChanges() {
  const api = useApi();
  const client = useQueryClient();
  const listChanged = () => void client.invalidateQueries({ queryKey: ownCardsKey });
  const create = useMutation({
    // The id comes with the text: sent again after a failure, it is the same card.
    mutationFn: (card: SentOwnCard) => api.call(saveOwnCards, { body: { cards: [card] } }),
    onSuccess: async (_, { id }) => {
      await addCards([subjectOf({ kind: 'own', id })]);
      listChanged();
    },
  });
  const change = useMutation({
    mutationFn: ({ id, ...text }: SentOwnCard) =>
      api.call(changeOwnCard, { params: { ownCardId: id }, body: text }),
    onSuccess: listChanged,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<SentOwnCard, 'id'>) => api.call(deleteOwnCard, { params: { ownCardId: id } }),
    onSuccess: (_, { id }) => {
      recordLearning({ kind: 'card-known', subject: subjectOf({ kind: 'own', id }), result: 'right' });
      listChanged();
    },
  });
  return { create, change, remove };
}
