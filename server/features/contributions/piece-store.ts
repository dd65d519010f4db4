import type { Database } from '#server/db/connect.ts';
import { createPiecesRepository } from './pieces.repository.ts';
import { createReviewNotesRepository, createVersionsRepository } from './versions.repository.ts';

/** Pieces, their versions and what is said about those: nearly every deed touches all of them. */
export const openPieceStore = (db: Database) => ({
  pieces: createPiecesRepository(db),
  versions: createVersionsRepository(db),
  notes: createReviewNotesRepository(db),
});
export type PieceStore = ReturnType<typeof openPieceStore>;

export const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
