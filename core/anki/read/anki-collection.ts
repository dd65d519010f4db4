import type { AnkiScheduling } from '../scheduling.ts';

/** What a file contains, before anybody has said which field is what. */
export interface AnkiCollection {
  readonly noteTypes: readonly AnkiNoteType[];
  readonly notes: readonly ReadNote[];
  /** Notes that are too long or whose note type is missing. */
  readonly skipped: number;
  readonly cardCount: number;
}

export interface AnkiNoteType {
  readonly id: string;
  readonly name: string;
  /** The names of the fields. */
  readonly fields: readonly string[];
  /** For each template, the names of the fields on its front. */
  readonly fronts: readonly (readonly string[])[];
}

export interface ReadNote {
  /** Unique in the file, and the same in the next export of the same notes. */
  readonly key: string;
  readonly noteTypeId: string;
  /** As text, one for each field of the note type. */
  readonly fields: readonly string[];
  /** For each field the name of a sound file in it; blank for none. */
  readonly sounds: readonly string[];
  readonly deck: string;
  readonly cards: readonly ReadCard[];
}

export interface ReadCard {
  /** The place of its template in the note type. */
  readonly template: number;
  readonly scheduling: AnkiScheduling;
}
