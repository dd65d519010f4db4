import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { ApiError, type OnProgress } from '#app/lib/api/api.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useContributionsChanged } from '../contribution-queries.ts';
import type { Piece } from './piece.ts';

/** The piece to change, and the revision that the change is based on. */
export interface Base {
  readonly id: number;
  readonly revision: number;
}

interface SavePiece<F, P extends Piece> {
  /** The piece to edit; null creates a new one. */
  readonly piece: P | null;
  readonly send: (typed: F, base: Base | null, onProgress: OnProgress) => Promise<P>;
  /** Reads the current state of the piece. */
  readonly readNewest: (id: number) => Promise<P | undefined>;
  readonly onSaved: (saved: P) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves the typed text. After a conflict, `newer` is what somebody else saved, and the next save is based on it. */
export function useSavePiece<F, P extends Piece>(options: SavePiece<F, P>) {
  const { piece, send, readNewest, onSaved, onRefused } = options;
  const changed = useContributionsChanged();
  const [known, setKnown] = useState(piece);
  const [newer, setNewer] = useState<P | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const newestOf = async (id: number) => {
    try {
      return await readNewest(id);
    } catch (error) {
      logFailure('The newest version could not be read', error);
      return undefined;
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ typed, base }: { typed: F; base: Base | null }) => send(typed, base, setProgress),
    onMutate: () => setProgress(0),
    onSuccess: async (saved) => {
      showLongToast(texts.saved[saved.state], 'success');
      // The list must contain the new piece before the contributor is led to it.
      await changed();
      onSaved(saved);
    },
    onError: async (failure, { base }) => {
      const newest = base && isConflict(failure) ? await newestOf(base.id) : undefined;
      if (newest && newest.revision !== base?.revision) setNewer(newest);
      else onRefused(failure);
    },
    onSettled: () => setProgress(null),
  });

  return {
    newer,
    progress,
    isSaving: isPending,
    save: (typed: F) => !isPending && mutate({ typed, base: newer ?? known }),
    /** Replaces the typed text by what somebody else saved. */
    takeNewer: () => {
      setKnown(newer);
      setNewer(null);
    },
  };
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 409;
