import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenSession, OwnAccount } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts as texts } from '#contract/texts/own-account.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatFileDay, formatMinute } from '#app/lib/format.ts';
import { currentSession } from '#app/lib/session/session.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import AccountPage from './account-page.tsx';

const DUE = '2026-11-22T07:08:09.000Z';
const lan: OwnAccount = {
  id: 7,
  email: 'lan@vi.vn',
  name: 'Lan',
  phoneNumber: '0901 234 567',
  roles: ['USER'],
  hasPassword: true,
  hasGoogle: false,
  createdAt: '2026-11-05T07:08:09.000Z',
  deletionDueAt: null,
};

const here: OpenSession = {
  id: 'here',
  device: 'Chrome · Windows',
  createdAt: '2026-11-10T07:08:09.000Z',
  lastSeenAt: '2026-11-15T07:08:09.000Z',
  current: true,
};
const phone: OpenSession = { ...here, id: 'phone', device: 'Safari · iPhone', current: false };

const SHOW = 'GET /api/me';
const SESSIONS = 'GET /api/me/sessions';
const PATH = 'GET /api/path';
const FACTOR = 'GET /api/me/second-factor';
const NO_FACTOR = { isOn: false, since: null, recoveryCodesLeft: 0, requiredFor: [], heldRoles: [] };
const CHANGE = 'PUT /api/me';
const DELETE = 'POST /api/me/deletion';
const UNDO = 'DELETE /api/me/deletion';

function open(account: OwnAccount, answers: Parameters<typeof renderWithApi>[1] = {}) {
  const usual = {
    [SHOW]: () => Response.json(account),
    [SESSIONS]: () => Response.json([here, phone]),
    [PATH]: () => Response.json({ units: [] }),
    [FACTOR]: () => Response.json(NO_FACTOR),
  };
  return renderWithApi(<AccountPage />, { ...usual, ...answers }, '/account');
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  { typed: ' 0902 345 678 ', sent: '0902 345 678', why: 'a trimmed phone number' },
  { typed: '  ', sent: null, why: 'null for no phone number' },
])('the profile sends $why, and confirms that it is saved', async ({ typed, sent }) => {
  const changed = { ...lan, name: 'Ngọc Lan', phoneNumber: sent };
  const { callsOf } = open(lan, { [CHANGE]: () => Response.json(changed) });
  await screen.findByLabelText(texts.name);
  type(texts.name, 'Ngọc Lan');
  type(texts.phoneNumber, typed);
  await press(texts.save);
  expect(await screen.findByText(texts.saved)).toBeDefined();
  expect(callsOf(CHANGE)).toMatchObject([{ body: { name: 'Ngọc Lan', phoneNumber: sent } }]);
  expect(screen.getByText('Ngọc Lan', { selector: 'p' })).toBeDefined();
  type(texts.name, 'Lan Anh');
  await waitFor(() => expect(screen.queryByText(texts.saved)).toBeNull());
});

test.each([
  { field: 'name', at: texts.name, why: 'at its field' },
  { field: 'phoneNumber', at: texts.phoneNumber, why: 'at the other field' },
])('a refusal of the profile is shown $why', async ({ field, at }) => {
  open(lan, { [CHANGE]: () => refusal(400, 'Chưa được.', field) });
  await press(texts.save);
  await screen.findByText('Chưa được.');
  expect(screen.getByLabelText(at).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  { hasPassword: true, link: 'Đổi mật khẩu', to: '/changepass', why: 'a password can be changed' },
  {
    hasPassword: false,
    link: texts.setPassword,
    to: '/forgot',
    why: 'without a password, a first one can be set',
  },
])('$why', async ({ hasPassword, link, to }) => {
  open({ ...lan, hasPassword, hasGoogle: true });
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(to);
});

const endOf = ({ device, lastSeenAt }: OpenSession) =>
  texts.endSessionOf(device.replace(' · ', ' trên '), formatMinute(lastSeenAt));

test('every session shows its device and last use; all except this one can be ended', async () => {
  let openNow = [here, phone, { ...phone, id: 'odd', device: '' }];
  const END = 'DELETE /api/me/sessions/phone';
  const { callsOf } = open(lan, {
    [SESSIONS]: () => Response.json(openNow),
    [END]: () => {
      openNow = [here];
      return Response.json({ statusCode: 200, message: texts.sessionEnded });
    },
  });
  const list = await screen.findByRole('list', { name: texts.sessions });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    `Chrome trên Windows${texts.thisSession}`,
    'Safari trên iPhone',
    texts.unknownDevice,
  ]);
  expect(rows[1]?.textContent).toContain(texts.sessionSeen(formatMinute(phone.lastSeenAt)));
  expect(within(list).queryByRole('button', { name: endOf(here) })).toBeNull();
  await press(endOf(phone));
  expect(await screen.findByText(texts.sessionEnded)).toBeDefined();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(callsOf(END)).toHaveLength(1);
});

