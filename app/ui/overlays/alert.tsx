import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface AlertProps {
  readonly message: string;
  /** However it was closed: by its button or Esc. What comes next waits for this. */
  readonly onClose: () => void;
}

/** Says one thing that must not be overlooked (PRODUCT.md, Navigation). */
export default function Alert({ message, onClose }: AlertProps) {
  return (
    <Dialog
      open
      urgent
      onOpenChange={(next) => !next && onClose()}
      title={message}
      actions={<Button onClick={onClose}>{uiTexts.ok}</Button>}
    />
  );
}
