import { BadgeCheck } from 'lucide-react';
import type { AdminNotification, NotificationKind } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { formatDateTime } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { GrantSupplier } from './grant-supplier.tsx';
import { iconOf } from './note-icons.tsx';
import { noteLink } from './note-link.ts';

/** Labels of the links; a kind without a label has no link. */
const LINK_LABELS: Partial<Record<NotificationKind, string>> = {
  'comment-report': notificationTexts.openComment,
  feedback: notificationTexts.openFeedback,
  'content-waiting': notificationTexts.openReviews,
};

/**
 * Note and time (PRODUCT.md, Notifications). A request for supplier rights can be granted here; everything else has its
 * own page.
 */
export function NotificationCard({ notification }: { readonly notification: AdminNotification }) {
  const { kind, note, createdAt, supplierRequest } = notification;
  const link = noteLink(notification);
  const label = LINK_LABELS[kind];
  return (
    <li>
      <Card className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-indigo-wash text-indigo [&_svg]:size-5"
        >
          {iconOf(kind)}
        </span>
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="wrap-anywhere whitespace-pre-line">
            <MixedText>{note || notificationTexts.unknown}</MixedText>
          </p>
          <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
            {formatDateTime(createdAt)}
          </time>
        </div>
        {link !== null && label !== undefined && (
          <ButtonLink variant="secondary" to={link} className="w-full sm:w-auto sm:self-center">
            {label}
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
