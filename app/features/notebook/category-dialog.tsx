import { CATEGORY_MAX_CHARS } from '#contract/limits.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { NameDialog, type NameDialogProps } from '#app/ui/overlays/name-dialog.tsx';

type CategoryDialogProps = Omit<NameDialogProps, 'label' | 'hint' | 'maxLength' | 'missingText'>;

/** Asks for the name of a category, to create or to rename it. */
export default function CategoryDialog(props: CategoryDialogProps) {
  return (
    <NameDialog
      {...props}
      label={notebookTexts.name}
      hint={notebookTexts.nameHint}
      maxLength={CATEGORY_MAX_CHARS}
      missingText={notebookTexts.nameMissing}
    />
  );
}
