import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { createQueryClient } from '#app/lib/api/query-client.ts';
import { createAnsweringApi } from '#app/testing/answering-api.ts';
import { FeedbackBox } from './feedback-box.tsx';

const SEND = 'POST /api/feedback';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('before hydration nothing can be sent; text typed by then is kept, counted and sent', async () => {
  const { api, callsOf } = createAnsweringApi({
    [SEND]: () =>
      Response.json({ id: 100_000, name: 'Lan', text: 'Hay quá', createdAt: '2026-03-05T02:00:00.000Z' }),
  });
  const box = (
    <QueryClientProvider client={createQueryClient(api)}>
      <MemoryRouter>
        <FeedbackBox name="Ngọc Lan" />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(box);
  document.body.append(container);
  const sendButton = screen.getByRole<HTMLButtonElement>('button', { name: feedbackTexts.send });
  expect(container.innerHTML).toContain(`<noscript><p>${feedbackTexts.withoutScript}</p></noscript>`);
  expect(sendButton.disabled).toBe(true);
  screen.getByLabelText<HTMLInputElement>(feedbackTexts.name).value = 'Lan';
  screen.getByLabelText<HTMLTextAreaElement>(feedbackTexts.text).value = 'Hay quá';

  render(box, { container, hydrate: true });
  await waitFor(() => expect(sendButton.disabled).toBe(false));
  expect(screen.getByText('7 / 2.000 ký tự')).toBeDefined();
  fireEvent.click(sendButton);
  await screen.findByRole('heading', { name: feedbackTexts.sent });
  expect(callsOf(SEND)).toMatchObject([{ body: { name: 'Lan', text: 'Hay quá' } }]);
});
