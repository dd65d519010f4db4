import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Conversation } from '#contract/chat/message.ts';
import { paths } from '#contract/paths.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { formatMinute } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function ConversationRow({ conversation, open, onOpen, onRename, onRemove }: ConversationRowProps) {
  const { id, title, updatedAt } = conversation;
  return (
    <li className={classNames('flex items-center rounded-md', open && 'bg-indigo-wash')}>
      <Link
        to={paths.conversation(id)}
        aria-current={open ? 'page' : undefined}
        onClick={onOpen}
        className="grid min-h-12 min-w-0 flex-1 content-center rounded-md px-3 py-1 hover:text-indigo"
      >
        <span className={classNames('truncate', open && 'font-bold')}>
          <MixedText>{title}</MixedText>
        </span>
        <span className="text-xs text-ink-soft tabular-nums">{formatMinute(updatedAt)}</span>
      </Link>
      <Menu
        label={chatTexts.actionsFor(title)}
        className={iconButtonStyles}
        entries={[
          { kind: 'action', label: chatTexts.rename, icon: <Pencil />, onSelect: onRename },
          { kind: 'action', label: chatTexts.remove, icon: <Trash2 />, onSelect: onRemove },
        ]}
      >
        <Ellipsis />
      </Menu>
    </li>
  );
}
