import { z } from '../zod.ts';

/** `hidden` by ADMIN or QC, who go on seeing it; `deleted` by its author, or left behind by an account that is gone. */
const COMMENT_STATES = ['visible', 'hidden', 'deleted'] as const;

export const COMMENT_SORTS = ['newest', 'most-liked'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

const ownFields = z.object({
  id: z.int(),
  /** Plain text, with its line breaks. Empty in the place of a comment that is gone while replies to it are not. */
  content: z.string(),
  /** Empty in such a place, and `userId` null. */
  userName: z.string(),
  userId: z.nullable(z.int()),
  createdAt: z.string(),
  /** The ids of those who like it, in the order in which they came. */
  likes: z.array(z.int()),
  parentId: z.nullable(z.int()),
  edited: z.boolean(),
  state: z.enum(COMMENT_STATES),
});

/**
 * A comment with the replies to it, the oldest first (PRODUCT.md, Comments). Replies to what is nested
 * COMMENT_NESTING_MAX levels deep stand beside it: `parentId` still tells what they answer.
 */
export const comment = z.extend(ownFields, {
  get replies() {
    return z.array(comment);
  },
});
export type Comment = z.output<typeof comment>;
z.globalRegistry.add(comment, { id: 'Comment' });

/** One that was just sent. */
export const sentComment = z.extend(ownFields, { replies: z.array(comment) });
