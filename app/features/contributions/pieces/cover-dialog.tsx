import type { ReactNode } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { TITLE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ContributedCurriculum, ContributedTopic } from '#contract/contributions/contribution.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { ApiError, type OnProgress } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { ImageField } from '#app/ui/forms/image-field.tsx';
import { useObjectUrl } from '#app/ui/forms/use-object-url.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { CoverLibrary } from './cover-library.tsx';
import { PieceDialog } from './piece-dialog.tsx';
import { nameOf } from './piece.ts';
import { type Base, useSavePiece } from './use-save-piece.ts';

export interface CoverForm {
  readonly name: string;
  readonly image: File | null;
  /** One of our own pictures, if no file is chosen. */
  readonly cover: string | null;
}

type Covered = ContributedTopic | ContributedCurriculum;

interface CoverDialogProps<P extends Covered> {
  readonly kind: 'topics' | 'curriculums';
  readonly title: string;
  readonly nameLabel: string;
  /** The piece to edit; null creates a new one. */
  readonly piece: P | null;
  /** Everything that is missing, in the order of the form. */
  readonly missingIn: (
    typed: CoverForm,
  ) => readonly { readonly field: keyof CoverForm; readonly text: string }[];
  readonly send: (typed: CoverForm, base: Base | null, onProgress: OnProgress) => Promise<P>;
  readonly readNewest: (id: number) => Promise<P | undefined>;
  readonly onSaved: (saved: P) => void;
  readonly onClose: () => void;
  /** Additional fields; they are read-only while saving. */
  readonly children?: (isSaving: boolean) => ReactNode;
}

/** Edits a name and a picture, for topics and curriculums. Refusals by the server are shown at their field. */
export function CoverDialog<P extends Covered>(props: CoverDialogProps<P>) {
  const { kind, title, nameLabel, piece, missingIn, send, readNewest, onSaved, onClose, children } = props;
  const form = useForm<CoverForm>({ defaultValues: formOf(piece) });
  const { errors, isDirty } = form.formState;
  const {
    field: { ref: imageRef, value: image, onChange: chooseImage },
  } = useController({ control: form.control, name: 'image' });
  const [name, cover] = useWatch({ control: form.control, name: ['name', 'cover'] });
  const uploaded = useObjectUrl(image);
  const chosen = uploaded ?? cover;
  const { save, isSaving, progress, newer, takeNewer } = useSavePiece<CoverForm, P>({
    piece,
    send,
    readNewest,
    onSaved,
    onRefused: (error) =>
      form.setError(placeOf(error), { message: failureMessage(error) }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit((typed) => {
    const missing = missingIn(typed);
    for (const [index, { field, text }] of missing.entries())
      form.setError(field, { message: text }, { shouldFocus: index === 0 });
    if (missing.length === 0) save(typed);
  });
  return (
    <PieceDialog
      title={title}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={errors.root?.message}
      conflict={
        newer && (
          <ConflictPanel
            kind={kind}
            newest={fieldsOf(kind, nameOf(newer), newer.img)}
            typed={fieldsOf(kind, name, chosen ?? newer.img)}
          />
        )
      }
      onTakeNewest={() => {
        form.reset(formOf(newer));
        takeNewer();
      }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        label={nameLabel}
        required
        autoComplete="off"
        maxLength={TITLE_MAX_CHARS}
        readOnly={isSaving}
        error={errors.name?.message}
        {...form.register('name')}
      />
      {children?.(isSaving)}
      <ImageField
        ref={imageRef}
        label={courseFieldNames.topic.img}
        required={!piece}
        file={image}
        current={cover ?? (newer ?? piece)?.img}
        error={errors.image?.message}
        progress={progress}
        readOnly={isSaving}
        onChoose={(file) => {
          form.clearErrors('image');
          form.setValue('cover', null);
          chooseImage(file);
        }}
      />
      <CoverLibrary
        chosen={image ? null : cover}
        readOnly={isSaving}
        onChoose={(address) => {
          form.clearErrors('image');
          chooseImage(null);
          form.setValue('cover', address, { shouldDirty: true });
        }}
      />
    </PieceDialog>
  );
}

const formOf = (piece: Covered | null): CoverForm => ({
  name: piece ? nameOf(piece) : '',
  image: null,
  cover: null,
});

const fieldsOf = (kind: CoverDialogProps<Covered>['kind'], name: string, img: string) => ({
  [kind === 'topics' ? 'title' : 'name']: name,
  img,
});

/** The field that a refusal is about, or `root` for the whole form. */
function placeOf(error: unknown): keyof CoverForm | 'root' {
  const field = error instanceof ApiError ? error.field : undefined;
  if (field === 'img') return 'image';
  return field === 'title' || field === 'name' ? 'name' : 'root';
}
