import { fireEvent, screen, within } from '@testing-library/react';
import type { Comment } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import Comments from '#app/features/comments/comments.tsx';
import type { Answers } from './answering-api.ts';
import { renderWithApi } from './render-with-api.tsx';
import { signInWith } from './sign-in-with.ts';

const PRACTICE = '/exercises/1/curriculum/3/40/sentence';

let lastSentenceId = 400;

/** Renders the comments of a sentence that no other test uses, so that drafts of other tests do not appear. */
export function showComments(
  threads: readonly Comment[],
  answers: (path: string) => Answers = () => ({}),
  hashOf: (sentenceId: number) => string = () => '',
) {
  lastSentenceId += 1;
  const path = `/api/sentences/${lastSentenceId}/comments`;
  const shown = renderWithApi(
    <Comments sentenceId={lastSentenceId} />,
    { [`GET ${path}`]: (request) => pageOf(threads, request), ...answers(path) },
    `${PRACTICE}${hashOf(lastSentenceId)}`,
  );
  return { ...shown, sentenceId: lastSentenceId, path };
}

/** The requested page, as the server returns it. */
export function pageOf(threads: readonly Comment[], { url }: Request): Response {
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('size'));
  const start = (Number(searchParams.get('page')) - 1) * size;
  return Response.json(threads.slice(start, start + size), {
    headers: { 'X-Total-Count': String(threads.length) },
  });
}

/** A user with an account; 7 is Lan. */
export const logIn = (roles: readonly string[] = ['USER'], uid = 7): void =>
  signInWith({ sub: 'lan@vi.vn', uid, roles });

export const said = (id: number, content: string, more: Partial<Comment> = {}): Comment => ({
  id,
  content,
  userName: 'Minh',
  userId: 8,
  createdAt: '2026-03-05T02:00:00.000Z',
  likes: [],
  parentId: null,
  edited: false,
  state: 'visible',
  ...more,
  replies: more.replies?.map((reply) => ({ ...reply, parentId: id })) ?? [],
});

/** The comment with this text. */
export async function cardOf(content: string) {
  // A form may contain the same text.
  const card = (await screen.findByText(content, { selector: 'p' })).closest('article');
  if (!card) throw new Error(`“${content}” is in no comment`);
  return within(card);
}

export async function chooseFromMenu(content: string, entry: string): Promise<void> {
  const button = (await cardOf(content)).getByRole('button', { name: /^Tùy chọn/ });
  // The menu opens on pointer down once its code has loaded, and on click before that.
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

export const composer = () => screen.findByLabelText<HTMLTextAreaElement>(commentTexts.yourComment);
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The alert of a failure (PRODUCT.md, Comments). */
export const alertShown = (message: string) => screen.findByRole('alertdialog', { name: message });

/** The visible comments, in order. */
export const wordsShown = (contents: readonly string[]): string[] => {
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  return cards.flatMap((card) => contents.filter((content) => card?.includes(content)));
};
