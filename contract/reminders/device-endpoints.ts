import { defineEndpoint } from '../endpoint.ts';
import { PUSH_ENDPOINT_MAX_CHARS } from '../learning-limits.ts';
import { z } from '../zod.ts';

/** The browser of the calling session, as far as it shows reminders (Web Push). */
const reminderDevice = z.object({
  /** The key of the site, for which a browser subscribes (RFC 8292). */
  publicKey: z.string(),
  isOn: z.boolean(),
  /** How many other browsers of the account show reminders. */
  others: z.int(),
});
export type ReminderDevice = z.output<typeof reminderDevice>;

export const getReminderDevice = defineEndpoint({
  method: 'GET',
  path: '/api/me/reminder-device',
  summary: 'Trình duyệt này có hiện thông báo nhắc học không',
  access: 'loggedIn',
  limits: ['reminderPerUser'],
  output: reminderDevice,
});

/** The subscription as `PushSubscription.toJSON()` writes it. */
export const saveReminderDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/me/reminder-device',
  summary: 'Hiện thông báo nhắc học trên trình duyệt này',
  access: 'loggedIn',
  limits: ['reminderDevicePerUser'],
  body: z.object({
    endpoint: z.string().check(z.minLength(1), z.maxLength(PUSH_ENDPOINT_MAX_CHARS)),
    keys: z.object({
      /** A point of P-256: 65 bytes, of which the first is 4. */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
      /** 16 bytes. */
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    }),
  }),
  output: reminderDevice,
});

export const removeReminderDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/reminder-device',
  summary: 'Thôi hiện thông báo nhắc học trên trình duyệt này',
  access: 'loggedIn',
  limits: ['reminderDevicePerUser'],
  output: reminderDevice,
});
