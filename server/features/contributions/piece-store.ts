import type { Database } from '#server/db/connect.ts';
import { createPiecesRepository } from './pieces.repository.ts';
import { createReviewNotesRepository, createVersionsRepository } from './versions.repository.ts';

/** Pieces, their versions and the notes about them: nearly every action needs all three. */
export const openPieceStore = (db: Database) => ({
  pieces: createPiecesRepository(db),
  versions: createVersionsRepository(db),
  notes: createReviewNotesRepository(db),
});
export type PieceStore = ReturnType<typeof openPieceStore>;

export const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