test('a session that ended elsewhere says so and leaves the list', async () => {
  let answers = 0;
  open(lan, {
    [SESSIONS]: () => Response.json(answers++ === 0 ? [here, phone] : [here]),
    'DELETE /api/me/sessions/phone': () => refusal(404, texts.sessionNotFound),
  });
  await press(endOf(phone));
  expect(await screen.findByText(texts.sessionNotFound)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: endOf(phone) })).toBeNull());
});

test('sessions that fail to load say so, while the rest of the page works', async () => {
  let answers = 0;
  open(lan, { [SESSIONS]: () => (answers++ === 0 ? refusal(403, 'Không được.') : Response.json([here])) });
  expect(await screen.findByText('Không được.')).toBeDefined();
  expect(screen.getByRole('button', { name: texts.endSessions })).toBeDefined();
  await press(uiTexts.tryAgain);
  expect(await screen.findByText(texts.thisSession)).toBeDefined();
});

test('loading sessions have a placeholder, and an empty list says so', async () => {
  const held = heldBack(() => Response.json([]));
  open(lan, { [SESSIONS]: held.answer });
  await screen.findByRole('button', { name: texts.endSessions });
  expect(screen.getByText(uiTexts.loading)).toBeDefined();
  held.release();
  expect(await screen.findByText(texts.noSessions)).toBeDefined();
});

test('logging out everywhere asks first, then opens /login and signs out there', async () => {
  const END = 'POST /api/me/logout-everywhere';
  const { callsOf, router } = open(lan, {
    [END]: () => Response.json({ statusCode: 200, message: 'Xong.' }),
  });
  localStorage.setItem('recentSearches', '["夢"]');
  await press(texts.endSessions);
  const question = await screen.findByRole('dialog', { name: texts.endSessionsQuestion });
  expect(callsOf(END)).toEqual([]);
  pressIn(question, texts.endSessions);
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(router.state.location.pathname).toBe('/login');
  await waitFor(() => expect(localStorage.getItem('recentSearches'), 'nothing of theirs stays').toBeNull());
});

test('the own data can be downloaded', async () => {
  const saved: { name: string; content: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content as Blob;
    return 'blob:own-data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob.text() });
  });
  open(lan, { 'GET /api/me/export': () => Response.json({ account: { name: 'Lan' } }) });
  await press(texts.exportData);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`kakehashi-du-lieu-${formatFileDay(new Date())}.json`);
  expect(JSON.parse((await saved[0]?.content) ?? '')).toEqual({ account: { name: 'Lan' } });
});

