import { paths } from '#contract/paths.ts';
import {
  PUSH_AT_ONCE,
  PUSH_AT_ONCE_PER_HOST,
  PUSH_BACK_OFF_MS,
  PUSH_BATCH,
  PUSH_FAILURES_MAX,
  PUSH_LEASE_MS,
  PUSH_RETRY_AFTER_MAX_MS,
} from '#contract/server-limits.ts';
import { reminderNotificationTexts as texts } from '#contract/texts/reminder-notification.ts';
import { endsStreak, needsReminder, type Standing } from '#core/reminders/reminder-rules.ts';
import { clockOf } from '#core/reminders/reminder-time.ts';
import type { Database } from '#server/db/connect.ts';
import type { PushKeys, PushOutcome, PushSender } from '#server/gateways/push/push-sender.ts';
import type { Logger } from '#server/log.ts';
import type { PushKeysService } from './push-keys.service.ts';
import {
  createReminderDevicesRepository,
  type PushTarget,
  type WaitingPush,
} from './reminder-devices.repository.ts';
import type { StandingOf } from './standing.ts';

interface DeliveryParts {
  readonly db: Database;
  readonly sender: PushSender;
  readonly keys: Pick<PushKeysService, 'pair'>;
  /** Where a push service can complain: `https:` or `mailto:`. */
  readonly subject: () => Promise<string>;
  readonly standingOf: StandingOf;
  readonly clock: () => Date;
  readonly log: Logger;
}

const TOPIC = 'reminder';

/** Sends the ordered notifications. Every node does it; they share the work by claiming. */
export function createPushDelivery({ db, sender, keys, subject, standingOf, clock, log }: DeliveryParts) {
  const stored = createReminderDevicesRepository(db);
  const after = (ms: number) => new Date(clock().getTime() + ms);

  /** False: the host is silent, so the others for it wait. */
  async function deliver({ push, device, pair }: Job): Promise<boolean> {
    const now = clock();
    const standing = await standingOf(device.userId, now, clockOf(device.timeZone));
    const ttlSeconds = Math.floor((push.expiresAt.getTime() - now.getTime()) / 1000);
    // It may have waited: the learner has learnt meanwhile, or the quiet hours have begun.
    if (!needsReminder(standing) || ttlSeconds <= 0) {
      await stored.finish(push.id);
      return true;
    }
    const outcome = await sender.send({
      device,
      payload: JSON.stringify(notificationOf(standing, device.isLast)),
      ttlSeconds,
      topic: TOPIC,
      keys: pair,
      subject: await subject(),
    });
    await conclude(push, outcome);
    return outcome.kind !== 'busy' || !outcome.isSilent;
  }

  async function conclude({ id, deviceId, attempts }: WaitingPush, outcome: PushOutcome): Promise<void> {
    if (outcome.kind === 'gone') return stored.remove(deviceId);
    if (outcome.kind === 'delivered') {
      await stored.finish(id);
      return stored.succeeded(deviceId, clock());
    }
    const { reason } = outcome;
    const pause = outcome.kind === 'busy' && PUSH_BACK_OFF_MS[attempts - 1];
    if (pause) {
      const wanted = Math.min(outcome.retryAfterMs ?? 0, PUSH_RETRY_AFTER_MAX_MS);
      log.info({ id, attempts, reason }, 'notification not sent, it will be tried again');
      return stored.reschedule(id, after(Math.max(pause, wanted)), { counts: true });
    }
    log.warn({ id, attempts, reason }, 'notification given up');
    await stored.finish(id);
    return stored.failed(deviceId, PUSH_FAILURES_MAX);
  }

  /** A few at a time, and none any more once the host is silent: it holds up nobody but itself. */
  async function deliverToHost(jobs: readonly Job[], slots: Slots, isStopping: () => boolean): Promise<void> {
    const waiting = [...jobs];
    let isSilent = false;
    const lane = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        if (isSilent || isStopping()) {
          await stored.reschedule(job.push.id, after(PUSH_BACK_OFF_MS[0]), { counts: false });
          continue;
        }
        const answered = await slots.within(() => deliver(job));
        isSilent ||= !answered;
      }
    };
    await Promise.all(Array.from({ length: PUSH_AT_ONCE_PER_HOST }, lane));
  }

  /** Resolves when the batch is done; returns how many it had. */
  async function deliverBatch(isStopping: () => boolean): Promise<number> {
    const now = clock();
    const pair = await keys.pair();
    // They stay for the other nodes, or until the key is right.
    if (!pair) return 0;
    const batch = await stored.claim(now, after(PUSH_LEASE_MS), PUSH_BATCH);
    if (batch.length === 0) return 0;
    const ids = batch.map(({ deviceId }) => deviceId);
    const targets = await stored.findForPushes(ids, now);
    const devices = new Map(targets.map((device) => [device.id, device]));
    const byHost = new Map<string, Job[]>();
    for (const push of batch) {
      const device = devices.get(push.deviceId);
      if (!device) await stored.finish(push.id);
      else {
        const { host } = new URL(device.endpoint);
        byHost.set(host, [...(byHost.get(host) ?? []), { push, device, pair }]);
      }
    }
    const slots = createSlots(PUSH_AT_ONCE);
    const hosts = [...byHost.values()];
    const done = await Promise.allSettled(hosts.map((jobs) => deliverToHost(jobs, slots, isStopping)));
    for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason;
    return batch.length;
  }

  return {
    /** Sends everything that is due now. */
    async deliverDue(isStopping: () => boolean = () => false): Promise<void> {
      while (!isStopping() && (await deliverBatch(isStopping)) === PUSH_BATCH);
    },
  };
}

interface Job {
  readonly push: WaitingPush;
  readonly device: PushTarget;
  readonly pair: PushKeys;
}

/** What `app/service-worker/reminder-notifications.ts` reads. */
const notificationOf = (standing: Standing, isLast: boolean) => ({
  kind: 'reminder',
  title: texts.title,
  body: texts.body({ due: standing.due, streak: endsStreak(standing) ? standing.streak : 0, isLast }),
  path: standing.due > 0 ? paths.review : paths.today,
});

type Slots = ReturnType<typeof createSlots>;

/** Runs a limited number of tasks at the same time; the others wait in order. */
function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    async within<Result>(task: () => Promise<Result>): Promise<Result> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
