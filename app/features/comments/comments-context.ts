import { createContext, useContext } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import type { Session } from '#app/lib/session/session-rules.ts';

/** The logged-in reader, from the session token. */
export interface Viewer {
  readonly id: number;
  readonly name: string;
  /** ADMIN and QC can hide inappropriate comments. */
  readonly moderates: boolean;
}

export function viewerOf(session: Session | null): Viewer | null {
  if (!session || session.userId === null) return null;
  const moderates = session.roles.some((role) => role === 'ADMIN' || role === 'QC');
  return { id: session.userId, name: session.name ?? session.email ?? '', moderates };
}

/** The open dialog over the comments. */
export type CommentDialog =
  | { readonly kind: 'login' }
  | { readonly kind: 'failure'; readonly message: string }
  | { readonly kind: 'remove' | 'report'; readonly comment: Comment };

interface CommentsContextValue {
  readonly sentenceId: number;
  readonly viewer: Viewer | null;
  readonly open: (dialog: CommentDialog) => void;
}

/** Shared by every comment of a thread, at any depth. */
export const CommentsContext = createContext<CommentsContextValue | null>(null);

export function useCommentsContext(): CommentsContextValue {
  const around = useContext(CommentsContext);
  if (!around) throw new Error('A comment stands inside <Comments>');
  return around;
}
