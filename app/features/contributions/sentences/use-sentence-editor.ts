import { type RefObject, useEffect, useState } from 'react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { useMakerId } from '../contribution-queries.ts';
import { focusField } from './form-steps.ts';
import { missingIn, type Refusals, type SentenceField, type SentenceForm } from './sentence-form.ts';
import { useInspection } from './use-inspection.ts';
import { useSaveSentence } from './use-save-sentence.ts';
import { useWriting } from './use-writing.ts';

export interface EditorTask {
  readonly lessonId: number;
  /** The one that is changed; null for a new one. */
  readonly sentence: ContributedSentence | null;
  /** Its place in the lesson, from 1. */
  readonly number: number;
  /** What a new one begins with: the choice that was made last. */
  readonly register: SentenceRegister;
  readonly onClose: () => void;
}

/** After a save: a blank one, or back to the list. */
type Then = 'next' | 'close';

/** What happens at the desk while one sentence after the other is written. */
export function useSentenceEditor(task: EditorTask, form: RefObject<HTMLFormElement | null>) {
  const { lessonId, sentence, number, register, onClose } = task;
  const place = { lessonId, sentenceId: sentence?.id ?? null };
  const [savedNumber, setSavedNumber] = useState<number | null>(null);
  const writing = useWriting({ userId: useMakerId(), ...place }, sentence, register);
  const { editing, dispatch, touched, forget, startBlank } = writing;
  const inspected = useInspection(editing.typed, place);
  useEffect(() => focusField(form.current, 'viSentence'), [form]);

  const refuse = (refusals: Refusals) => {
    dispatch({ type: 'refused', refusals });
    const [first] = Object.keys(refusals);
    if (first && first !== 'whole') focusField(form.current, first as SentenceField);
  };
  const saving = useSaveSentence({
    ...place,
    onRefused: refuse,
    onOvertaken: (newer) => dispatch({ type: 'overtaken', newer }),
  });
  const goOn = (saved: ContributedSentence, then: Then) => {
    forget();
    if (then === 'close') return onClose();
    setSavedNumber(number);
    startBlank(saved.register);
    focusField(form.current, 'viSentence');
  };
  const save = (then: Then = sentence ? 'close' : 'next') => {
    if (saving.isPending) return;
    const missing = missingIn(editing.typed);
    if (Object.keys(missing).length > 0) return refuse(missing);
    // Whoever saves with both versions in sight answers the newer one.
    const revision = editing.newer?.revision ?? editing.revision;
    saving.mutate({ typed: editing.typed, revision }, { onSuccess: (saved) => goOn(saved, then) });
  };
  return {
    ...writing,
    inspected,
    type: (change: Partial<SentenceForm>) => dispatch({ type: 'typed', change }),
    save,
    isSaving: saving.isPending,
    /** Of the one before, until the next is begun. */
    savedNumber: touched ? null : savedNumber,
  };
}
export type SentenceEditing = ReturnType<typeof useSentenceEditor>;
