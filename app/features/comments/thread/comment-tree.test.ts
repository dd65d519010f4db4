import { expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { flatReplies, withChanged, withLike, withReply } from './comment-tree.ts';

const makeComment = (id: number, replies: Comment[] = [], parentId: number | null = null): Comment => ({
  id,
  content: `lời ${id}`,
  userName: `Người ${id}`,
  userId: id,
  createdAt: '2026-03-05T02:00:00.000Z',
  likes: [],
  replies: replies.map((reply) => ({ ...reply, parentId: id })),
  parentId,
  edited: false,
  state: 'visible',
});

const outline = (threads: readonly Comment[]): string =>
  threads.map(({ id, replies }) => (replies.length > 0 ? `${id}(${outline(replies)})` : `${id}`)).join(' ');

/** 1 with the replies 2 (which has the reply 5) and 3; and 4. */
const threads = [makeComment(1, [makeComment(2, [makeComment(5)]), makeComment(3)]), makeComment(4)];

test.each([
  { to: 1, expected: '1(2(5) 3 9) 4', why: 'appends to the replies' },
  { to: 5, expected: '1(2(5(9)) 3) 4', why: 'works at any depth' },
  { to: 77, expected: '1(2(5) 3) 4', why: 'ignores a reply to an unknown comment' },
])('withReply: $why', ({ to, expected }) => {
  expect(outline(withReply(threads, to, makeComment(9, [], to)))).toBe(expected);
});

test('withChanged changes one comment and does not mutate the given tree', () => {
  const before = structuredClone(threads);
  const after = withChanged(threads, 5, (comment) => ({ ...comment, content: 'khác' }));
  expect(after[0]?.replies[0]?.replies[0]?.content).toBe('khác');
  expect(outline(after)).toBe(outline(threads));
  expect(threads).toEqual(before);
});

test.each([
  { likes: [], liked: true, expected: [7], why: 'added' },
  { likes: [1, 7], liked: true, expected: [1, 7], why: 'added twice' },
  { likes: [1, 7], liked: false, expected: [1], why: 'removed' },
  { likes: [1], liked: false, expected: [1], why: 'removed without having been added' },
])('withLike: $why', ({ likes, liked, expected }) => {
  expect(withLike(likes, 7, liked)).toEqual(expected);
});

test('flatReplies: all in order of arrival, each with the name of whom it answers', () => {
  const thread = makeComment(1, [makeComment(2, [makeComment(4, [makeComment(5)])]), makeComment(3)]);
  expect(flatReplies(thread).map(({ comment, answers }) => [comment.id, answers])).toEqual([
    [2, null],
    [3, null],
    [4, 'Người 2'],
    [5, 'Người 4'],
  ]);
});
