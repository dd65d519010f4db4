import { type RefObject, useEffect, useState } from 'react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { useContributorId } from '../contribution-queries.ts';
import { focusField } from './fields/form-steps.ts';
import { type Inspected, type SentencePlace, useInspection } from './fields/use-inspection.ts';
import { useWriting } from './fields/use-writing.ts';
import { missingIn, type Refusals, type SentenceForm } from './sentence-form.ts';
import { useSaveSentence } from './use-save-sentence.ts';

export interface EditorTask {
  readonly lessonId: number;
  /** The sentence to edit; null for a new one. */
  readonly sentence: ContributedSentence | null;
  /** Its number in the lesson, from 1. */
  readonly number: number;
  /** The register of a new sentence: the last choice. */
  readonly register: SentenceRegister;
  readonly onClose: () => void;
}

/** After saving: start a blank sentence, or return to the list. */
type Then = 'next' | 'close';

type FormRef = RefObject<HTMLFormElement | null>;

/** State and actions of the editor while sentences are written one after the other. */
export function useSentenceEditor(task: EditorTask, form: FormRef) {
  const { lessonId, sentence, number, register, onClose } = task;
  const place = { lessonId, sentenceId: sentence?.id ?? null };
  const [savedNumber, setSavedNumber] = useState<number | null>(null);
  const writing = useWriting({ userId: useContributorId(), ...place }, sentence, register);
  const { dispatch, touched, forget, startBlank } = writing;
  const inspected = useInspection(writing.editing.typed, place);
  const focusFirst = () => focusField(form.current, 'viSentence');
  useEffect(() => focusField(form.current, 'viSentence'), [form]);

  const afterSave = (saved: ContributedSentence, then: Then) => {
    forget();
    if (then === 'close') return onClose();
    setSavedNumber(number);
    startBlank(saved.register);
    focusFirst();
  };
  const { save, isSaving } = useSaving({ place, writing, inspected, form, onSaved: afterSave });
  return {
    ...writing,
    inspected,
    /** Ignores input during a save: it would be lost when the save completes. */
    type: (change: Partial<SentenceForm>) => !isSaving && dispatch({ type: 'typed', change }),
    takeNewer: () => {
      dispatch({ type: 'took-newer' });
      focusFirst();
    },
    save: (then: Then = sentence ? 'close' : 'next') => save(then),
    isSaving,
    /** Number of the previous sentence, until the next one is started. */
    savedNumber: touched ? null : savedNumber,
  };
}
export type SentenceEditing = ReturnType<typeof useSentenceEditor>;

interface Saving {
  readonly place: SentencePlace;
  readonly writing: ReturnType<typeof useWriting>;
  readonly inspected: Inspected;
  readonly form: FormRef;
  readonly onSaved: (saved: ContributedSentence, then: Then) => void;
}

/** Saves the fields. A refusal moves focus to its field. */
function useSaving({ place, writing: { editing, dispatch }, inspected, form, onSaved }: Saving) {
  const refuse = (refusals: Refusals) => {
    dispatch({ type: 'refused', refusals });
    const [first] = Object.keys(refusals) as (keyof Refusals)[];
    if (first && first !== 'whole') focusField(form.current, first, inspected.wrongRow(first));
  };
  const { mutate, isPending } = useSaveSentence({
    ...place,
    onRefused: refuse,
    onOvertaken: (newer) => dispatch({ type: 'overtaken', newer }),
  });
  const save = (then: Then) => {
    if (isPending) return;
    const missing = missingIn(editing.typed);
    if (Object.keys(missing).length > 0) return refuse(missing);
    // With both versions visible, saving is based on the newer one.
    const revision = editing.newer?.revision ?? editing.revision;
    mutate({ typed: editing.typed, revision }, { onSuccess: (saved) => onSaved(saved, then) });
  };
  return { save, isSaving: isPending };
}
