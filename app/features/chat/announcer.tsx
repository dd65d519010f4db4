import { useEffect, useState } from 'react';
import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { plainReply } from '#core/chat/plain-reply.ts';
import type { PresentedMessage } from './conversations/conversation-query.ts';
import type { Turn } from './conversations/turns.ts';

/** Long enough for screen readers to read it. It is removed afterwards, so that the page has the answer only once. */
const ANNOUNCED_MS = 1_000;

interface AnnouncerProps {
  readonly turn: Turn | null;
  readonly messages: readonly PresentedMessage[] | undefined;
}

/** Announces a complete answer to screen readers, once and not chunk by chunk. */
export function Announcer({ turn, messages }: AnnouncerProps) {
  const answering = turn?.state === 'answering';
  const [announcement, setAnnouncement] = useState({ answering, text: '' });
  if (announcement.answering !== answering)
    setAnnouncement({ answering, text: answering || turn ? '' : announcementOf(messages?.at(-1)) });
  useEffect(() => {
    if (announcement.text === '') return;
    const timer = setTimeout(() => setAnnouncement((before) => ({ ...before, text: '' })), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [announcement.text]);
  return (
    <p role="status" className="sr-only">
      {announcement.text}
    </p>
  );
}

const announcementOf = (last: PresentedMessage | undefined): string =>
  last?.author === 'assistant' ? chatTexts.answered(plainReply(parseReply(last.text))) : '';
