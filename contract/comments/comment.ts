import { z } from '../zod.ts';

/** `hidden` by ADMIN or QC, who still see it; `deleted` by its author, or because the account was deleted. */
const COMMENT_STATES = ['visible', 'hidden', 'deleted'] as const;

export const COMMENT_SORTS = ['newest', 'most-liked'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

const ownFields = z.object({
  id: z.int(),
  /** Plain text, with its line breaks. Empty if the comment was removed but still has replies. */
  content: z.string(),
  /** Empty for a removed comment, and `userId` is null. */
  userName: z.string(),
  userId: z.nullable(z.int()),
  createdAt: z.string(),
  /** The ids of the users who like it, in order. */
  likes: z.array(z.int()),
  parentId: z.nullable(z.int()),
  edited: z.boolean(),
  state: z.enum(COMMENT_STATES),
});

/**
 * A comment with its replies, the oldest first (PRODUCT.md, Comments). Replies to a comment at level
 * COMMENT_NESTING_MAX are placed next to it: `parentId` still names the comment that they answer.
 */
export const comment = z.extend(ownFields, {
  get replies() {
    return z.array(comment);
  },
});
export type Comment = z.output<typeof comment>;
z.globalRegistry.add(comment, { id: 'Comment' });

/** A comment that was just sent. */
export const sentComment = z.extend(ownFields, { replies: z.array(comment) });
