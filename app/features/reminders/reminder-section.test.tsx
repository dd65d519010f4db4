import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { ReminderSection } from './reminder-section.tsx';

afterEach(cleanup);

const OFF = { isOn: false, byMail: true, hour: 20, quietDays: [], endedByAbsence: false };
const ON = { ...OFF, isOn: true };

const PUT = 'PUT /api/me/reminder';

/** By default the server stores what it gets. */
function show(stored: object, put?: () => Response) {
  const shown: ReturnType<typeof renderWithApi> = renderWithApi(<ReminderSection userId={7} />, {
    'GET /api/me/reminder': () => Response.json(stored),
    'GET /api/me/reminder-device': () => Response.json({ publicKey: '', isOn: false, others: 0 }),
    [PUT]: put ?? (() => Response.json({ ...OFF, ...(shown.callsOf(PUT).at(-1)?.body as object) })),
  });
  return shown;
}
const theSwitch = () => screen.findByRole<HTMLInputElement>('checkbox', { name: texts.switch });
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

test('without an account it says that one is needed, and asks the server nothing', () => {
  const { sent } = renderWithApi(<ReminderSection userId={null} />, {});
  expect(screen.getByText(texts.needsAccount, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sent).toEqual([]);
});

test('is off at first; turning it on sends the hour and the time zone, and shows the times', async () => {
  const { callsOf } = show(OFF);
  expect((await theSwitch()).checked).toBe(false);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(await theSwitch());
  expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: texts.hour })).toMatchObject({
    value: '20',
  });
  expect(callsOf(PUT)).toMatchObject([{ body: { isOn: true, hour: 20, quietDays: [], timeZone } }]);
  expect(await screen.findByText(texts.turnedOn('20:00'))).toBeTruthy();
});

test('the hours are those outside the quiet hours', async () => {
  show(ON);
  const options = await screen.findAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 15 }, (_, index) => texts.hourOf(7 + index)),
  );
});

test('hour and quiet days are saved at once', async () => {
  const { callsOf } = show({ ...ON, quietDays: [5] });
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: '7' } });
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chủ Nhật' }));
  await screen.findByRole('checkbox', { name: 'Chủ Nhật', checked: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Thứ Bảy' }));
  await screen.findByRole('checkbox', { name: 'Thứ Bảy', checked: false });
  expect(callsOf(PUT).map(({ body }) => body)).toMatchObject([
    { hour: 7, quietDays: [5] },
    { hour: 7, quietDays: [5, 6] },
    { hour: 7, quietDays: [6] },
  ]);
});

test('seven quiet days are not sent: turning it off says the same', async () => {
  const { callsOf } = show({ ...ON, quietDays: [0, 1, 2, 3, 4, 5] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Chủ Nhật' }));
  expect(await screen.findByText(texts.allDaysQuiet)).toBeTruthy();
  expect(callsOf(PUT)).toEqual([]);
});

test('says why it is off after an absence', async () => {
  show({ ...OFF, endedByAbsence: true });
  expect(await screen.findByText(texts.endedByAbsence)).toBeTruthy();
});

test('what was not saved is not shown as saved', async () => {
  show(OFF, () => refusal(503, 'Máy chủ đang bận.'));
  fireEvent.click(await theSwitch());
  expect(await screen.findByText('Máy chủ đang bận.')).toBeTruthy();
  expect((await theSwitch()).checked).toBe(false);
});
