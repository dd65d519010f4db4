import { REMINDER_DEVICES_MAX } from '#contract/learning-limits.ts';
import type { ReminderDevice } from '#contract/reminders/device-endpoints.ts';
import { reminderTexts } from '#contract/texts/reminders.ts';
import type { Database } from '#server/db/connect.ts';
import type { PushSender } from '#server/gateways/push/push-sender.ts';
import { badRequest, conflict, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { PushKeysService } from './push-keys.service.ts';
import { createReminderDevicesRepository } from './reminder-devices.repository.ts';

interface DeviceParts {
  readonly db: Database;
  readonly sender: Pick<PushSender, 'accepts'>;
  readonly keys: Pick<PushKeysService, 'publicKey'>;
  readonly clock: () => Date;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The browsers of an account that show reminders; each caller manages that of their own session. */
export function createReminderDevicesService({ db, sender, keys, clock }: DeviceParts) {
  const devices = createReminderDevicesRepository(db);

  async function show({ id, sessionId }: Caller): Promise<ReminderDevice> {
    // Before the devices: a new key ends the subscriptions for the old one.
    const publicKey = await keys.publicKey();
    const reachable = await devices.reachable(id, clock());
    const others = reachable.filter((device) => device.sessionId !== sessionId).length;
    return { publicKey, isOn: others < reachable.length, others };
  }

  return {
    show,

    async save(caller: Caller, { endpoint, keys: { p256dh, auth } }: Subscription): Promise<ReminderDevice> {
      if (!sender.accepts(endpoint)) throw badRequest(reminderTexts.endpointRefused, 'endpoint');
      const device = { userId: caller.id, sessionId: caller.sessionId, endpoint, p256dh, auth };
      await db.transaction(async (tx) => {
        const within = createReminderDevicesRepository(tx);
        if (!(await within.lockSession(caller.sessionId))) throw unauthorized();
        if (!(await within.save({ ...device, createdAt: clock() })))
          throw conflict(reminderTexts.endpointTaken);
        await within.keepNewest(caller.id, REMINDER_DEVICES_MAX);
      });
      return show(caller);
    },

    async remove(caller: Caller): Promise<ReminderDevice> {
      await devices.removeOf(caller.sessionId);
      return show(caller);
    },
  };
}

export type ReminderDevicesService = ReturnType<typeof createReminderDevicesService>;
