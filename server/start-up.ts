import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { TOKENIZER_ANSWER_MS, TOKENIZER_IDLE_MS } from '#contract/limits.ts';
import { type App, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { loadContent } from './db/content/load-content.ts';
import { openContent } from './db/content/read-content.ts';
import { copySnapshot, snapshotKey } from './db/pglite/shipped-snapshot.ts';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { ensureFirstAdmin } from './features/accounts/first-admin.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { readEnglishRows } from './features/dictionary/english-library.ts';
import { openSynonyms } from './features/dictionary/synonyms.ts';
import { readDonation } from './features/donate/read-donation.ts';
import { readFounder } from './features/founder/read-founder.ts';
import { openGrammarLibrary } from './features/grammar/grammar-library.ts';
import { openKanaLibrary } from './features/kana/kana-library.ts';
import { openKanjiLibrary } from './features/kanji/kanji-library.ts';
import { readNames } from './features/names/names-library.ts';
import { openPathLibrary } from './features/path/path-library.ts';
import { resetByOperator } from './features/second-factor/operator-reset.ts';
import { openTalkLibrary } from './features/talk/talk-library.ts';
import { openAi } from './gateways/ai/open-ai.ts';
import { createMailerOpener } from './gateways/mailer/open-mailer.ts';
import { digestOfInstallation } from './gateways/prepared/digest-of-installation.ts';
import {
  copyShippedFiles,
  nothingPrepared,
  openPreparedFiles,
  type PreparedFiles,
} from './gateways/prepared/prepared-files.ts';
import { createPublicPushHosts } from './gateways/push/push-hosts.ts';
import { createPushSender } from './gateways/push/push-sender.ts';
import { openSpeech } from './gateways/speech/open-speech.ts';
import { openTail, openTailWhenBuilt } from './gateways/tail-data.ts';
import { createTokenizer } from './gateways/tokenizer/tokenizer.ts';
import type { Logger } from './log.ts';
import { projectRoot } from './project-root.ts';
import { loadOrCreateSecret } from './secret-files.ts';
import { requireSharedSecrets } from './shared-secrets.ts';

export interface RunningProduct {
  readonly app: App;
  close(): Promise<void>;
}

interface StartUpOptions {
  /** Development: pages are rendered on each request. */
  readonly live?: boolean;
  /** Aborts a running start; the database is closed again. */
  readonly stopping?: AbortSignal;
}

// Not through the logger: these lines must be visible at every log level.
export const informOperator = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Renders one page before the port opens: the first page takes many times as long as later ones. */
async function warmUp({ pageCache }: App, log: Logger): Promise<void> {
  await pageCache
    ?.obtain('/')
    .catch((error: unknown) => log.warn({ err: error }, 'landing page not rendered'));
}

/** Until then, our own words are found. */
async function attachTailWhenBuilt(app: App, closing: AbortSignal, log: Logger): Promise<void> {
  try {
    const tail = await openTailWhenBuilt(closing);
    if (!tail) return;
    app.attachTail(tail);
    log.info('long tail opened after the start');
  } catch (error) {
    if (!closing.aborted) log.warn({ err: error }, 'the long tail cannot be opened');
  }
}

/** What earlier starts of the same code and content prepared. */
async function openPrepared(dataDir: string, log: Logger): Promise<PreparedFiles> {
  try {
    await copyShippedFiles(dataDir);
    return openPreparedFiles({ dataDir, installed: await digestOfInstallation(projectRoot), log });
  } catch (error) {
    log.warn({ err: error }, 'the installed files cannot be told from others: nothing prepared is kept');
    return nothingPrepared;
  }
}

/** What the product reads besides the database. */
const readAll = (contentFolder: string, { LONG_TAIL }: Config) =>
  Promise.all([
    openKanjiLibrary(contentFolder),
    LONG_TAIL ? openTail() : null,
    openKanaLibrary(contentFolder),
    openPathLibrary(contentFolder),
    openGrammarLibrary(contentFolder),
    openSynonyms(contentFolder),
    readNames(contentFolder),
    readEnglishRows(contentFolder),
    openTalkLibrary(contentFolder),
    readDonation(contentFolder),
    readFounder(contentFolder),
  ]);

/** Opens the database, brings schema, content and the first admin up to date, and builds the app on top. */
export async function startUp(
  config: Config,
  log: Logger,
  build: ServerBuild,
  { live = false, stopping }: StartUpOptions = {},
): Promise<RunningProduct> {
  const clock = () => new Date();
  // Read before the content is: files that are edited meanwhile are told from these at the next start.
  const prepared = live ? nothingPrepared : await openPrepared(config.DATA_DIR, log);
  const contentFolder = join(projectRoot, 'content');
  const read = readAll(contentFolder, config);
  // The database opens in its own thread meanwhile. If it fails, nobody asks for what was read.
  read.catch(() => {});
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    copySnapshot: async (to) =>
      copySnapshot(await snapshotKey((await openContent(contentFolder)).digest), to),
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
    warnOperator: (line) => log.warn(line),
    informOperator,
  });
  try {
    stopping?.throwIfAborted();
    const tokenSecret = config.TOKEN_SECRET ?? (await loadOrCreateSecret(config.DATA_DIR, 'token-secret'));
    const settingsKey = config.SETTINGS_KEY ?? (await loadOrCreateSecret(config.DATA_DIR, 'settings-key'));
    // Before anything is written: a node that others do not understand must not change what they use.
    await requireSharedSecrets(
      database.db,
      { TOKEN_SECRET: tokenSecret, SETTINGS_KEY: settingsKey },
      {
        isShared: config.DATABASE_URL !== undefined,
        acceptNew: config.ACCEPT_NEW_SECRETS,
        print: informOperator,
      },
    );
    const summary = await loadContent(database, contentFolder);
    const { isFromSnapshot = false } = database;
    if (summary.loaded || isFromSnapshot) log.info({ ...summary, isFromSnapshot }, 'content loaded');
    if (summary.isOlder) log.warn('content not loaded: the database holds that of a newer release');
    stopping?.throwIfAborted();
    await ensureFirstAdmin(createAccountsRepository(database.db), config, clock, informOperator);
    await resetByOperator(database.db, createAuditService(clock), config, informOperator);
    const pages = { build, clientDir: join(projectRoot, 'build/client'), live };
    const [kanji, tail, kana, path, grammar, synonyms, names, english, talks, donation, founder] = await read;
    const tokenizer = createTokenizer({ idleMs: TOKENIZER_IDLE_MS, answerMs: TOKENIZER_ANSWER_MS, log });
    const speech = openSpeech(config.DATA_DIR, log);
    const gateways = {
      openMailer: createMailerOpener(config, informOperator),
      kanji,
      tail,
      kana,
      path,
      grammar,
      synonyms,
      names,
      english,
      talks,
      tokenizer,
      speech,
      prepared,
      openAi,
      pushSender: createPushSender({ hosts: createPublicPushHosts() }),
    };
    const about = { donation, founder };
    const secrets = { tokenSecret, settingsKey };
    const app = buildApp({ config, database, ...secrets, ...gateways, ...about, clock, log, pages });
    await app.refreshSearch();
    await warmUp(app, log);
    app.background.start();
    const closing = new AbortController();
    if (config.LONG_TAIL && !tail) void attachTailWhenBuilt(app, closing.signal, log);
    const close = async () => {
      closing.abort();
      // All at once: closing the tokenizer ends a running analysis that `stop` waits for. The next start continues it.
      await Promise.all([tokenizer.close(), speech.close(), app.background.stop()]);
      app.closeMailer();
      await database.close();
    };
    return { app, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
