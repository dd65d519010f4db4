import { DATABASE_POOL_DEFAULT, DATABASE_POOL_MAX, DATABASE_POOL_MIN } from '#contract/database-limits.ts';
import { emailText } from '#contract/fields.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#contract/limits.ts';
import { DRAIN_NOTICE_DEFAULT_MS, DRAIN_NOTICE_MAX_MS } from '#contract/server-limits.ts';
import { operatorTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';

const text = z.string().check(z.trim());
const flag = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0']),
  z.transform((value: 'on' | 'off' | 'true' | 'false' | '1' | '0') => ['on', 'true', '1'].includes(value)),
);
const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));

/** How many proxies are in front of the product; `on` means one. */
const proxies = z.pipe(
  z.union([flag, wholeNumber(0, 9)]),
  z.transform((value: boolean | number) => Number(value)),
);

/** An e-mail; what follows a `#` only makes another request of the same. */
const secondFactorReset = z.pipe(
  z.string(),
  z.transform((value: string, context) => {
    const [, typed = value, request = ''] = /^(.*)#([\w-]{1,20})$/.exec(value.trim()) ?? [];
    const email = emailText.safeParse(typed);
    if (email.success) return { email: email.data, request };
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  }),
);

/** Every setting of the product; the table in README documents them. */
const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  HOST: z._default(text, '0.0.0.0'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  HSTS_SUBDOMAINS: z._default(flag, false),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(wholeNumber(DATABASE_POOL_MIN, DATABASE_POOL_MAX), DATABASE_POOL_DEFAULT),
  TOKEN_SECRET: z.optional(text.check(z.minLength(32))),
  SETTINGS_KEY: z.optional(text.check(z.minLength(32))),
  ACCEPT_NEW_SECRETS: z._default(flag, false),
  ADMIN_EMAIL: z.optional(emailText),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(PASSWORD_MIN_CHARS), z.maxLength(PASSWORD_MAX_CHARS)),
  ),
  RESET_SECOND_FACTOR: z.optional(secondFactorReset),
  TRUST_PROXY: z._default(proxies, 0),
  RATE_LIMITS: z._default(flag, true),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  DRAIN_NOTICE_MS: z._default(wholeNumber(0, DRAIN_NOTICE_MAX_MS), DRAIN_NOTICE_DEFAULT_MS),
  PAGE_CACHE_MB: z._default(wholeNumber(1, 4096), 64),
  LONG_TAIL: z._default(flag, true),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(text),
  OWNER_EMAIL: z.optional(emailText),
  GOOGLE_CLIENT_ID: z.optional(text.check(z.minLength(1))),
  GOOGLE_KEYS_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://www.googleapis.com/oauth2/v3/certs'),
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  // Only characters that are allowed in a header.
  AI_API_KEY: z.optional(text.check(z.regex(/^[\x21-\x7e]+$/))),
  AI_MODEL: z.optional(text.check(z.minLength(1))),
});

export type Config = Readonly<Omit<z.output<typeof environment>, 'PUBLIC_URL' | 'OWNER_EMAIL'>> & {
  readonly PUBLIC_URL: URL;
  /** Recipient of the mails for the owner of the site. */
  readonly OWNER_EMAIL: string;
};

/** The account that a first boot creates when the environment names no other. */
export const DEFAULT_ADMIN_EMAIL = 'admin@localhost';

/** Thrown for a bad environment; its message is the only line that the boot prints. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable means "not set": compose files and shells pass those along.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
    throw new ConfigError(operatorTexts.badSettings(problems.join(', ')));
  }
  const { PUBLIC_URL, OWNER_EMAIL, ...config } = result.data;
  if ((config.ADMIN_EMAIL === undefined) !== (config.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError(operatorTexts.adminSettingsApart);
  }
  if (config.AI_BASE_URL !== undefined && config.AI_MODEL === undefined) {
    throw new ConfigError(operatorTexts.aiModelMissing);
  }
  return {
    ...config,
    PUBLIC_URL: new URL(PUBLIC_URL ?? `http://localhost:${config.PORT}`),
    OWNER_EMAIL: OWNER_EMAIL ?? config.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL,
  };
}
