/** The kinds of content, parents before children. */
export const CONTENT_KINDS = ['topics', 'curriculums', 'lessons', 'sentences'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The state of the newest version of a piece (PRODUCT.md, Contributions). */
export const CONTENT_STATES = ['draft', 'waiting', 'changes', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** A version that was replaced before it was approved stays in the history. */
export const VERSION_STATES = [...CONTENT_STATES, 'replaced'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** What a reviewer did when they wrote a note. */
export const REVIEW_NOTE_KINDS = ['comment', 'approved', 'changes'] as const;
export type ReviewNoteKind = (typeof REVIEW_NOTE_KINDS)[number];
