import type { IncomingMessage } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { AI_ANSWER_MAX_TOKENS, AI_REFUSAL_MAX_CHARS, AI_TEMPERATURE } from '#contract/model-limits.ts';
import type { Logger } from '#server/log.ts';
import { createLookupWithoutMetadata, MetadataHostError, refuseMetadataAddress } from '../metadata-hosts.ts';
import { AiError, type AiMessage } from './ai.ts';
import { completionText, readBeginning } from './completions.ts';
import { logExcerpt } from './log-excerpt.ts';
import { failureOfStatus, readRetryAfter } from './try-again.ts';
import { listenTo, type Watch } from './watch.ts';

export interface ProviderSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Local servers need none. */
  readonly apiKey?: string;
  /** How names are resolved; tests pass names of their own. */
  readonly lookup?: LookupFunction;
}

const checkedLookup = createLookupWithoutMetadata();

/** One try: sends the messages and returns the unfiltered text of the model. */
export type Provider = (messages: readonly AiMessage[], watch: Watch) => AsyncIterable<string>;

const TUNING = { max_tokens: AI_ANSWER_MAX_TOKENS, temperature: AI_TEMPERATURE };

export function createProvider(
  { baseUrl, model, apiKey, lookup = checkedLookup }: ProviderSettings,
  log: Pick<Logger, 'warn'>,
): Provider {
  const address = completionsAddress(baseUrl);
  const secrets = [apiKey, address.password].flatMap((secret) => secret || []);
  let isTunable = true;

  const ask = async (messages: readonly AiMessage[], watch: Watch): Promise<IncomingMessage> => {
    const isTuned = isTunable;
    const body = { model, messages, stream: true, ...(isTuned && TUNING) };
    const response = await post(address, body, { apiKey, lookup, watch });
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300) return response;

    // If the body cannot be read to its end, the status is enough.
    const refusal = await readBeginning(listenTo(response, watch), AI_REFUSAL_MAX_CHARS).catch(() => '');
    // Reasoning models refuse these parameters; the length of an answer is limited by our own code too.
    if (status === 400 && isTuned && Object.keys(TUNING).some((name) => refusal.includes(name))) {
      isTunable = false;
      return ask(messages, watch);
    }
    throw new AiError(failureOfStatus(status), `The model answered with status ${status}.`, {
      cause: new Error(logExcerpt(refusal, { secrets, messages })),
      retryAfterMs: readRetryAfter(headers['retry-after'], new Date()),
      status,
    });
  };

  return async function* (messages, watch) {
    const excerpt = (text: string) => logExcerpt(text, { secrets, messages });
    yield* completionText(await ask(messages, watch), { watch, log, excerpt });
  };
}

/** Appended to the path of the base URL, such as /v1; a query is preserved. */
function completionsAddress(baseUrl: string): URL {
  const address = new URL(baseUrl);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/chat/completions`;
  return address;
}

/**
 * Each request has its own connection, which is closed after it. Not with `fetch`, which opens a spare connection
 * whenever a request is aborted (undici 6). Redirects are not followed: the key is only for the configured address.
 */
async function post(
  address: URL,
  body: object,
  { apiKey, lookup, watch }: { readonly watch: Watch } & Pick<ProviderSettings, 'apiKey' | 'lookup'>,
): Promise<IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http;
  const headers = {
    'Content-Type': 'application/json',
    ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
  };
  watch.startSilenceTimer();
  try {
    refuseMetadataAddress(address.hostname);
    return await new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: false, headers, lookup, signal: watch.signal };
      request(address, options, resolve).on('error', reject).end(JSON.stringify(body));
    });
  } catch (error) {
    const kind = error instanceof MetadataHostError ? 'refused' : 'unreachable';
    throw new AiError(kind, 'The model could not be reached.', { cause: error });
  } finally {
    watch.stopSilenceTimer();
  }
}
