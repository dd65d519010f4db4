import { createContext, useContext } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import type { Session } from '#app/lib/session/session-rules.ts';

/** Who reads: someone with an account, as the token tells. */
export interface Viewer {
  readonly id: number;
  readonly name: string;
  /** ADMIN and QC hide what is out of place. */
  readonly moderates: boolean;
}

export function viewerOf(session: Session | null): Viewer | null {
  if (!session || session.userId === null) return null;
  const moderates = session.roles.some((role) => role === 'ADMIN' || role === 'QC');
  return { id: session.userId, name: session.email ?? '', moderates };
}

/** What stands over the comments until it is answered. */
export type CommentDialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'failure'; readonly message: string }
  | { readonly kind: 'remove' | 'report'; readonly comment: Comment };

interface CommentsAround {
  readonly sentenceId: number;
  readonly viewer: Viewer | null;
  readonly open: (dialog: CommentDialog) => void;
}

/** What every comment of a thread needs, however deep it stands. */
export const CommentsContext = createContext<CommentsAround | null>(null);

export function useCommentsAround(): CommentsAround {
  const around = useContext(CommentsContext);
  if (!around) throw new Error('A comment stands inside <Comments>');
  return around;
}
