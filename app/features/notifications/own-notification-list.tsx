import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { formatMinute } from '#app/lib/format.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { iconOf } from './note-icons.tsx';
import { noteLink } from './note-link.ts';

interface OwnNotificationListProps {
  readonly notifications: readonly OwnNotification[];
  /** Called when unread notifications were displayed: they count as read. */
  readonly onSeen: () => void;
}

const unreadIn = (notifications: readonly OwnNotification[]) =>
  notifications.filter(({ read }) => !read).map(({ id }) => id);

export function OwnNotificationList({ notifications, onSeen }: OwnNotificationListProps) {
  // Notifications that were new when the list opened stay marked while it is open.
  const [fresh] = useState(() => unreadIn(notifications));
  const unread = unreadIn(notifications).length;

  useEffect(() => {
    if (unread > 0) onSeen();
  }, [unread, onSeen]);

  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id} className="py-1">
          <Entry notification={notification} isFresh={fresh.includes(notification.id)} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly notification: OwnNotification;
  readonly isFresh: boolean;
}

function Entry({ notification, isFresh }: EntryProps) {
  const { kind, note, createdAt } = notification;
  return (
    <EntryFrame to={noteLink(notification)}>
      <span className="relative mt-0.5 size-5 shrink-0 text-ink-soft [&_svg]:size-5">
        <span aria-hidden>{iconOf(kind)}</span>
        {isFresh && (
          <span className="absolute -top-1 -right-1 size-2.5 rounded-full bg-vermilion ring-2 ring-surface">
            <span className="sr-only">{notificationTexts.unread}</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere">
          <MixedText>{note || notificationTexts.unknown}</MixedText>
        </span>
        <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
          {formatMinute(createdAt)}
        </time>
      </span>
    </EntryFrame>
  );
}

/** A notification with a target is a link, which also closes the panel. */
function EntryFrame({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  if (to === null) return <div className="flex gap-2.5 py-1.5">{children}</div>;
  return (
    <Popover.Close asChild>
      <Link to={to} className="-mx-2 flex gap-2.5 rounded-md px-2 py-1.5 hover:bg-indigo-wash">
        {children}
      </Link>
    </Popover.Close>
  );
}
