import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit/endpoints.ts';
import { auditTexts } from '#contract/texts/audit.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import AuditPage from './audit-page.tsx';

const LIST = 'GET /api/audit';
const admin = { id: 7, email: 'chu@vi.vn', name: 'Chủ' };
const lan = { id: 8, email: 'lan@vi.vn', name: 'Lan' };
const entry: AuditEntry = {
  id: 1,
  createdAt: '2026-03-05T02:00:00.000Z',
  action: 'user-blocked',
  actor: admin,
  subject: 'users/8',
  about: lan,
  details: { reason: 'Quảng cáo' },
  times: 1,
};
const entries = (list: readonly AuditEntry[], total = list.length) =>
  Response.json(list, { headers: { 'X-Total-Count': String(total) } });

afterEach(cleanup);

const rowOf = async (shown: AuditEntry) => {
  renderWithApi(<AuditPage />, { [LIST]: () => entries([shown]) }, '/audit');
  const [, row] = await screen.findAllByRole('row');
  return Array.from(row?.querySelectorAll('td') ?? [], (cell) => cell.textContent).slice(1);
};

test.each([
  {
    shown: entry,
    cells: ['chu@vi.vn', 'Khóa tài khoảnLý do: Quảng cáo', 'lan@vi.vn'],
    why: 'who did what to whom',
  },
  {
    shown: { ...entry, action: 'login', actor: lan, details: { method: 'password', device: '' }, times: 3 },
    cells: ['lan@vi.vn', 'Đăng nhậpbằng mật khẩu3 lần trong một phút', '–'],
    why: 'what somebody did to themselves, and how often',
  },
  {
    shown: {
      ...entry,
      action: 'login-failed',
      actor: null,
      about: null,
      subject: 'users/0',
      details: { at: 'password' },
    },
    cells: ['Không rõ', 'Đăng nhập không thành côngsai mật khẩu', 'E-mail không có tài khoản'],
    why: 'failures without an account',
  },
  {
    shown: { ...entry, actor: null, about: null },
    cells: ['Tài khoản đã xóa', 'Khóa tài khoảnLý do: Quảng cáo', 'Tài khoản đã xóa'],
    why: 'accounts that are gone',
  },
  {
    shown: { ...entry, action: 'of-another-version', about: null, subject: 'items', details: {} },
    cells: ['chu@vi.vn', 'of-another-version', 'items'],
    why: 'a kind that this version does not know',
  },
])('shows $why', async ({ shown, cells }) => {
  expect(await rowOf(shown)).toEqual(cells);
});

test('kind, person and page come from the URL; another kind starts at the first page', async () => {
  const { sent, router } = renderWithApi(
    <AuditPage />,
    { [LIST]: () => entries([entry], 100) },
    '/?kind=login&userId=8&search=lan&page=2',
  );
  await screen.findByText(auditTexts.found('100'));
  expect(sent).toMatchObject([{ query: { kind: 'login', userId: '8', search: 'lan', page: '2' } }]);
  expect(screen.getByText(auditTexts.onlyOfOne)).toBeDefined();
  fireEvent.change(screen.getByLabelText(auditTexts.kind), { target: { value: 'roles-changed' } });
  await waitFor(() => expect(router.state.location.search).toBe('?kind=roles-changed&userId=8&search=lan'));
});

test.each([
  { query: '?kind=magic', why: 'an unknown kind' },
  { query: '?userId=x', why: 'no number' },
])('an address with $why shows everything', async ({ query }) => {
  const { sent } = renderWithApi(<AuditPage />, { [LIST]: () => entries([entry]) }, `/${query}`);
  await screen.findByText(auditTexts.found('1'));
  expect(Object.keys(sent[0]?.query ?? {})).toEqual(['page', 'size']);
});

test('nothing found says so, and a failure can be retried', async () => {
  let answers = 0;
  renderWithApi(<AuditPage />, {
    [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : entries([])),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText(auditTexts.emptyTitle)).toBeDefined();
});
