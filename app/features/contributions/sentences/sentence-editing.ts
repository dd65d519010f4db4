import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { formOf, isSameText, type Refusals, type SentenceForm } from './sentence-form.ts';

/** The state of a sentence while it is edited. */
export interface Editing {
  readonly typed: SentenceForm;
  /** The text before any change. */
  readonly original: SentenceForm;
  /** The revision that the edit is based on; null for a new sentence. */
  readonly revision: number | null;
  readonly refusals: Refusals;
  /** After an edit conflict: the sentence as it is now. */
  readonly newer: ContributedSentence | null;
}

export type EditingEvent =
  | { readonly type: 'typed'; readonly change: Partial<SentenceForm> }
  | { readonly type: 'refused'; readonly refusals: Refusals }
  | { readonly type: 'overtaken'; readonly newer: ContributedSentence }
  | { readonly type: 'took-newer' }
  /** Starts a blank sentence, or reverts to the saved one. */
  | { readonly type: 'began'; readonly editing: Editing };

export const beginWriting = (
  original: SentenceForm,
  revision: number | null,
  draft: Pick<Editing, 'typed' | 'revision'> | null = null,
): Editing => ({
  typed: draft?.typed ?? original,
  original,
  // A draft is based on the revision it was typed over, even when a newer one exists.
  revision: draft ? draft.revision : revision,
  refusals: {},
  newer: null,
});

export function editingReducer(editing: Editing, event: EditingEvent): Editing {
  switch (event.type) {
    case 'typed':
      return {
        ...editing,
        typed: { ...editing.typed, ...event.change },
        refusals: withoutThese(editing.refusals, event.change),
      };
    case 'refused':
      return { ...editing, refusals: event.refusals };
    case 'overtaken':
      return { ...editing, newer: event.newer, refusals: {} };
    case 'took-newer':
      return editing.newer ? beginWriting(formOf(editing.newer), editing.newer.revision) : editing;
    case 'began':
      return event.editing;
  }
}

/** A refusal of a field is dropped once the field changes. */
const withoutThese = (refusals: Refusals, change: Partial<SentenceForm>): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([field]) => field !== 'whole' && !Object.hasOwn(change, field)),
  );

/** Whether there are changes worth keeping. For a blank sentence, choosing the register alone does not count. */
export const isTouched = ({ typed, original, revision }: Editing): boolean =>
  !isSameText(typed, original) || (revision !== null && typed.register !== original.register);
