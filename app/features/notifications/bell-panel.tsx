import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { useBackCloses } from '#app/ui/overlays/use-back-closes.ts';
import { BellButton } from './bell-button.tsx';
import { OwnNotificationList } from './own-notification-list.tsx';

interface BellPanelProps {
  readonly unread: number;
  readonly notifications: readonly OwnNotification[] | undefined;
  readonly failed: boolean;
  readonly onSeen: () => void;
}

/** The panel under the bell. A region, not a dialog: the page behind it still scrolls. */
export default function BellPanel({ unread, ...content }: BellPanelProps) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild aria-haspopup={undefined}>
        <BellButton unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          role="region"
          aria-label={notificationTexts.bell}
          // A scrollable area must be focusable by keyboard.
          tabIndex={0}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-[min(28rem,calc(100dvh-5.5rem))] w-[min(22rem,calc(100vw-1.5rem))] animate-[rise_.15s_ease-out] overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float"
        >
          <h2 className="mb-2 font-bold">{notificationTexts.bell}</h2>
          <PanelContent {...content} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function PanelContent({ notifications, failed, onSeen }: Omit<BellPanelProps, 'unread'>) {
  if (notifications?.length) return <OwnNotificationList notifications={notifications} onSeen={onSeen} />;
  if (notifications) return <p className="text-ink-soft">{notificationTexts.bellEmpty}</p>;
  if (failed) return <p className="text-ink-soft">{notificationTexts.loadFailed}</p>;
  return <ListSkeleton rows={2} className="h-12" />;
}
