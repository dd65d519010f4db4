import { getReminderDevice, saveReminderDevice } from '#contract/reminders/device-endpoints.ts';
import type { Api } from '../api/api.ts';
import { mayNotify, subscribe, subscribedAddress, subscribedEndpoint } from './browser-push.ts';

/**
 * Tells the server about the subscription of this browser, unless that is the endpoint of which it was `told`. A
 * subscription that got lost is replaced, which asks nobody. Returns the endpoint that the server knows now, or null if
 * notifications are not allowed any more.
 */
export async function resumeSubscription(api: Api, told?: string): Promise<string | null> {
  if (!mayNotify()) return null;
  if (told !== undefined && (await subscribedEndpoint()) === told) return told;
  const { publicKey } = await api.call(getReminderDevice, {});
  const address = (await subscribedAddress(publicKey)) ?? (await subscribe(publicKey));
  await api.call(saveReminderDevice, { body: address });
  return address.endpoint;
}
