import { MessagesSquare, Mic, SquarePen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { conversationKey } from './ask.ts';
import { AssistantKindNote } from './assistant-kind-note.tsx';
import { newConversationId, readConversationId } from './conversations/conversation-id.ts';
import { ConversationList } from './conversations/conversation-list.tsx';
import { ConversationView } from './conversations/conversation-view.tsx';
import { useCurrentConversation } from './conversations/current-conversation.ts';
import { clearTurnState } from './conversations/turns.ts';
import { useConversation } from './conversations/use-conversation.ts';
import { FuriganaSwitch } from './replies/furigana-switch.tsx';

/** The chat page: the learner's conversations and the open one. */
export function ChatScreen({ userId }: { readonly userId: number | null }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { owner, id: currentId, continueWith } = useCurrentConversation();
  // A phone shows either the list or the conversation.
  const [listing, setListing] = useState(false);
  const id = readConversationId(params.get('c')) ?? currentId;

  const begin = () => {
    const fresh = newConversationId();
    continueWith(fresh);
    setListing(false);
    void navigate(paths.conversation(fresh));
  };
  const remove = (removed: string) => {
    clearTurnState(conversationKey({ owner, id: removed }));
    if (removed === id) begin();
  };
  return (
    <div className="container-page flex h-[calc(100dvh-var(--spacing-bar)-var(--spacing-bottom-bar)-env(safe-area-inset-bottom))] min-h-96 flex-col max-md:[--gutter:clamp(1rem,0.5rem+2.4vw,2rem)] md:h-[calc(100dvh-var(--spacing-bar))] md:pb-6">
      <header className="flex items-center gap-x-1 pt-1 md:pt-4">
        <h1 className="min-w-0 flex-1 truncate text-lg font-bold md:text-xl">{chatTexts.title}</h1>
        <FuriganaSwitch named />
        <ButtonLink
          variant="quiet"
          to={paths.voice}
          aria-label={chatTexts.talk}
          title={chatTexts.talk}
          className="px-3! max-lg:text-ink-soft max-lg:hover:text-indigo"
        >
          <Mic aria-hidden className="size-5" />
          <span className="max-lg:hidden">{chatTexts.talk}</span>
        </ButtonLink>
        <IconButton
          label={chatTexts.conversations}
          icon={<MessagesSquare aria-hidden />}
          aria-expanded={listing}
          className="aria-expanded:bg-indigo-wash aria-expanded:text-indigo md:hidden"
          onClick={() => setListing(!listing)}
        />
        <IconButton
          label={chatTexts.newConversation}
          icon={<SquarePen aria-hidden />}
          className="-mr-2 md:hidden"
          onClick={begin}
        />
      </header>
      <p className="pb-2 md:pb-4">
        <AssistantKindNote />
      </p>
      <div className="flex min-h-0 flex-1 gap-6">
        <nav
          aria-label={chatTexts.conversations}
          className={classNames(
            'min-h-0 flex-col gap-3 md:flex md:w-72 md:shrink-0',
            listing ? 'flex flex-1 max-md:-mx-3' : 'hidden',
          )}
        >
          <Button
            variant="secondary"
            className="max-md:hidden"
            icon={<SquarePen aria-hidden className="size-5" />}
            onClick={begin}
          >
            {chatTexts.newConversation}
          </Button>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <ConversationList
              userId={userId}
              openId={id}
              onOpen={() => setListing(false)}
              onRemoved={remove}
            />
          </div>
        </nav>
        <div
          className={classNames(
            // Full width on phones.
            'min-w-0 flex-1 flex-col overflow-hidden border-line max-md:-mx-(--gutter) max-md:border-t md:flex md:rounded-xl md:border',
            listing ? 'hidden' : 'flex',
          )}
        >
          <OpenConversation
            key={`${owner} ${id}`}
            owner={owner}
            id={id}
            isCurrent={id === currentId}
            continueWith={continueWith}
            onBegin={begin}
          />
        </div>
      </div>
    </div>
  );
}

interface OpenConversationProps {
  readonly owner: string;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly continueWith: (id: string) => void;
  readonly onBegin: () => void;
}

function OpenConversation({ owner, id, isCurrent, continueWith, onBegin }: OpenConversationProps) {
  const conversation = useConversation({ owner, id });
  const found = conversation.messages !== undefined && !conversation.missing;
  useEffect(() => {
    // Opened by URL: make it the current conversation on other pages too.
    if (found) continueWith(id);
  }, [found, id, continueWith]);
  // The server does not know a new conversation yet. A missing one that is not the current one is a wrong URL.
  if (conversation.missing && !isCurrent)
    return (
      <EmptyState
        className="m-auto border-none bg-transparent!"
        title={chatTexts.notFoundTitle}
        actions={<Button onClick={onBegin}>{chatTexts.newConversation}</Button>}
      >
        {chatTexts.notFoundText}
      </EmptyState>
    );
  return <ConversationView conversation={conversation} onAsk={() => continueWith(id)} />;
}
