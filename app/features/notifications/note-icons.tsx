import {
  BadgeCheck,
  Bell,
  BookPlus,
  CircleCheck,
  CircleHelp,
  CircleX,
  Flag,
  Heart,
  Hourglass,
  MessageCircleReply,
  MessageSquareText,
  PencilLine,
  ShieldCheck,
  TriangleAlert,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { NotificationKind } from '#contract/notifications/endpoints.ts';
import { knownText } from '#contract/texts/known-text.ts';

/** An icon for each kind of notification. */
const noteIcons: Readonly<Record<NotificationKind, ReactNode>> = {
  'supplier-request': <UserPlus />,
  'role-change': <ShieldCheck />,
  feedback: <MessageSquareText />,
  'comment-report': <Flag />,
  'content-waiting': <Hourglass />,
  'role-granted': <ShieldCheck />,
  'answer-suggested': <CircleHelp />,
  'answer-accepted': <CircleCheck />,
  'answer-rejected': <CircleX />,
  'comment-reply': <MessageCircleReply />,
  'comment-like': <Heart />,
  'content-approved': <BadgeCheck />,
  'content-changes': <PencilLine />,
  'content-comment': <MessageSquareText />,
  'sentence-report': <TriangleAlert />,
  'report-decided': <CircleCheck />,
  'meaning-accepted': <BookPlus />,
  'meaning-refused': <CircleX />,
};

/** A newer version may send other kinds. */
export const iconOf = (kind: string): ReactNode => knownText(noteIcons, kind) ?? <Bell />;
