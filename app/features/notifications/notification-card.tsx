import { BadgeCheck, Bell, Flag, MessageSquareText, ShieldCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminNotification, NotificationKind } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { formatDateTime } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { GrantSupplier } from './grant-supplier.tsx';
import { placeLink } from './place-link.ts';

const ICONS: Record<NotificationKind, ReactNode> = {
  'supplier-request': <UserPlus />,
  'role-change': <ShieldCheck />,
  feedback: <MessageSquareText />,
  'comment-report': <Flag />,
  'role-granted': <Bell />,
  'answer-accepted': <Bell />,
  'answer-rejected': <Bell />,
  'comment-reply': <Bell />,
  'comment-like': <Bell />,
};

/**
 * Note and time (spec §2 Notifications). A request for supplier rights can be answered on the spot, a reported comment
 * where it stands.
 */
export function NotificationCard({ notification }: { readonly notification: AdminNotification }) {
  const { kind, note, createdAt, supplierRequest } = notification;
  const link = placeLink(notification);
  return (
    <li>
      <Card className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-indigo-wash text-indigo [&_svg]:size-5"
        >
          {ICONS[kind]}
        </span>
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
            {formatDateTime(createdAt)}
          </time>
        </div>
        {link !== null && (
          <ButtonLink variant="secondary" to={link} className="w-full sm:w-auto sm:self-center">
            {notificationTexts.openComment}
          </ButtonLink>
        )}
        {supplierRequest && (
          <div className="flex w-full justify-end sm:w-auto sm:self-center">
            {supplierRequest.granted ? (
              <Badge tone="moss">
                <BadgeCheck aria-hidden className="size-4" />
                {notificationTexts.granted}
              </Badge>
            ) : (
              <GrantSupplier {...supplierRequest} />
            )}
          </div>
        )}
      </Card>
    </li>
  );
}
