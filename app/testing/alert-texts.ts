import { screen } from '@testing-library/react';

/** All alerts on the page, in order. */
export const alertTexts = (): (string | null)[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent);
