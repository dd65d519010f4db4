import type { FieldMapping } from '#core/anki/import/guess-fields.ts';
import type { ImportPlan } from '#core/anki/import/import-plan.ts';
import type { DictionaryWord, MatchedNote } from '#core/anki/import/match-notes.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import type { Saved, SaveParts } from './save-deck.ts';

/** A file that was read, and what its fields are. */
export interface Deck {
  readonly fileName: string;
  readonly collection: AnkiCollection;
  readonly mappings: ReadonlyMap<string, FieldMapping>;
}

export type Match = MatchedNote<DictionaryWord>;

export type ImportState =
  | { readonly step: 'choose'; readonly failure: string | null }
  | { readonly step: 'reading'; readonly fileName: string }
  | { readonly step: 'fields'; readonly deck: Deck; readonly failure: string | null }
  | { readonly step: 'looking-up'; readonly deck: Deck; readonly done: number; readonly all: number }
  | { readonly step: 'preview'; readonly deck: Deck; readonly matches: readonly Match[] }
  | {
      readonly step: 'saving';
      readonly plan: ImportPlan;
      readonly parts: SaveParts;
      readonly saved: Saved;
      readonly failure: string | null;
    }
  | { readonly step: 'done'; readonly plan: ImportPlan };

export type ImportEvent =
  | { readonly kind: 'file-chosen'; readonly fileName: string }
  | { readonly kind: 'file-read'; readonly deck: Deck }
  | { readonly kind: 'stopped'; readonly failure: string | null }
  | { readonly kind: 'mapped'; readonly noteTypeId: string; readonly mapping: FieldMapping }
  | { readonly kind: 'looking-up'; readonly done: number; readonly all: number }
  | { readonly kind: 'look-up-stopped'; readonly failure: string | null }
  | { readonly kind: 'matched'; readonly matches: readonly Match[] }
  | { readonly kind: 'back' }
  | { readonly kind: 'save-started'; readonly plan: ImportPlan; readonly parts: SaveParts }
  | { readonly kind: 'saving'; readonly saved: Saved }
  | { readonly kind: 'save-failed'; readonly failure: string }
  | { readonly kind: 'save-retried' }
  | { readonly kind: 'done' };

export const AT_FIRST: ImportState = { step: 'choose', failure: null };

/** An event that comes too late for its step changes nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.kind) {
    case 'file-chosen':
      return { step: 'reading', fileName: event.fileName };
    case 'file-read':
      return { step: 'fields', deck: event.deck, failure: null };
    case 'stopped':
      return { step: 'choose', failure: event.failure };
    case 'save-started':
      return {
        step: 'saving',
        plan: event.plan,
        parts: event.parts,
        saved: { own: 0, events: 0 },
        failure: null,
      };
    case 'mapped':
    case 'looking-up':
    case 'look-up-stopped':
    case 'matched':
    case 'back':
      return 'deck' in state ? withDeck(state.deck, event) : state;
    default:
      return state.step === 'saving' ? whileSaving(state, event) : state;
  }
}

type DeckEvent = Extract<
  ImportEvent,
  { readonly kind: 'mapped' | 'looking-up' | 'look-up-stopped' | 'matched' | 'back' }
>;

function withDeck(deck: Deck, event: DeckEvent): ImportState {
  switch (event.kind) {
    case 'mapped': {
      const mappings = new Map(deck.mappings).set(event.noteTypeId, event.mapping);
      return { step: 'fields', deck: { ...deck, mappings }, failure: null };
    }
    case 'looking-up':
      return { step: 'looking-up', deck, done: event.done, all: event.all };
    case 'look-up-stopped':
      return { step: 'fields', deck, failure: event.failure };
    case 'matched':
      return { step: 'preview', deck, matches: event.matches };
    case 'back':
      return { step: 'fields', deck, failure: null };
  }
}

type Saving = Extract<ImportState, { readonly step: 'saving' }>;
type SaveEvent = Extract<ImportEvent, { readonly kind: 'saving' | 'save-failed' | 'save-retried' | 'done' }>;

function whileSaving(state: Saving, event: SaveEvent): ImportState {
  switch (event.kind) {
    case 'saving':
      return { ...state, saved: event.saved };
    case 'save-failed':
      return { ...state, failure: event.failure };
    case 'save-retried':
      return { ...state, failure: null };
    case 'done':
      return { step: 'done', plan: state.plan };
  }
}
