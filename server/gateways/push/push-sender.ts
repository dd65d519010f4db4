import type { IncomingMessage } from 'node:http';
import webPush from 'web-push';
import { PUSH_ANSWER_MS } from '#contract/server-limits.ts';
import { PrivateHostError } from './public-hosts.ts';
import type { PushHosts } from './push-hosts.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser's subscription. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly device: PushDevice;
  /** Encrypted for the device: no push service can read it. */
  readonly payload: string;
  readonly ttlSeconds: number;
  /** A later message of the same topic replaces one that still waits at the push service. */
  readonly topic: string;
  readonly keys: PushKeys;
  /** `https:` or `mailto:`: where a push service can complain. */
  readonly subject: string;
}

export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** The subscription does not exist any more, or was never one. */
  | { readonly kind: 'gone' }
  /** The same message would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** `isSilent`: the host did not answer at all. */
  | {
      readonly kind: 'busy';
      readonly reason: string;
      readonly retryAfterMs: number | null;
      readonly isSilent: boolean;
    };

export interface PushSender {
  /** Whether a notification may be sent to this address. */
  accepts(endpoint: string): boolean;
  send(message: PushMessage): Promise<PushOutcome>;
}

interface SenderParts {
  readonly hosts: PushHosts;
  readonly answerMs?: number;
}

/** Sends messages to push services (RFC 8030), encrypted (RFC 8291) and signed (RFC 8292). Redirects are not followed. */
export function createPushSender({ hosts, answerMs = PUSH_ANSWER_MS }: SenderParts): PushSender {
  return {
    accepts: (endpoint) => hosts.allowed(endpoint) !== null,

    async send(message) {
      const url = hosts.allowed(message.device.endpoint);
      if (!url) return { kind: 'gone' };
      let sealed;
      try {
        sealed = seal(message);
      } catch (error) {
        // The keys of the device are no keys.
        return { kind: 'refused', reason: String(error) };
      }
      const { method, headers, body } = sealed;
      return new Promise((resolve) => {
        const request = hosts.request(url, { method, headers, signal: AbortSignal.timeout(answerMs) });
        request.on('response', (response) => {
          resolve(outcomeOf(response));
          // Only the status counts; a body could be endless.
          response.destroy();
        });
        request.on('error', (error) =>
          resolve(
            error instanceof PrivateHostError
              ? { kind: 'gone' }
              : { kind: 'busy', reason: codeOf(error), retryAfterMs: null, isSilent: true },
          ),
        );
        request.end(body);
      });
    },
  };
}

const seal = ({ device, payload, ttlSeconds, topic, keys, subject }: PushMessage) =>
  webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    payload,
    {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  const reason = `status ${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused', reason };
  const seconds = Number(headers['retry-after']);
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
  return { kind: 'busy', reason, retryAfterMs, isSilent: false };
}

/** Never the message of the error: it may contain the address, which is a secret of the device. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.name;

export const createPushKeyPair = (): PushKeys => webPush.generateVAPIDKeys();
