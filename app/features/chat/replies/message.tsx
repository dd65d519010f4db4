import { Copy, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { plainReply } from '#core/chat/plain-reply.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import type { PresentedMessage } from '../conversations/conversation-query.ts';
import { ReplyText } from './reply-text.tsx';

/** A message of the learner, as typed. */
export const OwnMessage = memo(function OwnMessage({ text }: { readonly text: string }) {
  return (
    <article
      aria-label={chatTexts.you}
      data-question
      className="ml-8 justify-self-end rounded-lg rounded-br-sm bg-indigo-wash px-4 py-2.5 wrap-anywhere whitespace-pre-wrap"
    >
      <MixedText>{text}</MixedText>
    </article>
  );
});

interface ReplyProps {
  readonly children: ReactNode;
  readonly busy?: boolean;
}

/** A message of the assistant. */
export function Reply({ children, busy }: ReplyProps) {
  return (
    <article
      aria-label={chatTexts.assistant}
      aria-busy={busy || undefined}
      className="grid min-w-0 gap-2 rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3"
    >
      {children}
    </article>
  );
}

interface EndedReplyProps {
  readonly message: Pick<PresentedMessage, 'text' | 'state'>;
  /** For the last message only: asks for another answer. */
  readonly onRetry?: (() => void) | undefined;
}

/** An answer that is complete, stopped or interrupted. */
export const EndedReply = memo(function EndedReply({ message: { text, state }, onRetry }: EndedReplyProps) {
  return (
    <Reply>
      {text !== '' && <ReplyText text={text} incomplete={state !== 'whole'} ended />}
      {state === 'stopped' && <Note>{chatTexts.stopped}</Note>}
      {state === 'cut' && <Note>{text === '' ? chatTexts.unanswered : chatTexts.cut}</Note>}
      <div className="-mx-2 -mb-2 flex">
        {text !== '' && (
          <IconButton
            label={chatTexts.copy}
            icon={<Copy aria-hidden />}
            onClick={() => void copyReply(text)}
          />
        )}
        {onRetry && (
          <IconButton label={chatTexts.answerAgain} icon={<RotateCcw aria-hidden />} onClick={onRetry} />
        )}
      </div>
    </Reply>
  );
});

const Note = ({ children }: { readonly children: string }) => (
  <p className="text-sm text-ink-soft">{children}</p>
);

async function copyReply(text: string): Promise<void> {
  const copied = await copyText(plainReply(parseReply(text)));
  if (copied) showToast(chatTexts.copied, 'success');
  else showToast(chatTexts.copyFailed, 'error');
}
