import { screen } from '@testing-library/react';

/** Everything that is being announced, in the order of the page. */
export const alertTexts = (): (string | null)[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent);
