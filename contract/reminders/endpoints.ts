import { defineEndpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { REMINDER_HOURS, TIME_ZONE_MAX_CHARS } from '../learning-limits.ts';
import { RESET_TOKEN_MAX_CHARS } from '../limits.ts';
import { reminderTexts as texts } from '../texts/reminders.ts';
import { z } from '../zod.ts';

const DAYS_OF_WEEK = 7;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const reminderTime = {
  isOn: z.boolean(),
  /** Otherwise a mail is sent only when no device can show the reminder. */
  byMail: z.boolean(),
  /** By the clock of the learner. */
  hour: z.int().check(z.minimum(REMINDER_HOURS.first), z.maximum(REMINDER_HOURS.last)),
  /** 0 is Monday, 6 is Sunday. */
  quietDays: z
    .array(z.int().check(z.minimum(0), z.maximum(DAYS_OF_WEEK - 1)))
    .check(z.maxLength(DAYS_OF_WEEK - 1)),
};

const reminder = z.object({
  ...reminderTime,
  /** It was stopped because the learner stayed away. */
  endedByAbsence: z.boolean(),
});
export type Reminder = z.output<typeof reminder>;

export const getReminder = defineEndpoint({
  method: 'GET',
  path: '/api/me/reminder',
  summary: 'Lời nhắc học của tôi',
  access: 'loggedIn',
  limits: ['reminderPerUser'],
  output: reminder,
});

export const changeReminder = defineEndpoint({
  method: 'PUT',
  path: '/api/me/reminder',
  summary: 'Bật, tắt hoặc đổi giờ và cách nhắc học',
  access: 'loggedIn',
  limits: ['reminderPerUser'],
  body: z.object({
    ...reminderTime,
    byMail: z._default(z.boolean(), true),
    /** The name of the learner's time zone: `Asia/Ho_Chi_Minh`. */
    timeZone: z
      .string()
      .check(
        z.maxLength(TIME_ZONE_MAX_CHARS),
        z.regex(/^[A-Za-z]/, texts.timeZoneUnknown),
        z.refine(isTimeZone, texts.timeZoneUnknown),
      ),
  }),
  output: reminder,
});

/**
 * Without a login: the token in the mail is enough. Mail programs call it too (RFC 8058); they send a form that says
 * nothing more, which is not read.
 */
export const stopReminders = defineEndpoint({
  method: 'POST',
  path: '/api/reminders/stop',
  summary: 'Tắt nhắc học bằng liên kết trong thư',
  access: 'anyone',
  limits: ['stopRemindersPerAddress'],
  query: z.object({ token: z.string().check(z.maxLength(RESET_TOKEN_MAX_CHARS), z.regex(/^[\w-]+$/)) }),
  output: done,
});
