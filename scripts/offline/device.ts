import { randomUUID } from 'node:crypto';
import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';
import type { TestUser } from '#server/testing/data/factories.ts';
import { type Api, createApi } from '#app/lib/api/api.ts';
import { openEventStore } from '#app/lib/learning/event-store.ts';
import { createLearningLog, type NewEvent } from '#app/lib/learning/learning-log.ts';
import type { OutboxInputs, OutboxKind } from '#app/lib/outbox/outbox-entry.ts';
import { openOutboxStore, type OutboxStore } from '#app/lib/outbox/outbox-store.ts';
import { createOutbox } from '#app/lib/outbox/outbox.ts';
import type { CutNetwork, Page } from './cut-network.ts';

interface DeviceParts {
  readonly learner: TestUser;
  readonly network: CutNetwork;
  readonly now: () => Date;
}

/** A browser of a learner: the real outbox and the real log of learning, on pages that are closed and opened again. */
export async function openDevice(parts: DeviceParts) {
  const storage = new fakeDatabase.IDBFactory();
  /** What the learner was told of each answer, by its entry: a second reply would be a second count. */
  const told = new Map<string, number[]>();
  let page = await openPage(parts, storage, told);

  /** Does something on the open page, as long as that lives or the network answers. */
  async function onPage(work: (current: Opened) => Promise<unknown>): Promise<void> {
    const current = page;
    await Promise.race([work(current), current.isOver, parts.network.silence()]);
    if (!current.isClosed) return;
    page = await openPage(parts, storage, told);
    await onPage(({ outbox }) => outbox.send());
  }

  return {
    told: (): ReadonlyMap<string, readonly number[]> => told,
    /** What the learner does is on the device before anything can happen to it. */
    async act<K extends OutboxKind>(kind: K, input: OutboxInputs[K]): Promise<void> {
      const stored = page.nextStored();
      const acting = page.outbox.submit(kind, input);
      await Promise.race([stored, acting]);
      await onPage(() => acting);
    },
    async learn(event: NewEvent): Promise<void> {
      await page.log.record([event]);
      await onPage(({ log }) => log.sync().catch(() => undefined));
    },
    reload: () => onPage(async (current) => current.close()),
    /** Until nothing is left to send, and nothing left to fetch. */
    async settle(): Promise<void> {
      let isDone = false;
      while (!isDone) {
        parts.network.release();
        await onPage(({ outbox }) => outbox.sendNow());
        await onPage(async ({ log }) => {
          isDone = await log.sync().then(
            () => true,
            () => false,
          );
        });
        isDone &&= (await page.outbox.waitingCount(parts.learner.id)) === 0;
      }
    },
    waiting: () => page.outbox.waitingCount(parts.learner.id),
    events: () => page.log.events() ?? [],
  };
}

type Opened = Awaited<ReturnType<typeof openPage>>;

async function openPage(
  { learner, network, now }: DeviceParts,
  storage: IDBFactory,
  told: Map<string, number[]>,
) {
  let endPage = () => {};
  const isOver = new Promise<void>((resolve) => (endPage = resolve));
  const life: Page = {
    isClosed: false,
    close() {
      life.isClosed = true;
      endPage();
    },
  };
  let noteStored = () => {};
  const account = () => learner.id;
  const shared = { api: apiOf(learner, network, life), userId: account, account, newId: randomUUID, now };
  const outbox = createOutbox({
    ...shared,
    async openStore(): Promise<OutboxStore> {
      vi.stubGlobal('indexedDB', storage);
      const store = await openOutboxStore();
      const add: OutboxStore['add'] = async (entry, max) => {
        const isAdded = await store.add(entry, max);
        noteStored();
        return isAdded;
      };
      return { ...store, add };
    },
    silence: network.serverSilence,
    inOneTab: (work) => work(),
    // The journey goes on by itself: the learner comes back to the page.
    wakeAfter: () => {},
  });
  outbox.onSent((sent) => {
    if (sent.kind === 'answer')
      told.set(sent.entry.id, [...(told.get(sent.entry.id) ?? []), sent.reply.points]);
  });
  const log = createLearningLog({
    ...shared,
    openStore() {
      vi.stubGlobal('indexedDB', storage);
      return openEventStore();
    },
    api: () => shared.api,
    onStored: () => {},
  });
  await log.read();
  return Object.assign(life, {
    outbox,
    log,
    isOver,
    /** Resolves when the next entry is on the device. */
    nextStored: () => new Promise<void>((resolve) => (noteStored = resolve)),
  });
}

const apiOf = ({ token }: TestUser, network: CutNetwork, page: Page): Api =>
  createApi({
    origin: 'http://localhost',
    send: (request) => network.send(request, page),
    token: () => token,
    onFreshToken: () => {},
    onTokenRefused: () => {},
  });
