import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf, said } from '#app/testing/comments.tsx';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { seeEverything } from '#app/testing/see-everything.ts';
import { LateComments } from './late-comments.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address: string) =>
  renderWithApi(
    <LateComments sentenceId={401} />,
    { 'GET /api/sentences/401/comments': (request) => pageOf([said(1, 'Hỏi')], request) },
    address,
  );

test('comments off screen are not requested', async () => {
  const { callsOf } = show('/exercises/1/curriculum/3/40/sentence');
  await vi.dynamicImportSettled();
  expect(callsOf('GET /api/sentences/401/comments')).toEqual([]);
});

test.each([
  { address: '/exercises/1/curriculum/3/40/sentence', seen: true, why: 'they are scrolled into view' },
  { address: '/exercises/1/curriculum/3/40/sentence#401-comments', seen: false, why: 'the URL names them' },
])('comments are loaded when $why', async ({ address, seen }) => {
  if (seen) seeEverything();
  show(address);
  expect(await screen.findByText('Hỏi')).toBeDefined();
});
