import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { IconButton } from '../icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at the bottom; the main one last. */
  readonly actions?: ReactNode;
  /** A click outside does not close it. */
  readonly urgent?: boolean;
}

/** In the centre of the screen; on phones at the bottom edge, in reach of the thumb. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  urgent = false,
}: DialogProps) {
  useBackCloses(open, () => onOpenChange(false));
  const opener = useRef<Element | null>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Not Radix' Overlay, which injects a style element that our policy forbids. Same z-index as a dialog, so that
            a second dialog darkens the first. */}
        <div aria-hidden className="fixed inset-0 z-50 animate-[rise_.2s_ease-out] bg-veil" />
        <Primitive.Content
          // Radix returns the focus only to its own trigger; our dialogs have none.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          role={urgent ? 'alertdialog' : 'dialog'}
          aria-modal
          onInteractOutside={(event) => urgent && event.preventDefault()}
          aria-describedby={description ? undefined : ''}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] animate-[rise_.25s_ease-out] overflow-y-auto rounded-t-xl bg-surface p-6 shadow-float sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-xl sm:p-8"
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-xl font-bold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={uiTexts.close} icon={<X />} className="-mt-2 -mr-2" />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className="mt-2 text-ink-soft">{description}</Primitive.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && (
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
