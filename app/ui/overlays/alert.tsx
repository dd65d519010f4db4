import { vietnameseOf } from '#contract/texts/in-vietnamese.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface AlertProps {
  readonly message: string;
  /** Called when it is closed, by its button or Esc. */
  readonly onClose: () => void;
}

/** A message that must be confirmed (PRODUCT.md, Navigation). */
export default function Alert({ message, onClose }: AlertProps) {
  return (
    <Dialog
      open
      urgent
      onOpenChange={(next) => !next && onClose()}
      title={message}
      description={vietnameseOf(message)}
      actions={<Button onClick={onClose}>{uiTexts.ok}</Button>}
    />
  );
}
