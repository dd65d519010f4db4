import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFirstField } from './use-first-field.ts';

afterEach(cleanup);

function Form({ before }: { readonly before: ReactNode }) {
  return (
    <form ref={useFirstField()}>
      {before}
      <input aria-label="Trường" />
    </form>
  );
}

test.each([
  { before: null, why: 'comes first' },
  { before: <fieldset />, why: 'follows a fieldset' },
  { before: <input type="hidden" />, why: 'follows a hidden field' },
  { before: <input disabled />, why: 'follows a disabled field' },
  {
    before: (
      <div aria-hidden>
        <input />
      </div>
    ),
    why: 'follows an invisible field',
  },
])('a field takes the focus if it $why', async ({ before }) => {
  render(<Form before={before} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Trường')));
});

test('the first field in a fieldset takes the focus', async () => {
  render(
    <Form
      before={
        <fieldset>
          <input type="radio" aria-label="Một" />
          <input type="radio" aria-label="Hai" />
        </fieldset>
      }
    />,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Một')));
});
