import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { SITE_KEY, stubPush, SUBSCRIPTION } from '#app/testing/fake-push.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { ReminderChannels } from './reminder-channels.tsx';

let removePush = () => {};
const withPush = (options?: Parameters<typeof stubPush>[0]) => {
  const push = stubPush(options);
  removePush = push.remove;
  return push;
};
afterEach(() => {
  cleanup();
  removePush();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const GET = 'GET /api/me/reminder-device';
const PUT = 'PUT /api/me/reminder-device';
const DELETE = 'DELETE /api/me/reminder-device';
const OFF = { publicKey: SITE_KEY, isOn: false, others: 0 };
const ON = { ...OFF, isOn: true };

function show({ stored = OFF, byMail = true, put = () => Response.json(ON) } = {}) {
  const onByMail = vi.fn<(byMail: boolean) => void>();
  const shown = renderWithApi(
    <ReminderChannels userId={7} byMail={byMail} isSaving={false} onByMail={onByMail} />,
    { [GET]: () => Response.json(stored), [PUT]: put, [DELETE]: () => Response.json(OFF) },
  );
  return { ...shown, onByMail };
}
const theBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: texts.onThisDevice });
const whenOn = () => screen.findByRole('checkbox', { name: texts.onThisDevice, checked: true });
const whenOff = () => screen.findByRole('checkbox', { name: texts.onThisDevice, checked: false });

test('the browser is asked only when the learner taps; then the server knows the subscription', async () => {
  const push = withPush();
  const { callsOf } = show();
  expect((await theBox()).checked).toBe(false);
  expect(push.did).toEqual([]);
  fireEvent.click(await theBox());
  await whenOn();
  expect(push.did).toEqual(['ask', 'subscribe']);
  expect(callsOf(PUT)).toMatchObject([{ body: SUBSCRIPTION }]);
  expect(await screen.findByText(texts.deviceTurnedOn)).toBeTruthy();
  expect(screen.getByText(texts.deviceOn)).toBeTruthy();
  expect(localStorage.getItem('reminder-device')).toBe(`7 ${SUBSCRIPTION.endpoint}`);
});

test('turned off, neither the server nor the browser keeps it', async () => {
  const push = withPush({ permission: 'granted', subscribedFor: SITE_KEY });
  localStorage.setItem('reminder-device', '7');
  const { callsOf } = show({ stored: ON });
  fireEvent.click(await whenOn());
  await whenOff();
  expect(callsOf(DELETE)).toHaveLength(1);
  expect(push.isSubscribed()).toBe(false);
  expect(localStorage.getItem('reminder-device')).toBeNull();
});

test('a subscription for an older key of the site is replaced', async () => {
  const push = withPush({ permission: 'granted', subscribedFor: `B${'B'.repeat(86)}` });
  show();
  fireEvent.click(await theBox());
  await whenOn();
  expect(push.did).toEqual(['ask', 'unsubscribe', 'subscribe']);
});

test('whoever refuses is told how to change that', async () => {
  withPush({ answer: 'denied' });
  const { callsOf } = show();
  fireEvent.click(await theBox());
  expect(await screen.findByText(texts.deviceDenied)).toBeTruthy();
  expect((await theBox()).disabled).toBe(true);
  expect(callsOf(PUT)).toEqual([]);
});

test.each([
  { why: 'the push service is out of reach', options: { fails: true }, put: undefined },
  { why: 'the server refuses', options: {}, put: () => refusal(503, 'Máy chủ đang bận.') },
])('a failure is said, and can be tried again: $why', async ({ options, put }) => {
  const push = withPush(options);
  show({ put });
  fireEvent.click(await theBox());
  expect(await screen.findByText(texts.deviceFailed)).toBeTruthy();
  expect(await whenOff()).toMatchObject({ disabled: false });
  expect(push.isSubscribed()).toBe(false);
});

test.each([
  { agent: 'Mozilla/5.0 (X11; Linux x86_64)', says: texts.deviceUnsupported },
  { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)', says: texts.deviceOnIphone },
])('a browser without push notifications: $agent', async ({ agent, says }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  show();
  expect(await screen.findByText(says)).toBeTruthy();
  expect((await theBox()).disabled).toBe(true);
  vi.restoreAllMocks();
});

test('the server knows a subscription that the browser has lost: it is off', async () => {
  withPush({ permission: 'granted' });
  show({ stored: ON });
  expect((await theBox()).checked).toBe(false);
});

test('e-mail can be left out only while a device shows reminders', async () => {
  withPush();
  const { onByMail } = show();
  await theBox();
  fireEvent.click(screen.getByRole('checkbox', { name: texts.byMail }));
  expect(await screen.findByText(texts.noChannel)).toBeTruthy();
  expect(onByMail).not.toHaveBeenCalled();
});

test('another device of the learner is enough for that', async () => {
  withPush();
  const { onByMail } = show({ stored: { ...OFF, others: 2 } });
  expect(await screen.findByText(texts.otherDevices(2))).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: texts.byMail }));
  expect(onByMail).toHaveBeenCalledWith(false);
});
