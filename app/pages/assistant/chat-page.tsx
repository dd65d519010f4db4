import { chatTexts } from '#contract/texts/chat.ts';
import { ChatScreen } from '#app/features/chat/chat-screen.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';

export default function ChatPage() {
  const userId = useSession()?.userId ?? null;
  return (
    <>
      <PageHead title={chatTexts.title} description={chatTexts.lead} />
      <ChatScreen userId={userId} />
    </>
  );
}
