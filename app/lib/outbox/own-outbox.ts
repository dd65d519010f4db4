import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { z } from '#contract/zod.ts';
import type { Api } from '../api/api.ts';
import { browserApi } from '../api/browser-api.ts';
import { readStored } from '../choices/read-stored.ts';
import { storage } from '../choices/storage.ts';
import { serverSilence } from '../network/server-silence.ts';
import { newUuid } from '../new-uuid.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { currentSession, deviceAccount } from '../session/session.ts';
import { tellUnstored } from '../unstored-notice.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { noteWaiting, OLD_KEY, tellWaiting } from './outbox-flag.ts';
import type { SentEntry } from './outbox-kinds.ts';
import { openOutboxStore } from './outbox-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const NAME = 'kakehashi-outbox';

/** One for each api: a browser has one, tests have many. */
const outboxes = new WeakMap<Api, Outbox>();

/** The outbox of this browser. Created on first use, so never on the server. */
export function outboxOf(api: Api = browserApi()): Outbox {
  const known = outboxes.get(api);
  if (known) return known;
  const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
  let waking: ReturnType<typeof setTimeout> | undefined;
  const outbox = createOutbox({
    openStore: openOutboxStore,
    api,
    userId: () => currentSession()?.userId ?? null,
    account: deviceAccount,
    silence: serverSilence,
    newId: newUuid,
    now: () => new Date(),
    inOneTab,
    wakeAfter: (ms, work) => {
      clearTimeout(waking);
      waking = setTimeout(work, ms);
    },
    onStored: (isEmpty) => noteWaiting(!isEmpty),
    onChanged: (sent) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      otherTabs?.postMessage(sent);
      tellWaiting();
    },
    onAtRisk: tellUnstored,
  });
  outboxes.set(api, outbox);
  otherTabs?.addEventListener(
    'message',
    ({ data }: MessageEvent<SentEntry | null>) => void outbox.onOtherTabChanged(data),
  );
  window.addEventListener('online', () => void outbox.send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.send();
  });
  void takeOver(outbox);
  return outbox;
}

/** Two tabs must not send the same entry at once. The server would apply it once, but the second would be in vain. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  // Missing without TLS.
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks) await locks.request(NAME, work);
  else await work();
}

/** What a browser had stored before there was an outbox. */
const oldAnswers = z.object({
  version: z.literal(1),
  answers: z.array(
    z.object({
      id: z.string(),
      userId: z.nullable(z.int()),
      sentenceId: z.int(),
      mode: z.enum(PRACTICE_MODES),
      text: z.string(),
      typedAs: z.optional(z.literal('romaji')),
    }),
  ),
});

/** Moves answers of an older version here, once, and then sends what waits. */
async function takeOver(outbox: Outbox): Promise<void> {
  const old = readStored(storage.get(OLD_KEY), oldAnswers)?.answers ?? [];
  const at = new Date().toISOString();
  // By their ids, so that two tabs that move them at once store them once.
  const entries = old.map(({ id, userId, typedAs, ...input }): OutboxEntry => {
    const answer = { ...input, ...(typedAs && { typedAs }) };
    return { id, owner: userId ?? NO_ACCOUNT, kind: 'answer', input: answer, at };
  });
  if (entries.length > 0) await outbox.take(entries);
  storage.remove(OLD_KEY);
  await outbox.send();
}
