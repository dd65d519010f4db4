import { CONVERSATION_TITLE_MAX_CHARS } from '#contract/limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { NameDialog, type NameDialogProps } from '#app/ui/overlays/name-dialog.tsx';

interface RenameDialogProps extends Pick<NameDialogProps, 'failure' | 'onSave' | 'onClose'> {
  readonly title: string;
  readonly busy: boolean;
}

/** Asks for a new name of a conversation. */
export default function RenameDialog({ title, busy, ...actions }: RenameDialogProps) {
  return (
    <NameDialog
      {...actions}
      title={chatTexts.renameTitle}
      label={chatTexts.name}
      maxLength={CONVERSATION_TITLE_MAX_CHARS}
      missingText={chatTexts.nameMissing}
      name={title}
      saveLabel={chatTexts.rename}
      busyLabel={busy && chatTexts.renaming}
    />
  );
}
