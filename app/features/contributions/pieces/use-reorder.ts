import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { orderContributions } from '#contract/contributions/endpoints.ts';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useContributionsChanged } from '../contribution-queries.ts';
import { type Direction, idsWithMoved, inOrderOf, type Movable } from './reorder.ts';

interface Reorder<P extends Movable> {
  readonly kind: ContentKind;
  /** Key of the list on screen. */
  readonly queryKey: QueryKey;
  readonly nameOf: (piece: P) => string;
}

interface Move<P extends Movable> {
  readonly piece: P;
  readonly ids: number[];
}

/** Moves a piece by one step. The list changes at once and is reverted if the server refuses. */
export function useReorder<P extends Movable>({ kind, queryKey, nameOf }: Reorder<P>) {
  const api = useApi();
  const client = useQueryClient();
  const changed = useContributionsChanged();
  const [announcement, setAnnouncement] = useState('');
  const mutationKey = ['order', kind];
  const { mutate } = useMutation({
    mutationKey,
    // Quick successive moves are sent in order.
    scope: { id: `order ${kind}` },
    mutationFn: ({ ids }: Move<P>) => api.call(orderContributions, { params: { kind }, body: { ids } }),
    onMutate: async ({ piece, ids }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<P[]>(queryKey);
      client.setQueryData<P[]>(queryKey, (pieces) => pieces && inOrderOf(pieces, ids));
      setAnnouncement(texts.moved(nameOf(piece), ids.indexOf(piece.id) + 1, ids.length));
      return { before };
    },
    onError: (error, { piece }, kept) => {
      client.setQueryData<P[]>(queryKey, kept?.before);
      setAnnouncement(texts.movedBack(nameOf(piece)));
      showLongToast(failureMessage(error), 'error');
    },
    // Refetching between two moves would make the list jump back.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? changed() : undefined),
  });
  const move = (piece: P, direction: Direction) => {
    const ids = idsWithMoved(client.getQueryData<P[]>(queryKey) ?? [], piece.id, direction);
    if (ids) mutate({ piece, ids });
  };
  return { move, announcement };
}
