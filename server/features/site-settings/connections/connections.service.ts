import { paths } from '#contract/paths.ts';
import { CONNECTION_TEST_MS } from '#contract/site-limits.ts';
import type { ConnectionTest } from '#contract/site-settings/endpoints.ts';
import type { SiteSettings } from '#contract/site-settings/typed-settings.ts';
import {
  mailTestTexts,
  modelTestTexts,
  sealTexts,
  testLetterTexts,
  unusableTexts,
} from '#contract/texts/site-settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { type Letter, writeLetter } from '#server/features/mail/mail.service.ts';
import type { ProviderSettings } from '#server/gateways/ai/provider.ts';
import { tryModel } from '#server/gateways/ai/try-model.ts';
import type { RenderedMail } from '#server/gateways/mailer/mailer.ts';
import type { MailSettings } from '#server/gateways/mailer/open-mailer.ts';
import { createSmtpMailer } from '#server/gateways/mailer/smtp-mailer.ts';
import type { Caller } from '#server/http/route.ts';
import type { Logger } from '#server/log.ts';
import type { EnvironmentSettings } from '../effective-settings.ts';
import { mailOrigin, mailServerUrl, modelOrigin } from '../server-addresses.ts';
import type { KnownSecret, SecretChange, SiteSettingsService } from '../site-settings.service.ts';
import { mailProblem, modelProblem } from './connection-problems.ts';

interface ConnectionParts {
  readonly db: Database;
  readonly config: Config;
  readonly settings: Pick<SiteSettingsService, 'current' | 'isUnusable' | 'secretFor'>;
  readonly audit: AuditService;
  readonly environment: EnvironmentSettings;
  readonly render: (letter: Letter) => Promise<RenderedMail>;
  readonly siteName: () => Promise<string>;
  readonly log: Logger;
}

type Model = SiteSettings['model'];
type Mail = SiteSettings['mail'];

/** Quotes and backslashes would end the name in the header. */
const defaultSender = (siteName: string): string =>
  `"${siteName.replaceAll(/["\\]/g, '')}" <no-reply@localhost>`;

/** A test is short: somebody waits for it, and the address is only typed so far. */
const TEST_PATIENCE = {
  connectMs: CONNECTION_TEST_MS,
  silenceMs: CONNECTION_TEST_MS,
  sendMs: CONNECTION_TEST_MS,
};

/** The connections to the outside by the settings of the moment, and their tests. */
export function createConnectionsService(parts: ConnectionParts) {
  const { db, config, settings, audit, environment, render, siteName, log } = parts;

  /** The typed secret, else the stored one if it belongs to this server. */
  const secretToUse = async (
    name: 'model-key' | 'mail-password',
    origin: string,
    typed: SecretChange,
  ): Promise<KnownSecret> => {
    if (typeof typed === 'string') return { state: 'stored', secret: typed };
    return typed === null ? { state: 'none' } : settings.secretFor(name, origin);
  };

  const textOf = (known: KnownSecret): string | undefined => ('secret' in known ? known.secret : undefined);

  function mailUrl(
    { server, user }: Mail & { readonly server: string },
    password: string | undefined,
  ): string {
    // As the operator wrote it: it may have parameters.
    if (config.SMTP_URL !== undefined) return config.SMTP_URL;
    const url = mailServerUrl(server);
    if (user !== null) url.username = encodeURIComponent(user);
    if (user !== null && password !== undefined) url.password = encodeURIComponent(password);
    return url.href;
  }

  /** What is typed, except where the environment decides. */
  const withEnvironment = <Name extends 'model' | 'mail'>(
    name: Name,
    typed: SiteSettings[Name],
  ): SiteSettings[Name] => ({ ...typed, ...environment.values[name] });

  const recordTest = (caller: Caller, subject: string, origin: string) =>
    audit.record(
      { actorId: caller.id, action: 'site-connection-tested', subject, details: { server: origin } },
      db,
    );

  return {
    /** Null while no model is connected. */
    async model(): Promise<(ProviderSettings & Pick<Model, 'dailyAnswers'>) | null> {
      const { baseUrl, model, dailyAnswers } = await settings.current('model');
      if (baseUrl === null || model === null) return null;
      // A limit that cannot be read must not become none.
      if (await settings.isUnusable('model')) return null;
      const key = await settings.secretFor('model-key', modelOrigin(baseUrl));
      // Asking without the key would only be refused.
      if (key.state === 'unreadable') return null;
      return { baseUrl, model, apiKey: textOf(key), dailyAnswers };
    },

    async mail(): Promise<MailSettings> {
      const { server, user, sender } = await settings.current('mail');
      const from = sender ?? defaultSender(await siteName());
      // Mails wait in the outbox until it is corrected: as files they would never arrive.
      if (await settings.isUnusable('mail')) throw new Error(unusableTexts.mail);
      if (server === null) return { smtpUrl: null, from };
      const password = await settings.secretFor('mail-password', mailOrigin(server));
      // Mails wait in the outbox until the password is typed again.
      if (password.state === 'unreadable') throw new Error(sealTexts.unreadable('mail-password'));
      return { smtpUrl: mailUrl({ server, user, sender }, textOf(password)), from };
    },

    googleClientId: async (): Promise<string | null> => (await settings.current('google')).clientId,

    async testModel(caller: Caller, typed: Model, typedKey: SecretChange): Promise<ConnectionTest> {
      const { baseUrl, model } = withEnvironment('model', typed);
      if (baseUrl === null || model === null) return { ok: false, message: modelTestTexts.incomplete };
      const origin = modelOrigin(baseUrl);
      const key = await secretToUse('model-key', origin, typedKey);
      if (key.state === 'unreadable') return { ok: false, message: modelTestTexts.keyUnreadable };
      await recordTest(caller, 'site/model', origin);
      const failure = await tryModel({ baseUrl, model, apiKey: textOf(key) }, CONNECTION_TEST_MS, log);
      return failure === null
        ? { ok: true, message: modelTestTexts.ok }
        : { ok: false, message: modelProblem(failure) };
    },

    /** Sends a mail to the caller, and waits until the server has accepted it. */
    async testMail(caller: Caller, typed: Mail, typedPassword: SecretChange): Promise<ConnectionTest> {
      const { server, user, sender } = withEnvironment('mail', typed);
      if (server === null) return { ok: false, message: mailTestTexts.incomplete };
      const origin = mailOrigin(server);
      const password = await secretToUse('mail-password', origin, typedPassword);
      if (password.state === 'unreadable') return { ok: false, message: mailTestTexts.passwordUnreadable };
      await recordTest(caller, 'site/mail', origin);
      const url = mailUrl({ server, user, sender }, textOf(password));
      const { email: to, name } = caller;
      const link = new URL(paths.site, config.PUBLIC_URL);
      const letter = await render(writeLetter(testLetterTexts, { to, name, url: link }));
      try {
        await sendOnce(letter, url, sender ?? defaultSender(await siteName()));
        return { ok: true, message: mailTestTexts.ok(to) };
      } catch (error) {
        return { ok: false, message: mailProblem(error, to) };
      }
    },
  };
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

async function sendOnce(mail: RenderedMail, url: string, from: string): Promise<void> {
  const mailer = createSmtpMailer(url, from, TEST_PATIENCE);
  try {
    await mailer.send(mail);
  } finally {
    mailer.close();
  }
}
