import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { tellUnerased } from '#app/lib/session/unerased-notice.ts';
import { tellUnstored } from '#app/lib/unstored-notice.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { StorageNotice } from './storage-notice.tsx';

afterEach(cleanup);

test.each([
  { tell: tellUnstored, text: outboxTexts.unstored, why: 'the device has no room for what was done' },
  { tell: tellUnerased, text: accountTexts.unerased, why: 'data of an account has stayed after it left' },
])('the learner reads that $why', async ({ tell, text }) => {
  renderWithApi(<StorageNotice />, {});
  expect(screen.queryByText(text)).toBeNull();
  tell();
  expect(await screen.findByText(text)).toBeDefined();
});
