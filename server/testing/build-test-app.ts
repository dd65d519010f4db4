import { join } from 'node:path';
import { type AppParts, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createTokens } from '#server/features/accounts/tokens.ts';
import { readDonation } from '#server/features/donate/read-donation.ts';
import { readFounder } from '#server/features/founder/read-founder.ts';
import type { Ai } from '#server/gateways/ai/ai.ts';
import { openAi } from '#server/gateways/ai/open-ai.ts';
import { nothingPrepared } from '#server/gateways/prepared/prepared-files.ts';
import { createPublicPushHosts } from '#server/gateways/push/push-hosts.ts';
import { createPushSender } from '#server/gateways/push/push-sender.ts';
import { createLogger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';
import { createCaller } from './caller.ts';
import { whenEmptied } from './data/empty-tables.ts';
import { createFactories, TEST_PASSWORD_COST } from './data/factories.ts';
import {
  openTestEnglish,
  openTestGrammar,
  openTestKana,
  openTestNames,
  openTestPath,
  openTestSynonyms,
} from './data/test-grammar.ts';
import { openTestKanji } from './data/test-kanji.ts';
import { testSpeech } from './data/test-speech.ts';
import { openTestTalks } from './data/test-talks.ts';
import { testTokenizer } from './data/test-tokenizer.ts';
import { recordMails } from './fakes/recorded-mails.ts';
import { openTestDatabase } from './test-database.ts';

const shippedContent = join(projectRoot, 'content');

export const TEST_TOKEN_SECRET = 'a secret of the tests, at least 32 characters';

const TEST_SETTINGS_KEY = 'a key of the tests, at least 32 characters';

/** The default time in tests: a Thursday morning in Vietnam. */
export const TEST_NOW = new Date('2026-03-05T09:00:00+07:00');

export interface TestAppOptions extends Partial<
  Pick<
    AppParts,
    | 'database'
    | 'tail'
    | 'path'
    | 'tokenizer'
    | 'speech'
    | 'prepared'
    | 'tokenSecret'
    | 'settingsKey'
    | 'passwordCost'
    | 'openMailer'
    | 'pushSender'
    | 'log'
    | 'pages'
    | 'watchdog'
    | 'rates'
  >
> {
  /** The connected language model, instead of one by the settings. */
  readonly ai?: Ai;
  readonly now?: Date;
  /** Settings as an operator writes them. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The real app on the test database, with a fixed clock. Start a test with `emptyTables(db)`. */
export async function buildTestApp({ now = TEST_NOW, env = {}, ...parts }: TestAppOptions = {}) {
  const database = parts.database ?? (await openTestDatabase());
  let time = now;
  const clock = () => time;
  const mails = recordMails();
  const { ai } = parts;
  const tokenSecret = parts.tokenSecret ?? TEST_TOKEN_SECRET;
  const settingsKey = parts.settingsKey ?? TEST_SETTINGS_KEY;
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://kakehashi.example',
    ...(ai && { AI_BASE_URL: 'http://model.invalid', AI_MODEL: 'gia-su' }),
    ...env,
  });
  const log = parts.log ?? createLogger('silent');
  const app = buildApp({
    config,
    database,
    tokenSecret,
    settingsKey,
    passwordCost: parts.passwordCost ?? TEST_PASSWORD_COST,
    openMailer: parts.openMailer ?? (() => mails.mailer),
    kanji: await openTestKanji(),
    tail: parts.tail ?? null,
    kana: await openTestKana(),
    path: parts.path ?? (await openTestPath()),
    tokenizer: parts.tokenizer ?? testTokenizer,
    speech: parts.speech ?? testSpeech,
    prepared: parts.prepared ?? nothingPrepared,
    grammar: await openTestGrammar(),
    synonyms: await openTestSynonyms(),
    names: await openTestNames(),
    english: await openTestEnglish(),
    talks: await openTestTalks(),
    donation: await readDonation(shippedContent),
    founder: await readFounder(shippedContent),
    openAi: ai ? () => ai : openAi,
    pushSender: parts.pushSender ?? createPushSender({ hosts: createPublicPushHosts() }),
    clock,
    log,
    pages: parts.pages,
    watchdog: parts.watchdog,
    rates: parts.rates,
  });
  whenEmptied(app.forgetSettings);
  whenEmptied(app.readyReplies.clear);
  return {
    app,
    db: database.db,
    call: createCaller(app.fetch),
    /** Sends the mails that are due, and returns all mails since the last call. In production the worker does it. */
    async deliverMail() {
      await app.background.deliverMail();
      return mails.take();
    },
    now: clock,
    /** Moves the clock of this app. */
    passTime: (ms: number) => {
      time = new Date(time.getTime() + ms);
    },
    factories: createFactories(database.db, createTokens(tokenSecret, clock), clock),
  };
}
