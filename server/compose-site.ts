import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import { PRODUCT_NAME } from '#contract/site-name.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/connect.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import { donateRoutes } from './features/donate/donate.routes.ts';
import { founderRoutes } from './features/founder/founder.routes.ts';
import type { ImagesService } from './features/images/images.service.ts';
import { renderLetter } from './features/mail/render-letter.ts';
import { createPushKeys, type PushKeysService } from './features/reminders/push-keys.service.ts';
import { createConnectionsService } from './features/site-settings/connections/connections.service.ts';
import { createModelBudgetService } from './features/site-settings/connections/model-budget.service.ts';
import { defaultSettings, environmentSettings } from './features/site-settings/effective-settings.ts';
import { createSeal } from './features/site-settings/seal.ts';
import { createSiteDeskService } from './features/site-settings/site-desk.service.ts';
import { createSiteInfoService } from './features/site-settings/site-info.service.ts';
import { siteSettingsRoutes } from './features/site-settings/site-settings.routes.ts';
import { createSiteSettingsService } from './features/site-settings/site-settings.service.ts';
import type { Ai } from './gateways/ai/ai.ts';
import type { ProviderSettings } from './gateways/ai/provider.ts';
import { createGoogle, type Google } from './gateways/google.ts';
import type { Mailer, RenderedMail } from './gateways/mailer/mailer.ts';
import type { OpenMailer } from './gateways/mailer/open-mailer.ts';
import { reopenOnChange } from './gateways/reopen-on-change.ts';
import { withSiteName } from './http/replies/with-site-name.ts';
import type { Route } from './http/route.ts';
import type { Logger } from './log.ts';
import { createSecretBox } from './secret-box.ts';

export type OpenAi = (settings: ProviderSettings, log: Logger) => Ai;

interface SiteParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  /** Seals the stored keys and passwords; the same on all nodes. */
  readonly settingsKey: string;
  readonly audit: AuditService;
  readonly images: ImagesService;
  /** Of content/founder.yaml and content/donate.yaml. */
  readonly founder: Founder;
  readonly donation: Donation;
  readonly openMailer: OpenMailer;
  readonly openAi: OpenAi;
  readonly clock: () => Date;
  readonly log: Logger;
}

export interface ComposedSite {
  readonly routes: readonly Route[];
  readonly mailer: Mailer;
  /** Null while the site has no client id of Google. */
  readonly google: () => Promise<Google | null>;
  /** Null while no language model is connected. */
  readonly ai: () => Promise<Ai | null>;
  readonly isRegistrationOpen: () => Promise<boolean>;
  readonly siteName: () => Promise<string>;
  /** Null if the owner has given none. */
  readonly contactEmail: () => Promise<string | null>;
  /** Calls the listener when pages show old settings. */
  readonly onOutdated: (listener: () => void) => void;
  readonly pushKeys: PushKeysService;
  readonly forgetSettings: () => void;
  readonly cleanUp: () => Promise<unknown>;
}

/**
 * What belongs to the site as a whole: its settings (`/site`), and the connections to the outside, opened by the settings
 * of the moment.
 */
export function composeSite(parts: SiteParts): ComposedSite {
  const { config, database, audit, images, openMailer, openAi, clock, log } = parts;
  const { db, changes } = database;
  const environment = environmentSettings(config);
  const settings = createSiteSettingsService({
    db,
    changes,
    audit,
    seal: createSeal(parts.settingsKey),
    defaults: defaultSettings(parts),
    environment,
    log,
  });
  let lastName = PRODUCT_NAME;
  /** While the settings cannot be read, the last known one. */
  const siteName = (): Promise<string> =>
    settings.current('identity').then(
      ({ name }) => (lastName = name),
      () => lastName,
    );
  const nameMail = async (mail: RenderedMail) => withNameInMail(mail, await siteName());
  const connections = createConnectionsService({
    db,
    config,
    settings,
    environment,
    audit,
    render: (letter) => nameMail(renderLetter(letter)),
    siteName,
    log,
  });
  const budget = createModelBudgetService({ db, clock });
  const info = createSiteInfoService({ settings, clock });
  const box = createSecretBox(parts.settingsKey, 'keys of the site');
  const pushKeys = createPushKeys({ db, box, audit, log });
  const desk = createSiteDeskService({ db, settings, images, audit, budget, pushKeys });

  const mailer = reopenOnChange({
    settings: connections.mail,
    open: openMailer,
    close: (opened) => opened.close(),
  });
  const google = reopenOnChange({
    settings: connections.googleClientId,
    open: (clientId) =>
      clientId === null ? null : createGoogle({ clientId, keysUrl: config.GOOGLE_KEYS_URL, clock }),
  });
  const ai = reopenOnChange({
    settings: connections.model,
    open: (model) =>
      model && withNameInPrompts(budget.limited(openAi(model, log), model.dailyAnswers), siteName),
  });

  return {
    routes: [
      ...siteSettingsRoutes({ desk, connections, info }),
      ...founderRoutes(() => settings.current('founder')),
      ...donateRoutes(() => settings.current('donation')),
    ],
    mailer: {
      send: async (mail) => (await mailer.obtain()).send(await nameMail(mail)),
      close: mailer.close,
    },
    google: google.obtain,
    ai: ai.obtain,
    siteName,
    isRegistrationOpen: async () => (await settings.current('registration')).isOpen,
    contactEmail: async () => (await settings.current('identity')).email,
    onOutdated(listener) {
      settings.onChange(listener);
      info.onAnnouncementDue(listener);
    },
    pushKeys,
    forgetSettings: settings.forget,
    cleanUp: budget.cleanUp,
  };
}

const withNameInMail = (mail: RenderedMail, name: string): RenderedMail => ({
  ...mail,
  subject: withSiteName(mail.subject, name, 'text'),
  text: withSiteName(mail.text, name, 'text'),
  html: withSiteName(mail.html, name, 'html'),
});

const withNameInPrompts = (ai: Ai, siteName: () => Promise<string>): Ai => ({
  async *stream(messages, signal) {
    const name = await siteName();
    const named = messages.map((message) => ({
      ...message,
      content: withSiteName(message.content, name, 'text'),
    }));
    yield* ai.stream(named, signal);
  },
});
