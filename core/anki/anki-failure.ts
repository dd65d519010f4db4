/** Why a file cannot be imported. Codes are stable; `contract/texts/anki.ts` has the sentences for them. */
export const ANKI_FAILURES = [
  'too-large',
  'not-a-deck',
  'truncated',
  'broken-zip',
  'unsafe-name',
  'encrypted',
  'too-many-files',
  'inflates-too-much',
  'no-collection',
  /** A file of a newer Anki, packed with zstd, which browsers cannot unpack. */
  'newer-format',
  'not-a-database',
  'broken-database',
  'missing-tables',
  'broken-note-types',
  'too-many-notes',
  'too-many-cards',
  'empty',
  'bad-quotes',
  'too-slow',
  'no-thread',
  'failed',
] as const;
export type AnkiFailureCode = (typeof ANKI_FAILURES)[number];

export class AnkiFailure extends Error {
  constructor(
    readonly code: AnkiFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** What a file may contain. A file can be made to be slow or to fill the memory of a phone. */
export interface AnkiLimits {
  readonly fileBytes: number;
  readonly csvBytes: number;
  readonly zipEntries: number;
  readonly zipDirectoryBytes: number;
  readonly collectionBytes: number;
  readonly inflationRatio: number;
  readonly inflationFreeBytes: number;
  readonly notes: number;
  readonly cards: number;
  readonly noteBytes: number;
  readonly notesBytes: number;
  readonly columnBytes: number;
  readonly noteTypes: number;
  readonly fieldsPerNoteType: number;
  readonly nameChars: number;
  readonly fieldChars: number;
}
