import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { apples, fruit, market } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContributorArea } from '../contributor-area.tsx';

const open = (address = '/topicSupplier') =>
  renderWithApi(
    <ContributorArea />,
    {
      'GET /api/contributions/topics': () => Response.json([market]),
      [`GET /api/contributions/topics/${market.id}/curriculums`]: () => Response.json([fruit]),
      [`GET /api/contributions/curriculums/${fruit.id}/lessons`]: () => Response.json([apples]),
      [`GET /api/contributions/lessons/${apples.id}/sentences`]: () => Response.json([]),
    },
    address,
  );
const focusedPanel = () => document.activeElement?.closest('[role=tabpanel]');
const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('opening a row scrolls to the next list, then to the lesson, and moves the focus there', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await follow('Đi chợ');
  await screen.findByRole('list', { name: texts.curriculumList });
  expect(focusedPanel()?.contains(screen.getByRole('link', { name: 'Mua trái cây' }))).toBe(true);
  await follow('Mua trái cây');
  await follow('りんご');
  const heading = await screen.findByRole('heading', { name: 'りんご' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(heading);
  await follow(texts.allLessons);
  await screen.findByRole('list', { name: texts.lessonList });
  expect(focusedPanel()).not.toBeNull();
});

test('a tab, a choice and a reload leave the focus where it is', async () => {
  const { router } = open(`/lesson?topic=${market.id}&curriculum=${fruit.id}&lesson=${apples.id}`);
  await screen.findByRole('heading', { name: 'りんご' });
  expect(document.activeElement).toBe(document.body);
  const choice = screen.getByLabelText(texts.curriculumChoice);
  choice.focus();
  fireEvent.change(choice, { target: { value: '' } });
  await screen.findByText(texts.nothingChosenForLessons);
  expect(document.activeElement).toBe(choice);
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(choice);
});
