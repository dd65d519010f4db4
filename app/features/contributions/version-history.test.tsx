import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import { listReviews } from '#contract/reviews/endpoints.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { contentHistoryTexts as texts } from '#contract/texts/versions.ts';
import { ownPageQuery } from '#app/lib/api/own-query.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { market, press, versionOf } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import VersionHistoryDialog from './version-history-dialog.tsx';

const VERSIONS = `GET /api/contributions/topics/${market.id}/versions`;
const RESTORE = `POST /api/contributions/topics/${market.id}/versions/1/restore`;
const NOTES = 'POST /api/reviews/902/notes';
const QUEUE = ownPageQuery(listReviews, { query: { page: 0, size: 20 } }, 7);

const asked: ReviewNote = {
  id: 5,
  kind: 'changes',
  text: 'Ảnh mờ quá.',
  author: 'qc@vi.vn',
  createdAt: '2026-11-06T02:00:00.000Z',
};
const first = versionOf(1, { state: 'published', live: true });
const second = versionOf(2, {
  state: 'changes',
  notes: [asked],
  decidedBy: 'qc@vi.vn',
  decidedAt: asked.createdAt,
});

const onRestored = vi.fn<() => void>();
const open = (answers: Answers = {}) =>
  renderWithApi(
    <VersionHistoryDialog
      kind="topics"
      id={market.id}
      revision={4}
      onRestored={onRestored}
      onClose={() => {}}
    />,
    { [VERSIONS]: () => Response.json([second, first]), ...answers },
  );
const version = (number: number) => screen.findByRole('listitem', { name: texts.version(number) });

beforeEach(() => {
  localStorage.clear();
  onRestored.mockClear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(cleanup);

test('lists the newest version first, compared with the previous one, with author, time and notes', async () => {
  open();
  const newest = await version(2);
  for (const text of ['Cần sửa', 'Chợ 1', 'Chợ 2', 'hoa@vi.vn', 'qc@vi.vn', 'Ảnh mờ quá.'])
    expect(newest.textContent).toContain(text);
  expect((await version(1)).textContent).toContain(texts.live);
  expect(newest.compareDocumentPosition(await version(1))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('restoring makes an older version the newest, based on the revision on screen', async () => {
  const { callsOf } = open({ [RESTORE]: () => Response.json(market) });
  await version(2);
  await press(texts.restore);
  await waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1));
  expect(callsOf(RESTORE)).toMatchObject([{ body: { revision: 4 } }]);
});

test('a restore that comes too late shows the reason, and the history stays open', async () => {
  const message = contributionRefusals.changedMeanwhile.topics;
  open({ [RESTORE]: () => refusal(409, message) });
  await version(2);
  await press(texts.restore);
  expect(await screen.findByText(message)).toBeDefined();
  expect(onRestored).not.toHaveBeenCalled();
});

test('the author answers the reviewer; a closed version has no form', async () => {
  const answer: ReviewNote = { ...asked, id: 6, kind: 'comment', text: 'Đã thay ảnh.' };
  let notes = [asked];
  const { callsOf } = open({
    [VERSIONS]: () => Response.json([{ ...second, notes }, first]),
    [NOTES]: () => {
      notes = [asked, answer];
      return Response.json(notes);
    },
  });
  const newest = within(await version(2));
  const field = newest.getByLabelText<HTMLTextAreaElement>(texts.answer);
  fireEvent.click(newest.getByRole('button', { name: texts.send }));
  expect(newest.getByRole('alert').textContent).toBe(texts.answerMissing);
  fireEvent.change(field, { target: { value: ' Đã thay ảnh. ' } });
  fireEvent.click(newest.getByRole('button', { name: texts.send }));
  expect(await newest.findByText('Đã thay ảnh.', { selector: 'li p' })).toBeDefined();
  await waitFor(() => expect(field.value).toBe(''));
  expect(callsOf(NOTES)).toMatchObject([{ body: { text: 'Đã thay ảnh.' } }]);
  expect(within(await version(1)).queryByLabelText(texts.answer)).toBeNull();
});

test('a read-only viewer sees no restore button, and a new note refreshes the review queue', async () => {
  const { client } = renderWithApi(
    <VersionHistoryDialog kind="topics" id={market.id} revision={4} onClose={() => {}} />,
    { [VERSIONS]: () => Response.json([second, first]), [NOTES]: () => Response.json([asked]) },
  );
  client.setQueryData<unknown>(QUEUE.queryKey, { total: 0, items: [] });
  const newest = within(await version(2));
  expect(screen.getByText(texts.readingLead)).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.restore })).toBeNull();
  fireEvent.change(newest.getByLabelText(texts.comment), { target: { value: 'Ảnh này được rồi.' } });
  fireEvent.click(newest.getByRole('button', { name: texts.send }));
  await waitFor(() => expect(client.getQueryState(QUEUE.queryKey)?.isInvalidated).toBe(true));
});
