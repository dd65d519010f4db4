import { useEffect, useState } from 'react';
import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { plainReply } from '#core/chat/plain-reply.ts';
import type { PresentedMessage } from './conversations/conversation-query.ts';
import type { Turn } from './conversations/turns.ts';

/** Long enough for a screen reader to take it up. Whoever walks through the page then finds the answer once. */
const KEPT_MS = 1_000;

interface AnnouncerProps {
  readonly turn: Turn | null;
  readonly messages: readonly PresentedMessage[] | undefined;
}

/** Reads an answer out to who cannot see it: once, when it is there, and not piece by piece. */
export function Announcer({ turn, messages }: AnnouncerProps) {
  const answering = turn?.state === 'answering';
  const [said, setSaid] = useState({ answering, text: '' });
  if (said.answering !== answering)
    setSaid({ answering, text: answering || turn ? '' : spoken(messages?.at(-1)) });
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid((before) => ({ ...before, text: '' })), KEPT_MS);
    return () => clearTimeout(timer);
  }, [said.text]);
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
}

const spoken = (last: PresentedMessage | undefined): string =>
  last?.author === 'assistant' ? chatTexts.answered(plainReply(parseReply(last.text))) : '';
