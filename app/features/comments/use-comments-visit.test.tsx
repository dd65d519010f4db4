import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { signOut } from '#app/lib/session/session.ts';
import { cardOf, logIn, said, showComments } from '#app/testing/comments.tsx';

afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

describe('a URL that names the comments', () => {
  test('scrolls to them once they are loaded, once per visit', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { router, sentenceId } = showComments([said(1, 'Hỏi')], undefined, paths.commentsHash);
    const heading = await screen.findByRole('heading', { name: 'Bình luận 1' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollIntoView.mock.contexts).toEqual([heading]);
    heading.blur();
    logIn();
    await screen.findByLabelText(commentTexts.yourComment);
    await screen.findByText('Hỏi');
    expect(document.activeElement, 'another reader, the same visit').toBe(document.body);
    await act(() => router.navigate(paths.commentsHash(sentenceId)));
    await waitFor(() => expect(document.activeElement?.tagName, 'the same link again').toBe('H2'));
  });

  test.each([
    { hashOf: () => '', why: 'without a hash' },
    { hashOf: (id: number) => `#${id}`, why: 'that names the sentence' },
    {
      hashOf: (id: number) => paths.commentsHash(id + 1),
      why: 'that names the comments of another sentence',
    },
  ])('one $why is ignored', async ({ hashOf }) => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    showComments([said(1, 'Hỏi')], undefined, hashOf);
    await cardOf('Hỏi');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
