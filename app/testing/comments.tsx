import { fireEvent, screen, within } from '@testing-library/react';
import type { Comment } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import Comments from '#app/features/comments/comments.tsx';
import type { Answers } from './answering-api.ts';
import { renderWithApi } from './render-with-api.tsx';
import { signInWith } from './sign-in-with.ts';

const PRACTICE = '/exercises/1/curriculum/3/40/sentence';

let lastSentenceId = 400;

/** The comments of a sentence that no test has seen: what was typed elsewhere is not there. */
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

/** The page that was asked for, as the server cuts it. */
export function pageOf(threads: readonly Comment[], { url }: Request): Response {
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('size'));
  const start = (Number(searchParams.get('page')) - 1) * size;
  return Response.json(threads.slice(start, start + size), {
    headers: { 'X-Total-Count': String(threads.length) },
  });
}

/** Someone with an account; 7 is Lan. */
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

/** The comment with these words. */
export async function cardOf(content: string) {
  // A form may hold the same words.
  const card = (await screen.findByText(content, { selector: 'p' })).closest('article');
  if (!card) throw new Error(`“${content}” stands in no comment`);
  return within(card);
}

export async function chooseFromMenu(content: string, entry: string): Promise<void> {
  const button = (await cardOf(content)).getByRole('button', { name: /^Tùy chọn/ });
  // The menu opens at the press once its machinery is there, and by the click before.
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

/** What can be read, in its order. */
export const wordsShown = (contents: readonly string[]): string[] => {
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  return cards.flatMap((card) => contents.filter((content) => card?.includes(content)));
};
