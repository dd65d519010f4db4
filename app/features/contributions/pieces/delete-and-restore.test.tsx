import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContributedTopic } from '#contract/contributions/contribution.ts';
import {
  contributionActionTexts as texts,
  contributionRefusals,
  contributorTexts,
} from '#contract/texts/contributions.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { chooseFromMenu, market, namesIn, office, press, travel } from '#app/testing/contributions.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ContributorArea } from '../contributor-area.tsx';

const TOPICS = 'GET /api/contributions/topics';
const ORDER = 'PUT /api/contributions/topics/order';
const DELETE = `DELETE /api/topics/${market.id}`;
const UNDELETE = `POST /api/contributions/topics/${market.id}/undelete`;

const open = (answers: Answers = {}) =>
  renderWithApi(
    <ContributorArea />,
    { [TOPICS]: () => Response.json([market, office, travel]), ...answers },
    '/topicSupplier',
  );
const topicsShown = () => namesIn(contributorTexts.topicList);
const done = () => Response.json({ statusCode: 200, message: contributionRefusals.deleted });
const deletedMarket: ContributedTopic = { ...market, deletedAt: '2026-11-15T02:00:00.000Z' };

async function removeMarket(): Promise<void> {
  await chooseFromMenu('Đi chợ', texts.remove);
  const question = await screen.findByRole('dialog', { name: contributorTexts.removeTopic });
  fireEvent.click(within(question).getByRole('button', { name: texts.remove }));
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'hoa@vi.vn', uid: 7, roles: ['SUPPLIER'] });
});
afterEach(cleanup);

test('deleting asks first; then a lasting notice focuses its undo button', async () => {
  let topics = [market, office];
  open({
    [TOPICS]: () => Response.json(topics),
    [DELETE]: () => {
      topics = [deletedMarket, office];
      return done();
    },
    [UNDELETE]: () => {
      topics = [market, office];
      return Response.json(market);
    },
  });
  await removeMarket();
  expect(await screen.findByText(texts.removed('Đi chợ'))).toBeDefined();
  await waitFor(async () => expect(await topicsShown()).toEqual(['Văn phòng']));
  const undo = screen.getByRole('button', { name: texts.undo });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  await waitFor(async () => expect(await topicsShown()).toEqual(['Đi chợ', 'Văn phòng']));
  expect(screen.queryByText(texts.removed('Đi chợ'))).toBeNull();
});

test('a refused deletion shows the reason and keeps the row', async () => {
  open({ [DELETE]: () => refusal(409, contributionRefusals.holdsOthers) });
  await removeMarket();
  expect(await screen.findByText(contributionRefusals.holdsOthers)).toBeDefined();
  expect(await topicsShown()).toEqual(['Đi chợ', 'Văn phòng', 'Du lịch']);
  expect(screen.queryByText(texts.removed('Đi chợ'))).toBeNull();
});

test('a piece that was deleted earlier can be restored from the collapsed list', async () => {
  let topics = [deletedMarket, office];
  open({
    [TOPICS]: () => Response.json(topics),
    [UNDELETE]: () => {
      topics = [market, office];
      return Response.json(market);
    },
  });
  expect(await topicsShown()).toEqual(['Văn phòng']);
  fireEvent.click(screen.getByText(texts.deletedList(1)));
  await press(texts.restoreNamed('Đi chợ'));
  await waitFor(async () => expect(await topicsShown()).toEqual(['Đi chợ', 'Văn phòng']));
  expect(screen.queryByText(texts.deletedList(1))).toBeNull();
});

test('a row moves at once, keeps the focus, and is announced', async () => {
  let topics = [market, office, travel];
  const reply = heldBack(() => {
    topics = [office, market, travel];
    return Response.json({ ids: topics.map(({ id }) => id) });
  });
  const { callsOf } = open({ [TOPICS]: () => Response.json(topics), [ORDER]: reply.answer });
  const down = await screen.findByRole('button', { name: texts.moveDown('Đi chợ') });
  down.focus();
  fireEvent.click(down);
  await waitFor(async () => expect(await topicsShown()).toEqual(['Văn phòng', 'Đi chợ', 'Du lịch']));
  expect(document.activeElement).toBe(down);
  expect(screen.getByText(texts.moved('Đi chợ', 2, 3)).getAttribute('role')).toBe('status');
  expect(callsOf(ORDER)).toMatchObject([{ body: { ids: [office.id, market.id, travel.id] } }]);
  reply.release();
  await waitFor(() => expect(callsOf(TOPICS)).toHaveLength(2));
  expect(await topicsShown()).toEqual(['Văn phòng', 'Đi chợ', 'Du lịch']);
});

test('a refused order is reverted, with a message', async () => {
  const reply = heldBack(() => refusal(400, contributionRefusals.notSiblings));
  open({ [ORDER]: reply.answer });
  await press(texts.moveUp('Văn phòng'));
  await waitFor(async () => expect(await topicsShown()).toEqual(['Văn phòng', 'Đi chợ', 'Du lịch']));
  reply.release();
  await waitFor(async () => expect(await topicsShown()).toEqual(['Đi chợ', 'Văn phòng', 'Du lịch']));
  expect(await screen.findByText(contributionRefusals.notSiblings)).toBeDefined();
  expect(screen.getByText(texts.movedBack('Văn phòng'))).toBeDefined();
});

test('at the ends of the list a move button does nothing and keeps the focus', async () => {
  const { callsOf } = open();
  const up = await screen.findByRole('button', { name: texts.moveUp('Đi chợ') });
  up.focus();
  fireEvent.click(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(up);
  expect(callsOf(ORDER)).toEqual([]);
});

test('only a newer version that learners do not see yet can be discarded, after a confirmation', async () => {
  const discard = `POST /api/contributions/topics/${travel.id}/discard`;
  const { callsOf } = open({ [discard]: () => Response.json({ ...travel, state: 'published' }) });
  await chooseFromMenu('Du lịch', texts.discard);
  const question = await screen.findByRole('dialog', { name: texts.discardQuestion });
  fireEvent.click(within(question).getByRole('button', { name: texts.discard }));
  await waitFor(() => expect(callsOf(discard)).toHaveLength(1));
});
