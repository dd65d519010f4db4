import type { SiteDesk } from '#contract/site-settings/endpoints.ts';
import { sealTexts } from '#contract/texts/site-settings.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { createPushKeyPair, type PushKeys } from '#server/gateways/push/push-sender.ts';
import type { Caller } from '#server/http/route.ts';
import type { Logger } from '#server/log.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { createPushKeysRepository, type StoredPair } from './push-keys.repository.ts';
import { createReminderDevicesRepository } from './reminder-devices.repository.ts';

interface KeyParts {
  readonly db: Database;
  readonly box: SecretBox;
  readonly audit: Pick<AuditService, 'record'>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * The key pair by which push services recognise the site: created by the node that first needs it, the same on all. Read
 * at each use, because the owner may have replaced it on another node.
 */
export function createPushKeys({ db, box, audit, log }: KeyParts) {
  const pairs = createPushKeysRepository(db);
  const warned = new Set<string>();

  function newPair(): StoredPair {
    const { publicKey, privateKey } = createPushKeyPair();
    // Bound to its public key: half of another pair does not open.
    return { publicKey, sealedPrivateKey: box.seal(privateKey, boundTo(publicKey)) };
  }

  async function stored(): Promise<StoredPair> {
    const pair = await pairs.find();
    if (pair) return pair;
    await pairs.insertFirst(newPair());
    return stored();
  }

  /** Null if it was sealed with another key than the one of this node, which is logged once. */
  function open({ publicKey, sealedPrivateKey }: StoredPair): PushKeys | null {
    const privateKey = box.open(sealedPrivateKey, boundTo(publicKey));
    if (privateKey !== null) return { publicKey, privateKey };
    if (!warned.has(sealedPrivateKey)) log.warn(sealTexts.pushKeyUnreadable);
    warned.add(sealedPrivateKey);
    return null;
  }

  return {
    publicKey: async (): Promise<string> => (await stored()).publicKey,

    /** Null if this node cannot open it. Nothing is replaced: other nodes may be right, and so may this one be later. */
    pair: async (): Promise<PushKeys | null> => open(await stored()),

    async state(): Promise<SiteDesk['pushKey']> {
      const pair = await pairs.find();
      if (!pair) return 'none';
      return open(pair) ? 'stored' : 'unreadable';
    },

    /** When the owner has lost the key for good. False if there is nothing to replace. */
    replace: ({ id: actorId }: Caller): Promise<boolean> =>
      db.transaction(async (tx) => {
        const within = createPushKeysRepository(tx);
        const pair = await within.lock();
        if (!pair || open(pair)) return false;
        await within.replace(newPair());
        // Browsers have subscribed for the old key, and accept nothing else.
        await createReminderDevicesRepository(tx).removeAll();
        await audit.record(
          { actorId, action: 'push-key-replaced', subject: 'site/push-key', details: {} },
          tx,
        );
        return true;
      }),
  };
}

export type PushKeysService = ReturnType<typeof createPushKeys>;

const boundTo = (publicKey: string): string => `push\n${publicKey}`;
