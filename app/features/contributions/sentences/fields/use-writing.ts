import { useEffect, useReducer, useState } from 'react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { type DraftPlace, dropDraft, storeDraft, readDraft } from '../sentence-drafts.ts';
import { beginWriting, type Editing, editingReducer, isTouched } from '../sentence-editing.ts';
import { blankSentence, formOf } from '../sentence-form.ts';

/** The text of one sentence while it is edited: stored in this browser on every change, dropped when it is saved. */
export function useWriting(
  { userId, lessonId, sentenceId }: DraftPlace,
  sentence: ContributedSentence | null,
  register: SentenceRegister,
) {
  const [draft, setDraft] = useState(() => readDraft({ userId, lessonId, sentenceId }));
  const [editing, dispatch] = useReducer(editingReducer, null, () => begin(sentence, register, draft));
  const { typed, revision } = editing;
  const touched = isTouched(editing);

  useEffect(() => {
    const place = { userId, lessonId, sentenceId };
    if (touched) storeDraft(place, { typed: copyOf(typed), revision });
    else dropDraft(place);
  }, [userId, lessonId, sentenceId, touched, typed, revision]);

  const startOver = (next: Editing) => {
    setDraft(null);
    dispatch({ type: 'began', editing: next });
  };
  return {
    editing,
    dispatch,
    touched,
    /** The fields hold a draft from before the page was last opened. */
    restored: draft !== null && touched,
    /** Reverts to the saved text. */
    dropRestored: () => startOver(begin(sentence, register, null)),
    startBlank: (next: SentenceRegister) => startOver(begin(null, next, null)),
    /** Call before leaving: a discarded text must not come back as a draft. */
    forget: () => dropDraft({ userId, lessonId, sentenceId }),
  };
}

const begin = (
  sentence: ContributedSentence | null,
  register: SentenceRegister,
  draft: Pick<Editing, 'typed' | 'revision'> | null,
): Editing =>
  sentence
    ? beginWriting(formOf(sentence), sentence.revision, draft)
    : beginWriting(blankSentence(register), null, draft);

const copyOf = (typed: Editing['typed']) => ({
  ...typed,
  accepted: [...typed.accepted],
  blocked: [...typed.blocked],
  focus: [...typed.focus],
});
