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
  { before: <fieldset />, why: 'stands behind a frame' },
  { before: <input type="hidden" />, why: 'stands behind a hidden one' },
  { before: <input disabled />, why: 'stands behind one that is disabled' },
  {
    before: (
      <div aria-hidden>
        <input />
      </div>
    ),
    why: 'stands behind one that nobody sees',
  },
])('takes the focus where it $why', async ({ before }) => {
  render(<Form before={before} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Trường')));
});

test('of fields in a frame the first takes it', async () => {
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
