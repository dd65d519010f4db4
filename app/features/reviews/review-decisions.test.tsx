import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reviewRefusals, reviewTexts } from '#contract/texts/reviews.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  card,
  confirmApproval,
  decisionOn,
  LIST,
  listOf,
  lists,
  press,
  showQueue,
  tea,
  water,
} from '#app/testing/review-queue.tsx';
import { noteOn, waitingSentence } from '#app/testing/reviews.ts';

afterEach(cleanup);

const APPROVE = 'POST /api/reviews/approve';
const own = waitingSentence(3, 'Tôi uống cà phê.', { own: true });

test('an approval sends the revision on screen, removes the review, and focuses the next one', async () => {
  const { callsOf } = showQueue({
    [LIST]: () => listOf([water, tea]),
    [decisionOn(1)]: () => Response.json({ id: 1, decision: 'approved' }),
  });
  const next = await card('Tôi uống trà.');
  const approve = within(await card('Tôi uống nước.')).getByRole('button', { name: reviewTexts.approve });
  approve.focus();
  fireEvent.click(approve);
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText(reviewTexts.count('1'))).toBeDefined();
  expect(callsOf(decisionOn(1))).toMatchObject([{ body: { decision: 'approved', revision: 4 } }]);
  expect(callsOf(LIST), 'the list was not refetched').toHaveLength(1);
});

test('changes are requested with a reason, which can be composed from ready phrases', async () => {
  const { callsOf } = showQueue({
    [LIST]: lists([water], []),
    [decisionOn(1)]: () => Response.json({ id: 1, decision: 'changes' }),
  });
  const review = await card('Tôi uống nước.');
  press(review, reviewTexts.askForChanges);
  press(review, reviewTexts.sendChanges);
  expect(within(review).getByRole('alert').textContent).toBe(reviewRefusals.reasonMissing);
  expect(callsOf(decisionOn(1)), 'nothing is sent without a reason').toEqual([]);

  const reason = within(review).getByRole('textbox', { name: reviewTexts.reason });
  fireEvent.change(reason, { target: { value: 'Xem lại câu.' } });
  press(review, 'Có lỗi chính tả.');
  expect(document.activeElement, 'the pressed button is disabled, the field has the focus').toBe(reason);
  press(review, reviewTexts.sendChanges);
  expect(await screen.findByRole('heading', { name: reviewTexts.emptyTitle })).toBeDefined();
  expect(callsOf(decisionOn(1))).toMatchObject([
    { body: { decision: 'changes', text: 'Xem lại câu. Có lỗi chính tả.', revision: 4 } },
  ]);
});

test('a comment does not decide and is added to the notes', async () => {
  const { callsOf } = showQueue({
    [LIST]: () => listOf([water]),
    'POST /api/reviews/1/notes': () => Response.json([noteOn(1, 'Hay lắm.')]),
  });
  const review = await card('Tôi uống nước.');
  press(review, reviewTexts.comment);
  fireEvent.change(within(review).getByRole('textbox', { name: reviewTexts.commentLabel }), {
    target: { value: ' Hay lắm. ' },
  });
  press(review, reviewTexts.sendComment);
  expect(await within(review).findByText('Hay lắm.')).toBeDefined();
  expect(callsOf('POST /api/reviews/1/notes')).toMatchObject([{ body: { text: 'Hay lắm.' } }]);
  expect(within(review).getByRole('button', { name: reviewTexts.approve })).toBeDefined();
});

test('own work explains why others decide, and is excluded from “all”', async () => {
  const { callsOf } = showQueue({
    [LIST]: lists([water, tea, own], [own]),
    [APPROVE]: () => Response.json({ approved: [1, 2], refused: [] }),
  });
  const mine = await card('Tôi uống cà phê.');
  expect(within(mine).getByText(reviewTexts.own)).toBeDefined();
  expect(within(mine).queryByRole('button', { name: reviewTexts.approve })).toBeNull();
  expect(within(mine).queryByRole('checkbox')).toBeNull();

  press(await screen.findByRole('region', { name: '水' }), reviewTexts.approveAllOf(2, '水'));
  await confirmApproval(2);
  expect(await screen.findByText(reviewTexts.approvedCount(2))).toBeDefined();
  expect(callsOf(APPROVE)).toMatchObject([
    {
      body: {
        reviews: [
          { id: 1, revision: 4 },
          { id: 2, revision: 4 },
        ],
      },
    },
  ]);
  expect(screen.getAllByRole('article')).toEqual([mine]);
});

