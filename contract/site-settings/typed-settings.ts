import { typedDonation } from '../donate/typed-donation.ts';
import { emailText, lineOfText, optionalLine } from '../fields.ts';
import { SECURE_LINK, typedFounder } from '../founder/typed-founder.ts';
import { PHONE_MAX_CHARS } from '../limits.ts';
import {
  ANNOUNCEMENT_LINK_TEXT_MAX_CHARS,
  ANNOUNCEMENT_MAX_CHARS,
  MODEL_DAILY_ANSWERS_MAX,
  SECRET_MAX_CHARS,
  SITE_ADDRESS_MAX_CHARS,
  SITE_LINE_MAX_CHARS,
  SITE_NAME_MAX_CHARS,
} from '../site-limits.ts';
import { z } from '../zod.ts';
import { perhaps } from './perhaps.ts';
import type { SettingName } from './setting-names.ts';

/** The settings of the site (`/site`). A blank field is null: it is then not shown, or not connected. */

const identity = z.object({
  name: lineOfText(SITE_NAME_MAX_CHARS),
  email: perhaps(emailText),
  phone: perhaps(lineOfText(PHONE_MAX_CHARS)),
  address: perhaps(lineOfText(SITE_LINE_MAX_CHARS)),
});

/** An address of this site or of another one. `//host` would be another one in disguise. */
const ANNOUNCED_LINK = /^\/(?![/\\])[^\s\\]*$/;
const announcedLink = z.string().check(
  z.maxLength(SITE_ADDRESS_MAX_CHARS),
  z.refine((link) => ANNOUNCED_LINK.test(link) || SECURE_LINK.test(link)),
);
const moment = z.nullable(z.iso.datetime({ offset: true }));

const announcement = z
  .object({
    /** Empty: there is no announcement. */
    text: optionalLine(ANNOUNCEMENT_MAX_CHARS),
    link: perhaps(announcedLink),
    linkText: optionalLine(ANNOUNCEMENT_LINK_TEXT_MAX_CHARS),
    from: moment,
    until: moment,
    closable: z.boolean(),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
      path: ['until'],
    }),
  );

const registration = z.object({ isOpen: z.boolean() });

/**
 * Names, passwords and keys belong into fields of their own: in the address they would be stored and shown openly. No `@`
 * at all, because parsers disagree about where a host begins; of the parameters only the version that Azure asks for.
 */
const WITHOUT_SECRETS = /^https?:\/\/[^/?#@\\][^?#@\\]*(?:\?api-version=[\w.-]{1,40})?$/i;

const model = z.object({
  baseUrl: perhaps(
    z.url({ protocol: /^https?$/ }).check(z.maxLength(SITE_ADDRESS_MAX_CHARS), z.regex(WITHOUT_SECRETS)),
  ),
  model: perhaps(lineOfText(SITE_LINE_MAX_CHARS)),
  /** Null: no limit. */
  dailyAnswers: z.nullable(z.int().check(z.minimum(1), z.maximum(MODEL_DAILY_ANSWERS_MAX))),
});

/** `smtp.example.com`, `smtp.example.com:587` or `smtps://smtp.example.com`. */
const MAIL_SERVER =
  /^(?:smtps?:\/\/)?(?=[^:/]*[a-z[]|\d+\.\d+\.\d+\.\d+)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?\/?$/i;
/** As an address of the web, whose hosts and ports are parsed by the same rules as those of mail programs. */
const asWebAddress = (server: string): string => `http://${server.replace(/^smtps?:\/\//i, '')}`;
const canBeOpened = (server: string): boolean => z.url().safeParse(asWebAddress(server)).success;

/** `ten@mien.vn` or `Kakehashi <ten@mien.vn>`. */
const SENDER = /^(?:[^<>@\s,;:"\\()]+@[^<>@\s,;:"\\()]+|[^<>@,;:"\\]+<[^<>@\s,;:"\\()]+@[^<>@\s,;:"\\()]+>)$/;

const mail = z.object({
  server: perhaps(
    z
      .string()
      .check(z.trim(), z.maxLength(SITE_ADDRESS_MAX_CHARS), z.regex(MAIL_SERVER), z.refine(canBeOpened)),
  ),
  user: perhaps(lineOfText(SITE_LINE_MAX_CHARS)),
  sender: perhaps(lineOfText(SITE_LINE_MAX_CHARS).check(z.regex(SENDER))),
});

const google = z.object({
  clientId: perhaps(z.string().check(z.trim(), z.maxLength(SITE_LINE_MAX_CHARS), z.regex(/^[\w.-]+$/))),
});

export const typedSettings = {
  identity,
  announcement,
  registration,
  founder: typedFounder,
  donation: typedDonation,
  model,
  mail,
  google,
} as const satisfies Record<SettingName, z.ZodMiniType>;

export type SiteSettings = { readonly [Name in SettingName]: z.output<(typeof typedSettings)[Name]> };
export type Announcement = SiteSettings['announcement'];

/** Only characters that are allowed in a header. */
export const typedKey = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(SECRET_MAX_CHARS), z.regex(/^[\x21-\x7e]+$/));
export const typedMailPassword = z
  .string()
  .check(z.minLength(1), z.maxLength(SECRET_MAX_CHARS), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));
