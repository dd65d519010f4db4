import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Eye, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { hideComment } from '#contract/comments/endpoints.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';

interface CommentMenuProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
}

/** More actions for a comment: for its author, for other readers, and for moderators. */
export function CommentMenu({ comment, onEdit }: CommentMenuProps) {
  const { viewer, open } = useCommentsContext();
  const setHidden = useSetHidden(comment.id);
  if (!viewer) return null;
  const isVisible = comment.state === 'visible';
  const own: MenuEntry[] = [
    { kind: 'action', label: commentTexts.edit, icon: <Pencil />, onSelect: onEdit },
    {
      kind: 'action',
      label: commentTexts.remove,
      icon: <Trash2 />,
      onSelect: () => open({ kind: 'remove', comment }),
    },
  ];
  const report: MenuEntry = {
    kind: 'action',
    label: commentTexts.report,
    icon: <Flag />,
    onSelect: () => open({ kind: 'report', comment }),
  };
  const moderate: MenuEntry = isVisible
    ? { kind: 'action', label: commentTexts.hide, icon: <EyeOff />, onSelect: () => setHidden(true) }
    : { kind: 'action', label: commentTexts.show, icon: <Eye />, onSelect: () => setHidden(false) };
  const isOwn = comment.userId === viewer.id;
  const entries = [
    ...(isVisible && isOwn ? own : []),
    ...(isVisible && !isOwn ? [report] : []),
    ...(viewer.moderates ? [moderate] : []),
  ];
  return (
    <Menu
      label={commentTexts.actionsFor(comment.userName)}
      className={classNames(iconButtonStyles, '-my-1.5 -mr-3')}
      entries={entries}
    >
      <Ellipsis />
    </Menu>
  );
}

function useSetHidden(id: number) {
  const { sentenceId } = useCommentsContext();
  const api = useApi();
  const cached = useCachedComments(sentenceId);
  const { mutate } = useMutation({
    mutationFn: (hidden: boolean) =>
      api.call(hideComment, { params: { commentId: String(id) }, body: { hidden } }),
    onSuccess: ({ message }) => {
      showToast(message, 'success');
      return cached.refresh();
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return mutate;
}
