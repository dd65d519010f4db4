import { lineOfText } from '../fields.ts';
import { NAME_MAX_CHARS } from '../limits.ts';
import {
  SITE_ADDRESS_MAX_CHARS,
  SITE_LINE_MAX_CHARS,
  SITE_LIST_MAX,
  SITE_PARAGRAPH_MAX_CHARS,
  SITE_PARAGRAPHS_MAX,
} from '../site-limits.ts';
import { perhaps } from '../site-settings/perhaps.ts';
import { z } from '../zod.ts';
import type { Certificate, Founder, Occupation } from './endpoints.ts';
import { SOCIAL_KINDS } from './socials.ts';

/**
 * Strict because browsers treat `https:a.example` as a path, and the part before an @ can look like the host. Anything
 * but https is refused: `javascript:` would run in the page.
 */
export const SECURE_LINK = /^https:\/\/[^/@\\\s]+(?:[/?#]\S*)?$/;
export const YEAR_OR_MONTH = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;
export const CERTIFICATE_YEARS = { first: 1950, last: 2100 } as const;

/** Compared only as far as both are known: from 2024-09 to 2024 is valid. */
export const isPeriod = ({ from, to }: Pick<Occupation, 'from' | 'to'>): boolean =>
  to === null || to >= from.slice(0, to.length);

/** One of our own files or an uploaded picture: the Content-Security-Policy allows no pictures from other sites. */
const OWN_PICTURE = /^\/(?:images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g|svg)|media\/[0-9a-f]{32}\.webp)$/;

const line = lineOfText(SITE_LINE_MAX_CHARS);
const paragraphs = z.array(lineOfText(SITE_PARAGRAPH_MAX_CHARS)).check(z.maxLength(SITE_PARAGRAPHS_MAX));
const listOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(SITE_LIST_MAX));

const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .check(z.maxLength(SITE_ADDRESS_MAX_CHARS), z.regex(SECURE_LINK));
const picture = z.string().check(z.maxLength(SITE_ADDRESS_MAX_CHARS), z.regex(OWN_PICTURE));
const yearOrMonth = z.string().check(z.trim(), z.minLength(1), z.regex(YEAR_OR_MONTH));

const occupation: z.ZodMiniType<Occupation, unknown> = z
  .object({
    title: line,
    place: line,
    from: yearOrMonth,
    to: perhaps(yearOrMonth),
    text: perhaps(lineOfText(SITE_PARAGRAPH_MAX_CHARS)),
  })
  .check(z.refine(isPeriod, { path: ['to'] }));

const certificate: z.ZodMiniType<Certificate, unknown> = z.object({
  name: line,
  issuer: perhaps(line),
  year: z.nullable(z.int().check(z.minimum(CERTIFICATE_YEARS.first), z.maximum(CERTIFICATE_YEARS.last))),
  image: perhaps(picture),
});

/** The founder page as an owner fills it in (`/site`); content/founder.yaml has rules of its own. */
export const typedFounder = z.object({
  name: perhaps(lineOfText(NAME_MAX_CHARS)),
  role: line,
  about: perhaps(lineOfText(SITE_PARAGRAPH_MAX_CHARS)),
  story: paragraphs,
  photo: perhaps(picture),
  studies: listOf(line),
  work: listOf(occupation),
  certificates: listOf(certificate),
  socials: listOf(z.object({ kind: z.enum(SOCIAL_KINDS), url: link })),
  website: perhaps(link),
}) satisfies z.ZodMiniType<Founder>;
