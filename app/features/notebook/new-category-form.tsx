import { type FormEvent, useState } from 'react';
import { CATEGORY_MAX_CHARS } from '#contract/limits.ts';
import type { Category } from '#contract/notebook/endpoints.ts';
import { notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useCategoryChanges } from './use-category-changes.ts';

interface NewCategoryFormProps {
  readonly userId: number | null;
  readonly onCreated: (category: Category) => void;
}

/** Creates a category without leaving the dialog. */
export function NewCategoryForm({ userId, onCreated }: NewCategoryFormProps) {
  const { create } = useCategoryChanges(userId);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const make = (wanted: string) =>
    create.mutate(wanted, {
      onSuccess: (category) => {
        showToast(notebookTexts.created, 'success');
        setName('');
        onCreated(category);
      },
      onError: (error) => setProblem(notebookTexts.createFailed(failureMessage(error))),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setProblem(wanted ? null : notebookTexts.nameMissing);
    if (wanted && !create.isPending) make(wanted);
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <Field
        label={saveWordTexts.newCategory}
        value={name}
        maxLength={CATEGORY_MAX_CHARS}
        autoComplete="off"
        error={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
      />
      {/* On wide screens beside the input, below the height of its label. */}
      <Button
        type="submit"
        variant="secondary"
        className="h-12 sm:mt-7"
        busyLabel={create.isPending && notebookTexts.creating}
      >
        {notebookTexts.create}
      </Button>
    </form>
  );
}
