import { MessageCircle } from 'lucide-react';
import { chatButtonTexts } from '#contract/texts/navigation.ts';
import { Button } from '#app/ui/button.tsx';
import { openChatFrom } from './open-chat.ts';

/** Opens the chat from inside a page that the floating button leaves alone. */
export function AskAssistant({ className }: { readonly className?: string }) {
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => openChatFrom(currentTarget)}
    >
      <MessageCircle aria-hidden className="size-4" />
      {chatButtonTexts.open}
    </Button>
  );
}
