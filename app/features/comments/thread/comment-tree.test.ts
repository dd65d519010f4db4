import { expect, test } from 'vitest';
import type { Comment } from '#contract/comments/comment.ts';
import { flatReplies, withChanged, withLike, withReply } from './comment-tree.ts';

const said = (id: number, replies: Comment[] = [], parentId: number | null = null): Comment => ({
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

/** 1 with the replies 2 (answered by 5) and 3, and 4. */
const threads = [said(1, [said(2, [said(5)]), said(3)]), said(4)];

test.each([
  { to: 1, expected: '1(2(5) 3 9) 4', why: 'at the end of the replies' },
  { to: 5, expected: '1(2(5(9)) 3) 4', why: 'deep down too' },
  { to: 77, expected: '1(2(5) 3) 4', why: 'nowhere where what it answers is not known' },
])('withReply: $why', ({ to, expected }) => {
  expect(outline(withReply(threads, to, said(9, [], to)))).toBe(expected);
});

test('withChanged changes one comment and leaves the tree that it was given', () => {
  const before = structuredClone(threads);
  const after = withChanged(threads, 5, (comment) => ({ ...comment, content: 'khác' }));
  expect(after[0]?.replies[0]?.replies[0]?.content).toBe('khác');
  expect(outline(after)).toBe(outline(threads));
  expect(threads).toEqual(before);
});

test.each([
  { likes: [], liked: true, expected: [7], why: 'given' },
  { likes: [1, 7], liked: true, expected: [1, 7], why: 'given twice' },
  { likes: [1, 7], liked: false, expected: [1], why: 'taken back' },
  { likes: [1], liked: false, expected: [1], why: 'taken back without having been given' },
])('withLike: $why', ({ likes, liked, expected }) => {
  expect(withLike(likes, 7, liked)).toEqual(expected);
});

test('flatReplies: all in the order of arrival, each with the name of whom it answers', () => {
  const thread = said(1, [said(2, [said(4, [said(5)])]), said(3)]);
  expect(flatReplies(thread).map(({ comment, answers }) => [comment.id, answers])).toEqual([
    [2, null],
    [3, null],
    [4, 'Người 2'],
    [5, 'Người 4'],
  ]);
});
