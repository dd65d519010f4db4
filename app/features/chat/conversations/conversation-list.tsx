import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Conversation } from '#contract/chat/message.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { conversationsQuery, useConversationChanges } from './conversations-query.ts';

const RenameDialog = onDemand(() => import('./rename-dialog.tsx'));

interface ConversationListProps {
  readonly userId: number | null;
  readonly openId: string;
  readonly onOpen: () => void;
  readonly onRemoved: (id: string) => void;
}

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'renaming' | 'removing'; readonly conversation: Conversation };

const REST: Step = { at: 'rest' };

/** The learner's conversations, to continue, rename or delete. */
export function ConversationList({ userId, openId, onOpen, onRemoved }: ConversationListProps) {
  const { data, error, refetch } = useQuery(conversationsQuery(userId));
  const { rename, remove } = useConversationChanges(userId);
  const [step, setStep] = useState(REST);
  const list = useRef<HTMLDivElement>(null);
  const rest = () => setStep(REST);

  const saveTitle = (conversation: Conversation, title: string) =>
    rename.mutate(
      { conversation, title },
      {
        onSuccess: () => {
          rest();
          showToast(chatTexts.renamed, 'success');
        },
      },
    );
  const removeNow = (conversation: Conversation) => {
    rest();
    remove.mutate(conversation, {
      onSuccess: ({ message }) => {
        // The pressed button was removed with its row.
        list.current?.focus();
        showToast(message, 'success');
        onRemoved(conversation.id);
      },
      onError: (failure) => showLongToast(failureMessage(failure), 'error'),
    });
  };

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-12" />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 && <p className="px-3 text-sm text-ink-soft">{chatTexts.conversationsEmpty}</p>}
      <ul>
        {data.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            open={conversation.id === openId}
            onOpen={onOpen}
            onRename={() => {
              rename.reset();
              setStep({ at: 'renaming', conversation });
            }}
            onRemove={() => setStep({ at: 'removing', conversation })}
          />
        ))}
      </ul>
      {step.at === 'renaming' && (
        <OnDemand onFailed={rest}>
          <RenameDialog
            title={step.conversation.title}
            busy={rename.isPending}
            failure={rename.error && failureMessage(rename.error)}
            onSave={(title) => saveTitle(step.conversation, title)}
            onClose={rest}
          />
        </OnDemand>
      )}
      {step.at === 'removing' && (
        <OnDemand onFailed={rest}>
          <Confirm
            open
            dangerous
            question={chatTexts.removeQuestion(step.conversation.title)}
            explanation={chatTexts.removeExplanation}
            confirmLabel={chatTexts.remove}
            onConfirm={() => removeNow(step.conversation)}
            onCancel={rest}
          />
        </OnDemand>
      )}
    </div>
  );
}
