import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { signOut } from '#app/lib/session/session.ts';
import { busySentence, waterFeedback, waterLesson } from '#app/testing/lesson-feedback.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import SupplierFeedbackPage from './supplier-feedback-page.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

function show(address: string, roles: readonly string[] = ['SUPPLIER']) {
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles });
  return renderScreens({
    screens: [{ path: paths.feedbackSupplier, element: <SupplierFeedbackPage /> }],
    answers: {
      'GET /api/me/lesson-feedback': () =>
        Response.json([waterLesson], { headers: { 'X-Total-Count': '1' } }),
      'GET /api/me/lesson-feedback/12': () => Response.json(waterFeedback),
    },
    address,
  });
}

test('a lesson opens from the list under its own URL, and links back', async () => {
  const { router } = show(paths.feedbackSupplier);
  fireEvent.click(await screen.findByRole('link', { name: 'Nước' }));
  expect(await screen.findByRole('article', { name: busySentence.viSentence })).toBeDefined();
  expect(router.state.location.search).toBe('?lesson=12');
  fireEvent.click(screen.getByRole('link', { name: texts.backToLessons }));
  expect(await screen.findByRole('list', { name: texts.lessons })).toBeDefined();
});

test('a URL with a lesson opens it', async () => {
  show(paths.lessonFeedback(12));
  expect(await screen.findByRole('heading', { level: 2, name: 'Nước' })).toBeDefined();
});

test.each([
  { roles: ['SUPPLIER'], title: texts.title, lead: texts.lead, why: 'a contributor sees their own lessons' },
  {
    roles: ['SUPPLIER', 'ADMIN'],
    title: texts.titleForAdmins,
    lead: texts.leadForAdmins,
    why: 'an admin sees all lessons',
  },
])('the title says whose lessons these are: $why', async ({ roles, title, lead }) => {
  show(paths.feedbackSupplier, roles);
  expect(await screen.findByText(lead)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
});
