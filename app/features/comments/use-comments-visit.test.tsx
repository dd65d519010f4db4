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

describe('an address that asks for the comments', () => {
  test('leads to them when they are there, once', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { router, sentenceId } = showComments([said(1, 'Hỏi')], undefined, paths.commentsHash);
    const heading = await screen.findByRole('heading', { name: 'Bình luận 1' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(shown.mock.contexts).toEqual([heading]);
    heading.blur();
    logIn();
    await screen.findByLabelText(commentTexts.yourComment);
    await screen.findByText('Hỏi');
    expect(document.activeElement, 'another reader, the same visit').toBe(document.body);
    await act(() => router.navigate(paths.commentsHash(sentenceId)));
    await waitFor(() => expect(document.activeElement?.tagName, 'the same link again').toBe('H2'));
  });

  test.each([
    { hashOf: () => '', why: 'that asks for nothing' },
    { hashOf: (id: number) => `#${id}`, why: 'that asks for the sentence' },
    { hashOf: (id: number) => paths.commentsHash(id + 1), why: 'that asks for those of another sentence' },
  ])('not one $why', async ({ hashOf }) => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    showComments([said(1, 'Hỏi')], undefined, hashOf);
    await cardOf('Hỏi');
    expect(shown).not.toHaveBeenCalled();
  });
});
