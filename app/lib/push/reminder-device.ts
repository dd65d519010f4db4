import type { Api } from '../api/api.ts';
import { storage } from '../choices/storage.ts';
import { logFailure } from '../log.ts';

/**
 * Which account this browser shows reminders for, and the endpoint of which the server was told last: `7 https://…`.
 * Sessions end after some days, and the server forgets the browser with them: at the next login of the same account it
 * goes on. What talks to the browser is loaded only where it is used.
 */
const KEY = 'reminder-device';

export const rememberDevice = (userId: number, endpoint: string): void =>
  storage.set(KEY, `${userId} ${endpoint}`);
export const forgetDevice = (): void => storage.remove(KEY);

function remembered() {
  const [owner, told] = storage.get(KEY)?.split(' ') ?? [];
  return owner === undefined ? null : { userId: Number(owner), told };
}

/** After a login: the session is new, so the server is told again. Somebody else's notifications end with it. */
export async function resumeDevice(api: Api, userId: number): Promise<void> {
  const device = remembered();
  if (!device) return;
  if (device.userId !== userId) return endDevice();
  await resume(api, userId);
}

/**
 * When the product is opened. Push services renew subscriptions, and then the server would send to an endpoint that
 * nobody listens to: it is told of the new one, which replaces the old.
 */
export async function renewDevice(api: Api, userId: number): Promise<void> {
  const device = remembered();
  if (device?.userId === userId) await resume(api, userId, device.told);
}

async function resume(api: Api, userId: number, told?: string): Promise<void> {
  try {
    const { resumeSubscription } = await import('./browser-push.ts');
    // Meanwhile the learner may log out.
    const isCurrent = () => remembered()?.userId === userId;
    const endpoint = await resumeSubscription(api, { told, isCurrent });
    if (!isCurrent()) return;
    if (endpoint === null) forgetDevice();
    else rememberDevice(userId, endpoint);
  } catch (error) {
    logFailure('notifications of reminders not resumed', error);
  }
}

/** At a logout: nobody who takes this browser next is to see reminders of another. */
export async function endDevice(): Promise<void> {
  if (storage.get(KEY) === null) return;
  forgetDevice();
  try {
    const { unsubscribe } = await import('./browser-push.ts');
    await unsubscribe();
  } catch (error) {
    // The server sends nothing to a session that has ended.
    logFailure('notifications of reminders not ended in the browser', error);
  }
}
