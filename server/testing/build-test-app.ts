import { join } from 'node:path';
import { type AppParts, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createTokens } from '#server/features/accounts/tokens.ts';
import { readDonation } from '#server/features/donate/read-donation.ts';
import { readFounder } from '#server/features/founder/read-founder.ts';
import { openAi } from '#server/gateways/ai/open-ai.ts';
import { createLogger } from '#server/log.ts';
import { projectRoot } from '#server/project-root.ts';
import { createCaller } from './caller.ts';
import { whenEmptied } from './data/empty-tables.ts';
import { createFactories } from './data/factories.ts';
import {
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

/** The default time in tests: a Thursday morning in Vietnam. */
export const TEST_NOW = new Date('2026-03-05T09:00:00+07:00');

export interface TestAppOptions extends Partial<
  Pick<AppParts, 'database' | 'tail' | 'path' | 'tokenizer' | 'speech' | 'ai' | 'log' | 'pages' | 'watchdog'>
> {
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
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://kakehashi.example', ...env });
  const log = parts.log ?? createLogger('silent');
  const app = buildApp({
    config,
    database,
    tokenSecret: TEST_TOKEN_SECRET,
    mailer: mails.mailer,
    kanji: await openTestKanji(),
    tail: parts.tail ?? null,
    kana: await openTestKana(),
    path: parts.path ?? (await openTestPath()),
    tokenizer: parts.tokenizer ?? testTokenizer,
    speech: parts.speech ?? testSpeech,
    grammar: await openTestGrammar(),
    synonyms: await openTestSynonyms(),
    names: await openTestNames(),
    talks: await openTestTalks(),
    donation: await readDonation(shippedContent),
    founder: await readFounder(shippedContent),
    ai: parts.ai ?? openAi(config, log),
    clock,
    log,
    pages: parts.pages,
    watchdog: parts.watchdog,
  });
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
    factories: createFactories(database.db, createTokens(TEST_TOKEN_SECRET, clock), clock),
  };
}
