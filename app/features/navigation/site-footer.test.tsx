import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { SiteFooter } from './site-footer.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  { who: 'a visitor', signedIn: false, label: accountTexts.login, to: paths.login },
  { who: 'who is logged in', signedIn: true, label: navigationTexts.account, to: paths.account },
])('$who finds “$label” in the footer', ({ signedIn, label, to }) => {
  if (signedIn) signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  renderScreens({
    screens: [{ path: '/rank', element: <SiteFooter onKeyboardHelp={() => undefined} /> }],
    address: '/rank',
  });
  const own = screen.getByRole('navigation', { name: navigationTexts.footerYou });
  const [first] = within(own).getAllByRole('link');
  expect(first?.textContent).toBe(label);
  expect(first?.getAttribute('href')).toBe(to);
});
