import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  DECK_MAX_CHARS,
  OWN_CARD_BACK_MAX_CHARS,
  OWN_CARD_FRONT_MAX_CHARS,
  OWN_CARD_NOTE_MAX_CHARS,
  OWN_CARD_READING_MAX_CHARS,
} from '#contract/learning-limits.ts';
import type { OwnCardText, SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import { ownCardFieldNames as names, ownCardScreenTexts as texts } from '#contract/texts/own-cards.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { newUuid } from '#app/lib/new-uuid.ts';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useOwnCardChanges } from './use-own-card-changes.ts';

const BLANK: OwnCardText = { front: '', back: '', reading: '', note: '', deck: '' };

const required = (name: string) => ({
  validate: (text: string) => Boolean(text.trim()) || validationTexts.required(name),
});

interface OwnCardDialogProps {
  /** Without one, a new card is written. */
  readonly card?: SentOwnCard;
  readonly onSaved?: (card: SentOwnCard) => void;
  readonly onClose: () => void;
}

/** Both sides of a card of the learner's own, and what stands with them. */
export default function OwnCardDialog({ card, onSaved, onClose }: OwnCardDialogProps) {
  const [id] = useState(() => card?.id ?? newUuid());
  const form = useForm<OwnCardText>({ defaultValues: card ? textOf(card) : BLANK });
  const { errors, isDirty } = form.formState;
  const { create, change } = useOwnCardChanges();
  const saving = card ? change : create;
  const formElement = useFirstField();
  const submit = form.handleSubmit(async (text) => {
    try {
      await saving.mutateAsync({ id, ...text });
    } catch {
      return;
    }
    showToast(card ? texts.changed : texts.created);
    onSaved?.({ id, ...text });
    onClose();
  });
  return (
    <FormDialog
      title={card ? texts.editTitle : texts.createTitle}
      form={formElement}
      isTyped={isDirty}
      submitLabel={texts.save}
      busyLabel={saving.isPending && texts.saving}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextArea
        label={names.front}
        hint={texts.frontHint}
        rows={2}
        required
        maxLength={OWN_CARD_FRONT_MAX_CHARS}
        error={errors.front?.message}
        {...form.register('front', required(names.front))}
      />
      <Field
        label={names.reading}
        hint={texts.readingHint}
        lang="ja"
        autoComplete="off"
        maxLength={OWN_CARD_READING_MAX_CHARS}
        {...form.register('reading')}
      />
      <TextArea
        label={names.back}
        hint={texts.backHint}
        rows={3}
        required
        maxLength={OWN_CARD_BACK_MAX_CHARS}
        error={errors.back?.message}
        {...form.register('back', required(names.back))}
      />
      <TextArea
        label={names.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={OWN_CARD_NOTE_MAX_CHARS}
        {...form.register('note')}
      />
      <Field
        label={names.deck}
        hint={texts.deckHint}
        autoComplete="off"
        maxLength={DECK_MAX_CHARS}
        {...form.register('deck')}
      />
      {saving.isError && (
        <p role="alert" className="text-error">
          {failureMessage(saving.error)}
        </p>
      )}
    </FormDialog>
  );
}

const textOf = ({ front, back, reading, note, deck }: SentOwnCard): OwnCardText => ({
  front,
  back,
  reading,
  note,
  deck,
});
