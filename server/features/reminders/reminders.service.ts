import { randomBytes } from 'node:crypto';
import type { Done } from '#contract/fields.ts';
import { REMINDER_DAYS_AWAY_MAX, REMINDER_HOURS } from '#contract/learning-limits.ts';
import { mailedPaths, paths } from '#contract/paths.ts';
import { type Reminder, stopReminders } from '#contract/reminders/endpoints.ts';
import { REMINDER_TOKEN_BYTES, REMINDERS_BATCH } from '#contract/server-limits.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { reminderTexts } from '#contract/texts/reminders.ts';
import { dayOf, startOfDay } from '#core/learning/learning-day.ts';
import { channelsOf, endsStreak, needsReminder } from '#core/reminders/reminder-rules.ts';
import {
  clockOf,
  hourOf,
  hourOfDay,
  nextReminder,
  type ReminderTime,
} from '#core/reminders/reminder-time.ts';
import type { Database } from '#server/db/connect.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createReminderDevicesRepository } from './reminder-devices.repository.ts';
import { createRemindersRepository } from './reminders.repository.ts';
import type { StandingOf } from './standing.ts';

interface RemindersParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly standingOf: StandingOf;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

interface WantedReminder extends ReminderTime {
  readonly isOn: boolean;
  readonly byMail: boolean;
  readonly timeZone: string;
}

const NONE: Reminder = {
  isOn: false,
  byMail: true,
  hour: REMINDER_HOURS.usual,
  quietDays: [],
  endedByAbsence: false,
};

/** Reminders by e-mail and on devices, for learners who asked for them: at most one a day. */
export function createRemindersService({ db, mail, standingOf, publicUrl, clock }: RemindersParts) {
  const stored = createRemindersRepository(db);

  async function show({ id }: Caller): Promise<Reminder> {
    const reminder = await stored.find(id);
    if (!reminder) return NONE;
    const { state, byMail, hour, quietDays } = reminder;
    return { isOn: state === 'on', byMail, hour, quietDays, endedByAbsence: state === 'ended' };
  }

  /**
   * Whether anybody is reminded is decided here, when the mail is sent: an hour may have passed since it was ordered.
   * Notifications are ordered in the same transaction that marks the day, so that every channel has it once.
   */
  const compose: Composer = async ({ details, failedBefore }) => {
    const userId = Number(details['userId']);
    const found = await stored.findWithAccount(userId);
    if (!found) return null;
    const { reminder, account } = found;
    const { verifiedAt, deletionDueAt, blockedAt } = account;
    if (verifiedAt === null || deletionDueAt !== null || blockedAt !== null) return null;

    const now = clock();
    const minutesEast = clockOf(reminder.timeZone);
    const today = dayOf(now, minutesEast);
    const hour = hourOf(now, minutesEast);
    const isQuiet = hour < REMINDER_HOURS.first || hour > REMINDER_HOURS.last;
    if (isQuiet || details['day'] !== String(today)) return null;

    const standing = await standingOf(userId, now, minutesEast);
    if (!needsReminder(standing)) return null;
    const seenAt = Math.max(reminder.lastSeenAt.getTime(), standing.lastLearntAt?.getTime() ?? 0);
    const isLast = today - dayOf(new Date(seenAt), minutesEast) >= REMINDER_DAYS_AWAY_MAX;
    const dayStart = startOfDay(today, minutesEast);
    const quietFrom = hourOfDay(today, REMINDER_HOURS.last + 1, minutesEast);
    const mailed = await db.transaction(async (tx) => {
      const within = createRemindersRepository(tx);
      if (await within.markSent(userId, now, dayStart, { isLast, again: false })) {
        const devices = createReminderDevicesRepository(tx);
        const reachable = await devices.reachable(userId, now);
        const channels = channelsOf(reachable.length, reminder.byMail);
        const ids = channels.push ? reachable.map(({ id }) => id) : [];
        await devices.order(ids, quietFrom, now);
        return channels.mail;
      }
      return failedBefore && within.markSent(userId, now, dayStart, { isLast, again: true });
    });
    if (!mailed) return null;

    const { lines, ...texts } = mailTexts.reminder;
    const streak = endsStreak(standing) ? standing.streak : 0;
    const letter = writeLetter(
      { ...texts, lines: lines({ due: standing.due, streak, isLast }) },
      { to: account.email, name: account.name, url: new URL(paths.today, publicUrl) },
    );
    return { ...letter, stop: stopLinks(reminder.token) };
  };

  const stopLinks = (token: string) => ({
    label: mailTexts.reminder.stop,
    url: new URL(mailedPaths.stopReminders(token), publicUrl).href,
    oneClickUrl: new URL(`${stopReminders.path}?token=${encodeURIComponent(token)}`, publicUrl).href,
  });

  const orderBatch = (now: Date): Promise<number> =>
    db.transaction(async (tx) => {
      const within = createRemindersRepository(tx);
      const due = await within.lockDue(now, REMINDERS_BATCH);
      for (const { userId, email, timeZone, ...time } of due) {
        const minutesEast = clockOf(timeZone);
        await within.setDue(userId, nextReminder(now, time, minutesEast));
        const details = { userId: String(userId), day: String(dayOf(now, minutesEast)) };
        await mail.post({ kind: 'reminder', to: email, details, once: true }, tx);
      }
      return due.length;
    });

  return {
    show,

    async change(caller: Caller, { isOn, byMail, timeZone, ...time }: WantedReminder): Promise<Reminder> {
      const now = clock();
      const { hour, quietDays } = { ...time, quietDays: [...new Set(time.quietDays)].toSorted() };
      await stored.save({
        userId: caller.id,
        state: isOn ? 'on' : 'off',
        byMail,
        hour,
        quietDays,
        timeZone,
        dueAt: nextReminder(now, { hour, quietDays }, clockOf(timeZone)),
        lastSeenAt: now,
        token: randomBytes(REMINDER_TOKEN_BYTES).toString('base64url'),
      });
      return show(caller);
    },

    /** Stopping twice is as good as once: mail programs and people repeat it. */
    async stop(token: string): Promise<Done> {
      if (!(await stored.stop(token))) throw notFound(reminderTexts.linkUnknown);
      return { statusCode: 200, message: reminderTexts.turnedOff };
    },

    /** Orders the mails of all reminders that are due. */
    async orderDue(): Promise<void> {
      const now = clock();
      while ((await orderBatch(now)) === REMINDERS_BATCH);
    },

    letters: { reminder: compose },
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;
