import { paths } from '../contract/paths.ts';
import { newLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const DEVICE = '/api/me/reminder-device';
const SENT = 'https://push.example.com/send';

test('a subscription that the browser has renewed is told to the server when the product is opened', async ({
  page,
  request,
}) => {
  const { token } = await newLearner(request);
  const headers = { Authorization: `Bearer ${token}` };
  const device = async () =>
    (await (await request.get(DEVICE, { headers })).json()) as { publicKey: string; isOn: boolean };
  const { uid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    uid: number;
  };
  const { publicKey, isOn } = await device();
  expect(isOn).toBe(false);
  // The push service of the browser is on the internet: only what it gave the browser is made here.
  await page.addInitScript(
    ([key, endpoint]) => {
      const keys = { p256dh: key, auth: 'A'.repeat(22) };
      const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer;
      const renewed = { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }) };
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.getSubscription = async () => renewed as unknown as PushSubscription;
    },
    [publicKey, `${SENT}/renewed`] as const,
  );
  await page.goto('/robots.txt');
  await page.evaluate((told) => localStorage.setItem('reminder-device', told), `${uid} ${SENT}/old`);
  await openAs(page, token, paths.today);
  await expect.poll(async () => (await device()).isOn, { timeout: 30_000 }).toBe(true);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('reminder-device')))
    .toBe(`${uid} ${SENT}/renewed`);
});
