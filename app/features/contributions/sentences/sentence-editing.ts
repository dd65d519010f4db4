import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { formOf, isSameText, type Refusals, type SentenceForm } from './sentence-form.ts';

/** A sentence in the middle of being written. */
export interface Editing {
  readonly typed: SentenceForm;
  /** What stood there before anybody typed. */
  readonly original: SentenceForm;
  /** The state of the sentence that the typing began with; null for a new one. */
  readonly revision: number | null;
  readonly refusals: Refusals;
  /** Somebody else was faster: the sentence as it is now. */
  readonly newer: ContributedSentence | null;
}

export type EditingEvent =
  | { readonly type: 'typed'; readonly change: Partial<SentenceForm> }
  | { readonly type: 'refused'; readonly refusals: Refusals }
  | { readonly type: 'overtaken'; readonly newer: ContributedSentence }
  | { readonly type: 'took-newer' }
  /** The way on to a blank one, or back to what was saved. */
  | { readonly type: 'began'; readonly editing: Editing };

export const beginWriting = (
  original: SentenceForm,
  revision: number | null,
  draft: Pick<Editing, 'typed' | 'revision'> | null = null,
): Editing => ({
  typed: draft?.typed ?? original,
  original,
  // A draft answers the state that it was typed over, even when that is no longer the newest one.
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

/** What was said of a field no longer holds once it is another. */
const withoutThese = (refusals: Refusals, change: Partial<SentenceForm>): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([field]) => field !== 'whole' && !Object.hasOwn(change, field)),
  );

/** Whether somebody would miss what was typed. Of a blank one, the choice of its form alone is no loss. */
export const isTouched = ({ typed, original, revision }: Editing): boolean =>
  !isSameText(typed, original) || (revision !== null && typed.register !== original.register);
