import { useEffect, useState } from 'react';
import type { OwnNotification } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { formatMinute } from '#app/lib/format.ts';

interface OwnNotificationListProps {
  readonly notifications: readonly OwnNotification[];
  /** What stands here counts as read. */
  readonly onSeen: () => void;
}

const unreadIn = (notifications: readonly OwnNotification[]) =>
  notifications.filter(({ read }) => !read).map(({ id }) => id);

export function OwnNotificationList({ notifications, onSeen }: OwnNotificationListProps) {
  // What was new when the list opened keeps its mark while the reader looks at it.
  const [fresh] = useState(() => unreadIn(notifications));
  const unread = unreadIn(notifications).length;

  useEffect(() => {
    if (unread > 0) onSeen();
  }, [unread, onSeen]);

  return (
    <ul className="divide-y divide-line">
      {notifications.map(({ id, note, createdAt }) => (
        <li key={id} className="flex gap-2.5 py-2.5">
          <span className={`mt-2.5 size-2 shrink-0 rounded-full ${fresh.includes(id) ? 'bg-vermilion' : ''}`}>
            {fresh.includes(id) && <span className="sr-only">{notificationTexts.unread}</span>}
          </span>
          <div className="grid min-w-0 gap-0.5">
            <p className="wrap-anywhere">{note}</p>
            <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
              {formatMinute(createdAt)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
