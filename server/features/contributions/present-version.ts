import type { ContentVersion, ReviewNote } from '#contract/contributions/contribution.ts';
import { type Piece, presentFields } from './piece-kinds.ts';
import type { Version } from './versions.repository.ts';

export const asContentVersion = (version: Version): Omit<ContentVersion, 'notes' | 'live'> => ({
  id: version.id,
  number: version.number,
  state: version.state,
  fields: presentFields(version.fields),
  author: version.author,
  savedAt: version.savedAt.toISOString(),
  decidedBy: version.decidedBy,
  decidedAt: version.decidedAt?.toISOString() ?? null,
});

/** Shipped content that nobody has changed. */
export const shippedVersion = ({ fields, createdAt }: Piece): ContentVersion => ({
  id: null,
  number: 1,
  state: 'published',
  fields: presentFields(fields),
  author: null,
  savedAt: createdAt.toISOString(),
  decidedBy: null,
  decidedAt: null,
  notes: [],
  live: true,
});

interface StoredNote extends Omit<ReviewNote, 'createdAt'> {
  readonly createdAt: Date;
}

export const asReviewNote = ({ id, kind, text, author, createdAt }: StoredNote): ReviewNote => ({
  id,
  kind,
  text,
  author,
  createdAt: createdAt.toISOString(),
});
