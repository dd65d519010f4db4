import { CALL_PATIENCE_MS } from '#contract/device-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { keptFor } from '#contract/kept-for.ts';
import { serverSilence } from '../network/server-silence.ts';
import { NO_ACCOUNT } from '../owner.ts';
import type { Session } from '../session/session-rules.ts';

/** Where replies are kept; loaded when the first one arrives. */
interface ReplyStore {
  readonly keepReplies: (
    owner: number,
    replies: readonly { address: string; reply: unknown }[],
  ) => Promise<void>;
  readonly keptReply: (owner: number, address: string) => Promise<unknown>;
}

/** How calls are kept on this device. */
export interface KeptCalls {
  /**
   * The reply to a call, kept for later. If the server cannot be reached, or is silent for too long, the reply that was
   * kept before; without one the failure of the call.
   */
  answer<Reply>(call: KeptCall<Reply>): Promise<Reply>;
}

interface KeptCall<Reply> {
  readonly endpoint: Endpoint;
  /** The address with its parameters. */
  readonly address: string;
  readonly ask: () => Promise<Reply>;
  /** Undefined for what an earlier version has kept in another form. */
  readonly read: (kept: unknown) => Reply | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the failure means that the server was not reached. */
  readonly isUnreached: (error: unknown) => boolean;
}

/** Without an account there is nothing personal in a reply. */
export const ownerOf = (endpoint: Pick<Endpoint, 'kept'>, session: Session | null): number =>
  keptFor(endpoint, session?.roles ?? []) === 'everybody' ? NO_ACCOUNT : (session?.userId ?? NO_ACCOUNT);

interface KeptCallsParts {
  readonly openStore: () => Promise<ReplyStore>;
  readonly session: () => Session | null;
  /** The server has said something else than what was shown from the device meanwhile. */
  readonly onLate?: (endpoint: Endpoint) => void;
}

export function createKeptCalls({ openStore, session, onLate = () => {} }: KeptCallsParts): KeptCalls {
  return {
    async answer<Reply>({ endpoint, address, ask, read, signal, isUnreached }: KeptCall<Reply>) {
      const owner = ownerOf(endpoint, session());
      const keep = async (reply: Reply) => (await openStore()).keepReplies(owner, [{ address, reply }]);
      /** Undefined if there is none. */
      const find = async (): Promise<Reply | undefined> => {
        const kept = await openStore()
          .then((store) => findReply(store, endpoint, owner, address))
          .catch(() => undefined);
        return kept === undefined ? undefined : read(kept);
      };
      const asked = ask();
      const stored = asked.then(keep);
      stored.catch(() => undefined);
      const patience = serverSilence.waitForAnswer(CALL_PATIENCE_MS);
      try {
        const inTime = await Promise.race([asked.then((reply) => ({ reply })), patience.over]);
        if (inTime) return inTime.reply;
        const kept = await find();
        if (kept === undefined) return await asked;
        void Promise.all([asked, stored])
          .then(([late]) => isSame(late, kept) || onLate(endpoint))
          .catch(() => undefined);
        return kept;
      } catch (error) {
        if (signal?.aborted || !isUnreached(error)) throw error;
        const kept = await find();
        if (kept === undefined) throw error;
        return kept;
      } finally {
        patience.end();
      }
    },
  };
}

/** Both were read by the same schema. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Contributors find what everybody sees, too: without drafts is better than nothing. */
async function findReply(
  store: ReplyStore,
  { access }: Endpoint,
  owner: number,
  address: string,
): Promise<unknown> {
  const kept = await store.keptReply(owner, address);
  const isElsewhere = access === 'anyone' && owner !== NO_ACCOUNT;
  return kept === undefined && isElsewhere ? store.keptReply(NO_ACCOUNT, address) : kept;
}
