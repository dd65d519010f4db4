import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uiTexts } from '#contract/texts/ui.ts';
import { tellBlocked } from '#app/lib/session/blocked-notice.ts';
import { signOut } from '#app/lib/session/session.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import SiteLayout from './site-layout.tsx';

let container: EventTarget;
beforeEach(() => {
  localStorage.clear();
  signOut();
  container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => {
  act(() => tellBlocked(null));
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const visit = (address: string) =>
  renderScreens({
    screens: [
      {
        Component: SiteLayout,
        children: [
          { path: '/rank', element: <p>Bảng xếp hạng</p> },
          { path: '/exercises', element: <section data-practice>Một bài tập</section> },
          { path: '/review', element: <p>Ôn tập</p> },
        ],
      },
    ],
    address,
  });

test('whoever was blocked is told why on any page, until they close it', async () => {
  visit('/rank');
  act(() => tellBlocked('Tài khoản đã bị khóa: spam.'));
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('Tài khoản đã bị khóa: spam.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.ok }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Bảng xếp hạng')).toBeDefined();
});

test.each([
  { address: '/rank', place: '/review', why: 'leads an open page to what is due' },
  { address: '/exercises', place: '/exercises', why: 'leads nobody away from an exercise' },
])('a tapped reminder $why', async ({ address, place }) => {
  let listeners = 0;
  const add = container.addEventListener.bind(container);
  container.addEventListener = (...listening: Parameters<typeof add>) => {
    listeners += 1;
    add(...listening);
  };
  const { router } = visit(address);
  await expect.poll(() => listeners, { message: 'the page listens to its worker' }).toBe(1);
  act(() => void container.dispatchEvent(new MessageEvent('message', { data: { open: '/review' } })));
  await waitFor(() => expect(router.state.location.pathname).toBe(place));
});
