import { isDeepStrictEqual } from 'node:util';
import type { Donation } from '#contract/donate/endpoints.ts';
import type { Founder } from '#contract/founder/endpoints.ts';
import { PRODUCT_NAME } from '#contract/site-name.ts';
import type { SecretName, SettingName } from '#contract/site-settings/setting-names.ts';
import { type SiteSettings, typedSettings } from '#contract/site-settings/typed-settings.ts';
import type { Config } from '#server/config.ts';
import { loginIn } from '#server/gateways/mailer/smtp-mailer.ts';
import type { StoredValue } from './site-settings.repository.ts';

/** The files of `content/`: the defaults of what the owner has never changed. */
export interface ContentDefaults {
  readonly founder: Founder;
  readonly donation: Donation;
}

export const defaultSettings = ({ founder, donation }: ContentDefaults): SiteSettings => ({
  identity: { name: PRODUCT_NAME, email: null, phone: null, address: null },
  announcement: { text: '', link: null, linkText: '', from: null, until: null, closable: true },
  registration: { isOpen: true },
  founder,
  donation,
  model: { baseUrl: null, model: null, dailyAnswers: null },
  mail: { server: null, user: null, sender: null },
  google: { clientId: null },
});

/** The shipped pages name the product: on a site with another name they speak of that site. */
export function namedDefaults(defaults: SiteSettings, siteName: string): SiteSettings {
  const named = (text: string) => text.replaceAll(PRODUCT_NAME, () => siteName);
  const { founder, donation } = defaults;
  return {
    ...defaults,
    founder: {
      ...founder,
      role: named(founder.role),
      about: founder.about && named(founder.about),
      story: founder.story.map(named),
    },
    donation: {
      ...donation,
      greeting: named(donation.greeting),
      letter: donation.letter.map(named),
      signature: named(donation.signature),
    },
  };
}

/** The names of the variables that set a field, and what they set. */
export interface EnvironmentSettings {
  readonly values: { readonly [Name in SettingName]?: Partial<SiteSettings[Name]> };
  readonly variables: { readonly [Name in SettingName]?: Readonly<Record<string, string>> };
  /** The secrets that the environment sets, for the servers that it names. */
  readonly secrets: {
    readonly [Name in SecretName]?: { readonly variable: string; readonly secret: string };
  };
}

type Connections = Pick<
  Config,
  'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'GOOGLE_CLIENT_ID'
>;

/** Environment variables win over what is stored. A secret of the environment is only for the address beside it. */
export function environmentSettings(config: Connections): EnvironmentSettings {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, SMTP_URL, MAIL_FROM, GOOGLE_CLIENT_ID } = config;
  const smtp = SMTP_URL === undefined ? null : new URL(SMTP_URL);
  const login = SMTP_URL === undefined ? null : loginIn(SMTP_URL);
  const server = smtp && `${smtp.protocol}//${smtp.host}`;
  return {
    values: {
      model: given({ baseUrl: AI_BASE_URL, model: AI_MODEL }),
      mail: given({
        server: server ?? undefined,
        user: login ? login.user || null : undefined,
        sender: MAIL_FROM,
      }),
      google: given({ clientId: GOOGLE_CLIENT_ID }),
    },
    variables: {
      model: given({
        baseUrl: AI_BASE_URL && 'AI_BASE_URL',
        model: AI_MODEL && 'AI_MODEL',
        key: AI_BASE_URL && AI_API_KEY && 'AI_API_KEY',
      }),
      mail: given({
        server: SMTP_URL && 'SMTP_URL',
        user: SMTP_URL && 'SMTP_URL',
        password: SMTP_URL && 'SMTP_URL',
        sender: MAIL_FROM && 'MAIL_FROM',
      }),
      google: given({ clientId: GOOGLE_CLIENT_ID && 'GOOGLE_CLIENT_ID' }),
    },
    secrets: given({
      'model-key': AI_BASE_URL && AI_API_KEY ? { variable: 'AI_API_KEY', secret: AI_API_KEY } : undefined,
      'mail-password': login ? { variable: 'SMTP_URL', secret: login.password } : undefined,
    }),
  };
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined | ''>;
  };

/** A setting as it holds, and the stored fields that cannot be used. */
export interface ReadSetting<Name extends SettingName> {
  readonly value: SiteSettings[Name];
  readonly unusable: StoredValue;
}

/**
 * The environment over what is stored over the default. A stored field that this version cannot use has no effect: it may
 * come from a newer version or from older rules, or be changed by hand, and must not break the site.
 */
export function readSetting<Name extends SettingName>(
  name: Name,
  stored: StoredValue,
  defaults: SiteSettings,
  environment: EnvironmentSettings,
): ReadSetting<Name> {
  const set = environment.values[name] ?? {};
  const { value, used } = readStored(name, stored, defaults[name]);
  const unusable = Object.entries(stored).filter(
    ([key]) => key in defaults[name] && !(key in used) && !(key in set),
  );
  return { value: { ...value, ...set }, unusable: Object.fromEntries(unusable) };
}

/** Leaves out the fields that do not pass, until the others do: some rules are about two fields. */
function readStored<Name extends SettingName>(
  name: Name,
  stored: StoredValue,
  defaults: SiteSettings[Name],
): { readonly value: SiteSettings[Name]; readonly used: StoredValue } {
  const parsed = typedSettings[name].safeParse({ ...defaults, ...stored });
  if (parsed.success) return { value: parsed.data as SiteSettings[Name], used: stored };
  const wrong = new Set(parsed.error.issues.map(({ path: [key] }) => key));
  const others = Object.entries(stored).filter(([key]) => !wrong.has(key));
  if (others.length < Object.keys(stored).length)
    return readStored(name, Object.fromEntries(others), defaults);
  // Only defaults do not pass: the files of `content/` have rules of their own.
  const used = Object.fromEntries(others.filter(([key]) => key in defaults));
  return { value: { ...defaults, ...used }, used };
}

/** Only what differs from the default is stored, so that the rest follows the files of `content/`. */
export function overridesOf<Name extends SettingName>(
  typed: SiteSettings[Name],
  defaults: SiteSettings[Name],
  { before, kept }: { readonly before: StoredValue; readonly kept: readonly string[] },
): StoredValue {
  const known = defaults as StoredValue;
  const changed = Object.entries(typed).filter(
    ([key, value]) => !kept.includes(key) && !isDeepStrictEqual(value, known[key]),
  );
  // What the environment sets today stays stored for the day when it does not.
  const covered = Object.entries(before).filter(([key]) => kept.includes(key));
  return Object.fromEntries([...covered, ...changed]);
}

/** The keys whose values differ. */
export const changedFields = (before: StoredValue, after: StoredValue): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
