import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewRefusals } from '#contract/texts/review-refusals.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { noteOn, waitingCurriculum, waitingLesson, waitingSentence } from '#app/testing/reviews.ts';
import type { PieceHistoryProps } from './piece-history.ts';
import { ReviewQueue } from './review-queue.tsx';

afterEach(cleanup);

const LIST = 'GET /api/reviews';
const APPROVE = 'POST /api/reviews/approve';
const decisionOn = (id: number) => `PUT /api/reviews/${id}`;

const listOf = (rows: readonly Review[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
/** One list after the other, the last one for ever. */
const lists = (...all: (readonly Review[])[]) => {
  let asked = 0;
  return () => listOf(all[Math.min(asked++, all.length - 1)] ?? []);
};

const History = ({ review, onClose, onRestored }: PieceHistoryProps) => (
  <>
    <button type="button" onClick={onClose}>{`Lịch sử của ${review.kind} ${review.contentId}`}</button>
    <button type="button" onClick={onRestored}>
      Lấy lại
    </button>
  </>
);
const show = (answers: Answers, address?: string) =>
  renderWithApi(<ReviewQueue History={History} />, answers, address);

const card = (name: string) => screen.findByRole('article', { name });
const press = (part: HTMLElement, name: string) =>
  fireEvent.click(within(part).getByRole('button', { name }));
const confirmApproval = async (count: number) =>
  press(
    await screen.findByRole('dialog', { name: reviewTexts.approveQuestion(count) }),
    reviewTexts.approveConfirm(count),
  );

const water = waitingSentence(1, 'Tôi uống nước.');
const tea = waitingSentence(2, 'Tôi uống trà.');
const own = waitingSentence(3, 'Tôi uống cà phê.', { own: true });

test('a lesson and its sentences stand together, under the way to them', async () => {
  show({ [LIST]: () => listOf([water, waitingCurriculum(5, 'Một tuần'), waitingLesson(4, '水')]) });
  const lesson = await screen.findByRole('region', { name: '水' });
  expect(lesson.textContent).toContain('Đời sống › Một ngày');
  expect(
    within(lesson)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['水', 'Tôi uống nước.']);
  const curricula = screen.getByRole('region', { name: reviewTexts.curriculumsGroup });
  expect((await card('Một tuần')).textContent).toContain('Đời sống');
  expect(within(curricula).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText(reviewTexts.count('3'))).toBeDefined();
});

test('a change shows old and new side by side, and what was said before', async () => {
  show({
    [LIST]: () =>
      listOf([
        { ...tea, before: { ...tea.after, viSentence: 'Tôi uống nước.' }, notes: [noteOn(1, 'Xem lại を.')] },
      ]),
  });
  const changed = await card('Tôi uống trà.');
  expect(changed.querySelector('del')?.textContent).toBe('nước');
  expect(changed.querySelector('ins')?.textContent).toBe('trà');
  expect(within(changed).getByText(reviewTexts.isChange)).toBeDefined();
  expect(within(changed).getByText(/Xem lại/)).toBeDefined();
});

test('an approved one leaves with the revision that was looked at, and the next one has the focus', async () => {
  const { callsOf } = show({
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
  expect(callsOf(LIST), 'nothing moved under the hand').toHaveLength(1);
});

test('changes are asked for with a reason, which may be tapped together', async () => {
  const { callsOf } = show({
    [LIST]: lists([water], []),
    [decisionOn(1)]: () => Response.json({ id: 1, decision: 'changes' }),
  });
  const asked = await card('Tôi uống nước.');
  press(asked, reviewTexts.askForChanges);
  press(asked, reviewTexts.sendChanges);
  expect(within(asked).getByRole('alert').textContent).toBe(reviewRefusals.reasonMissing);
  expect(callsOf(decisionOn(1)), 'nothing is sent without a reason').toEqual([]);

  const reason = within(asked).getByRole('textbox', { name: reviewTexts.reason });
  fireEvent.change(reason, { target: { value: 'Xem lại câu.' } });
  press(asked, 'Có lỗi chính tả.');
  press(asked, reviewTexts.sendChanges);
  expect(await screen.findByRole('heading', { name: reviewTexts.emptyTitle })).toBeDefined();
  expect(callsOf(decisionOn(1))).toMatchObject([
    { body: { decision: 'changes', text: 'Xem lại câu. Có lỗi chính tả.', revision: 4 } },
  ]);
});

test('a comment decides nothing and joins what was said', async () => {
  const { callsOf } = show({
    [LIST]: () => listOf([water]),
    'POST /api/reviews/1/notes': () => Response.json([noteOn(1, 'Hay lắm.')]),
  });
  const spoken = await card('Tôi uống nước.');
  press(spoken, reviewTexts.comment);
  fireEvent.change(within(spoken).getByRole('textbox', { name: reviewTexts.commentLabel }), {
    target: { value: ' Hay lắm. ' },
  });
  press(spoken, reviewTexts.sendComment);
  expect(await within(spoken).findByText('Hay lắm.')).toBeDefined();
  expect(callsOf('POST /api/reviews/1/notes')).toMatchObject([{ body: { text: 'Hay lắm.' } }]);
  expect(within(spoken).getByRole('button', { name: reviewTexts.approve })).toBeDefined();
});

test('one’s own work says why others decide, and is no part of “all”', async () => {
  const { callsOf } = show({
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

test('of the chosen ones some are refused: how many were approved, and why the others were not', async () => {
  const later = { ...tea, revision: 5, after: { ...tea.after, viSentence: 'Tôi uống trà nóng.' } };
  show({
    [LIST]: lists([water, tea], [later]),
    [APPROVE]: () =>
      Response.json({ approved: [1], refused: [{ id: 2, message: reviewRefusals.changedMeanwhile }] }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: reviewTexts.selectOne('Tôi uống nước.') }));
  fireEvent.click(screen.getByRole('checkbox', { name: reviewTexts.selectOne('Tôi uống trà.') }));
  fireEvent.click(screen.getByRole('button', { name: reviewTexts.approveSelected(2) }));
  await confirmApproval(2);

  const news = (await screen.findByText(reviewTexts.approvedCount(1))).closest('[role=status]');
  expect(news?.textContent).toContain(
    reviewTexts.notApproved('Tôi uống trà.', reviewRefusals.changedMeanwhile),
  );
  const anew = await card('Tôi uống trà nóng.');
  expect(within(anew).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('changed meanwhile: the sentence says so, the new version stands there and can be decided', async () => {
  const later = { ...water, revision: 5, after: { ...water.after, viSentence: 'Tôi uống nước lọc.' } };
  let tries = 0;
  const { callsOf } = show({
    [LIST]: lists([water], [later], []),
    [decisionOn(1)]: () =>
      tries++ === 0
        ? refusal(409, reviewRefusals.changedMeanwhile)
        : Response.json({ id: 1, decision: 'approved' }),
  });
  press(await card('Tôi uống nước.'), reviewTexts.approve);
  const anew = await card('Tôi uống nước lọc.');
  expect((await within(anew).findByRole('alert')).textContent).toContain(reviewRefusals.changedMeanwhile);
  press(anew, reviewTexts.approve);
  expect(await screen.findByRole('heading', { name: reviewTexts.emptyTitle })).toBeDefined();
  expect(callsOf(decisionOn(1)).map(({ body }) => body)).toMatchObject([{ revision: 4 }, { revision: 5 }]);
});

test('decided by someone else: it leaves, and the news over the queue says why', async () => {
  show({
    [LIST]: lists([water, tea], [tea]),
    [decisionOn(1)]: () => refusal(409, reviewRefusals.notWaiting),
  });
  press(await card('Tôi uống nước.'), reviewTexts.approve);
  const news = await screen.findByText(reviewTexts.notApproved('Tôi uống nước.', reviewRefusals.notWaiting));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(news.closest('[role=status]')).toBe(document.activeElement);
});

test('a decision that did not arrive leaves everything as it was', async () => {
  show({
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

test('the keyboard walks from one to the next, letters only inside the queue', async () => {
  show({ [LIST]: () => listOf([water, tea]) });
  const [first, second] = [await card('Tôi uống nước.'), await card('Tôi uống trà.')];
  const focusAfter = (key: string, target: Element = document.activeElement ?? document.body) => {
    fireEvent.keyDown(target, { key });
    return document.activeElement;
  };
  expect(focusAfter('j'), 'outside').toBe(document.body);
  expect(focusAfter('ArrowRight')).toBe(first);
  expect(focusAfter('j')).toBe(second);
  expect(focusAfter('j'), 'at the end').toBe(second);
  expect(focusAfter('k')).toBe(first);
  press(first, reviewTexts.comment);
  const field = within(first).getByRole('textbox');
  expect(focusAfter('j', field), 'while writing').toBe(field);
});

test('the versions of a piece open and close', async () => {
  show({ [LIST]: () => listOf([water]) });
  press(await card('Tôi uống nước.'), reviewTexts.history);
  fireEvent.click(await screen.findByRole('button', { name: 'Lịch sử của sentences 401' }));
  expect(screen.queryByRole('button', { name: 'Lịch sử của sentences 401' })).toBeNull();
});

test('what was restored from an older version waits no more', async () => {
  show({ [LIST]: lists([water, tea], [tea]) });
  press(await card('Tôi uống nước.'), reviewTexts.history);
  fireEvent.click(await screen.findByRole('button', { name: 'Lấy lại' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('nothing waits: says so and looks again', async () => {
  show({ [LIST]: lists([], [water]) });
  fireEvent.click(await screen.findByRole('button', { name: reviewTexts.lookAgain }));
  expect(await card('Tôi uống nước.')).toBeDefined();
});

test('the page comes from the address, and one beyond the end leads to the last', async () => {
  const { router, sent } = show({ [LIST]: () => listOf([water], 120) }, '/?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(sent[0]).toMatchObject({ query: { page: '9', size: '50' } });
});

test('a queue that cannot be had says so and is asked for again', async () => {
  let answers = 0;
  show({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listOf([water])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  expect(await card('Tôi uống nước.')).toBeDefined();
});