test('when some of the selected ones are refused, the outcome shows how many were approved, and the reasons', async () => {
  const later = { ...tea, revision: 5, after: { ...tea.after, viSentence: 'Tôi uống trà nóng.' } };
  showQueue({
    [LIST]: lists([water, tea], [later]),
    [APPROVE]: () =>
      Response.json({ approved: [1], refused: [{ id: 2, message: reviewRefusals.changedMeanwhile }] }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: reviewTexts.selectOne('Tôi uống nước.') }));
  fireEvent.click(screen.getByRole('checkbox', { name: reviewTexts.selectOne('Tôi uống trà.') }));
  fireEvent.click(screen.getByRole('button', { name: reviewTexts.approveSelected(2) }));
  await confirmApproval(2);

  const outcome = (await screen.findByText(reviewTexts.approvedCount(1))).closest('[role=status]');
  expect(outcome?.textContent).toContain(
    reviewTexts.notApproved('Tôi uống trà.', reviewRefusals.changedMeanwhile),
  );
  const anew = await card('Tôi uống trà nóng.');
  expect(within(anew).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('changed in the meantime: a message says so, and the new version can be decided', async () => {
  const later = { ...water, revision: 5, after: { ...water.after, viSentence: 'Tôi uống nước lọc.' } };
  let tries = 0;
  const { callsOf } = showQueue({
    [LIST]: lists([water], [later], []),
    [decisionOn(1)]: () =>
      tries++ === 0
        ? refusal(409, reviewRefusals.changedMeanwhile)
        : Response.json({ id: 1, decision: 'approved' }),
  });
  press(await card('Tôi uống nước.'), reviewTexts.approve);
  const anew = await card('Tôi uống nước lọc.');
  expect((await within(anew).findByRole('alert')).textContent).toBe(reviewRefusals.changedMeanwhile);
  press(anew, reviewTexts.approve);
  expect(await screen.findByRole('heading', { name: reviewTexts.emptyTitle })).toBeDefined();
  expect(callsOf(decisionOn(1)).map(({ body }) => body)).toMatchObject([{ revision: 4 }, { revision: 5 }]);
});

test('decided by somebody else: it is removed, and the outcome above the queue says why', async () => {
  showQueue({
    [LIST]: lists([water, tea], [tea]),
    [decisionOn(1)]: () => refusal(409, reviewRefusals.notWaiting),
  });
  press(await card('Tôi uống nước.'), reviewTexts.approve);
  const outcome = await screen.findByText(
    reviewTexts.notApproved('Tôi uống nước.', reviewRefusals.notWaiting),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(outcome.closest('[role=status]')).toBe(document.activeElement);
});

test('a decision that did not reach the server changes nothing', async () => {
  showQueue({
    [LIST]: () => listOf([water]),
    [decisionOn(1)]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const left = await card('Tôi uống nước.');
  press(left, reviewTexts.approve);
  expect((await within(left).findByRole('alert')).textContent).toBe(reviewTexts.failed);
  expect(within(left).getByRole<HTMLButtonElement>('button', { name: reviewTexts.approve }).disabled).toBe(
    false,
  );
});

test('a refusal is shown below the form and receives focus', async () => {
  showQueue({
    [LIST]: () => listOf([water]),
    [decisionOn(1)]: () => refusal(409, reviewRefusals.changedMeanwhile),
  });
  const review = await card('Tôi uống nước.');
  press(review, reviewTexts.askForChanges);
  press(review, 'Có lỗi chính tả.');
  press(review, reviewTexts.sendChanges);
  const alert = await within(review).findByRole('alert');
  const send = within(review).getByRole('button', { name: reviewTexts.sendChanges });
  expect(send.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.activeElement).toBe(alert);
});