test('deleting needs the password, shows until when it can be undone, then signs out and goes home', async () => {
  const { callsOf, router } = open(lan, {
    [DELETE]: () => Response.json({ statusCode: 200, message: '', deletionDueAt: DUE }),
  });
  await press(texts.deletionStart);
  const dialog = await screen.findByRole('dialog', { name: texts.deletionQuestion });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.deletionConfirm });
  expect(confirm.disabled).toBe(true);
  type(texts.deletionPassword, 'cau-noi-tieng-nhat');
  fireEvent.click(confirm);

  const alert = await screen.findByRole('alertdialog', { name: texts.deletionRequested(formatMinute(DUE)) });
  expect(callsOf(DELETE)).toMatchObject([{ body: { password: 'cau-noi-tieng-nhat' } }]);
  expect(currentSession()).not.toBeNull();
  pressIn(alert, uiTexts.ok);
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test('a wrong password keeps the account, the session and the dialog', async () => {
  open(lan, { [DELETE]: () => refusal(400, texts.deletionPasswordWrong, 'password') });
  await press(texts.deletionStart);
  const dialog = await screen.findByRole('dialog', { name: texts.deletionQuestion });
  type(texts.deletionPassword, 'sai-mat-khau');
  pressIn(dialog, texts.deletionConfirm);
  expect(await within(dialog).findByText(texts.deletionPasswordWrong)).toBeDefined();
  expect(currentSession()).not.toBeNull();
});

test('without a password and without Google sign-in, the dialog explains what to do', async () => {
  open(
    { ...lan, hasPassword: false, hasGoogle: true },
    { 'GET /auth/sign-in-options': () => Response.json({ googleClientId: null }) },
  );
  await press(texts.deletionStart);
  const dialog = await screen.findByRole('dialog', { name: texts.deletionQuestion });
  const link = await within(dialog).findByRole('link', { name: texts.setPassword });
  expect(link.getAttribute('href')).toBe('/forgot');
  expect(within(dialog).queryByRole('button', { name: texts.deletionConfirm })).toBeNull();
});

test('an account waiting for deletion shows a banner, and can be kept', async () => {
  const { callsOf } = open({ ...lan, deletionDueAt: DUE }, { [UNDO]: () => Response.json(lan) });
  expect(await screen.findByText(texts.deletionDue(formatMinute(DUE)))).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.deletionStart })).toBeNull();
  await press(texts.keepAccount);
  expect(await screen.findByText(texts.accountKept)).toBeDefined();
  expect(screen.queryByText(texts.deletionWaiting)).toBeNull();
  expect(screen.getByRole('button', { name: texts.deletionStart })).toBeDefined();
  expect(callsOf(UNDO)).toHaveLength(1);
});

test('a failed undo keeps the banner and shows the reason', async () => {
  open({ ...lan, deletionDueAt: DUE }, { [UNDO]: () => refusal(403, 'Không được.') });
  await press(texts.keepAccount);
  expect(await screen.findByText('Không được.')).toBeDefined();
  expect(screen.getByText(texts.deletionWaiting)).toBeDefined();
});

test('a page that fails to load says so and can be retried', async () => {
  let answers = 0;
  open(lan, { [SHOW]: () => (answers++ === 0 ? refusal(403, 'Không được.') : Response.json(lan)) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await screen.findByLabelText(texts.name)).toBeDefined();
});

test('the next user of this browser never sees the page of the previous one', async () => {
  const held = heldBack(() => Response.json({ ...lan, id: 8, name: 'Hà', email: 'ha@vi.vn' }));
  let answers = 0;
  open(lan, { [SHOW]: () => (answers++ === 0 ? Response.json(lan) : held.answer()) });
  await screen.findByText('lan@vi.vn');
  act(() => signInWith({ sub: 'ha@vi.vn', uid: 8 }));
  expect(screen.queryByText('lan@vi.vn')).toBeNull();
  held.release();
  expect(await screen.findByText('ha@vi.vn')).toBeDefined();
});

test.each([
  { factor: NO_FACTOR, shown: 'Đang tắt', link: 'Bật xác thực hai lớp', why: 'off' },
  { factor: { ...NO_FACTOR, isOn: true }, shown: 'Đang bật', link: 'Xác thực hai lớp', why: 'on' },
  {
    factor: { ...NO_FACTOR, heldRoles: ['QC'] },
    shown: 'Quyền Kiểm duyệt (QC) chỉ dùng được khi bạn đã bật xác thực hai lớp.',
    link: 'Bật xác thực hai lớp',
    why: 'required by a role',
  },
])('the second factor is shown with a link to change it: $why', async ({ factor, shown, link }) => {
  open(lan, { [FACTOR]: () => Response.json(factor) });
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/second-factor');
});
