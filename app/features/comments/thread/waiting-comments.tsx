import { commentTexts } from '#contract/texts/comments.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { useOutbox, useOwnEntries } from '#app/lib/outbox/use-outbox.ts';
import { Badge } from '#app/ui/badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { useCommentsContext } from '../comments-context.ts';
import { actionStyles } from './action-styles.ts';

/** Comments of this browser that wait for the network: at the place where they will be. */
export function WaitingComments({ parentId }: { readonly parentId: number | null }) {
  const { sentenceId, viewer } = useCommentsContext();
  const outbox = useOutbox();
  const waiting = useOwnEntries().flatMap((entry) =>
    entry.kind === 'comment' &&
    entry.input.sentenceId === sentenceId &&
    entry.input.parentId === parentId &&
    entry.refusal === undefined
      ? [{ id: entry.id, content: entry.input.content }]
      : [],
  );
  if (!viewer || waiting.length === 0) return null;
  return (
    <ul aria-label={texts.commentWaiting} className="grid gap-4">
      {waiting.map(({ id, content }) => (
        <li key={id} className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-bold">{commentTexts.you}</span>
            <Badge tone="amber">{texts.commentWaiting}</Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
            <MixedText>{content}</MixedText>
          </p>
          <div className="-ml-3">
            <button type="button" className={actionStyles} onClick={() => void outbox().remove(id)}>
              {texts.cancelComment}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
