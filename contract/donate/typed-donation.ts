import { lineOfText } from '../fields.ts';
import { DONATION_MAX_VND, DONATION_MIN_VND } from '../limits.ts';
import {
  DONATION_AMOUNTS_MAX,
  SITE_LINE_MAX_CHARS,
  SITE_PARAGRAPH_MAX_CHARS,
  SITE_PARAGRAPHS_MAX,
} from '../site-limits.ts';
import { z } from '../zod.ts';
import type { Donation } from './endpoints.ts';

export const BANK_NUMBER = /^\d{6}$/;
export const ACCOUNT_NUMBER = /^[0-9A-Za-z]{4,19}$/;

export const hasDistinctAmounts = (amounts: readonly number[]): boolean =>
  new Set(amounts).size === amounts.length;

const line = lineOfText(SITE_LINE_MAX_CHARS);

/** The donation page as an owner fills it in (`/site`); content/donate.yaml has rules of its own. */
export const typedDonation = z.object({
  greeting: line,
  letter: z
    .array(lineOfText(SITE_PARAGRAPH_MAX_CHARS))
    .check(z.minLength(1), z.maxLength(SITE_PARAGRAPHS_MAX)),
  signature: line,
  bankAccount: z.nullable(
    z.object({
      bank: z.string().check(z.trim(), z.minLength(1), z.regex(BANK_NUMBER)),
      bankName: line,
      account: z.string().check(z.trim(), z.minLength(1), z.regex(ACCOUNT_NUMBER)),
      accountName: line,
      /** As typed; it is stored in the letters that banks accept. */
      note: line,
      amounts: z
        .array(z.int().check(z.minimum(DONATION_MIN_VND), z.maximum(DONATION_MAX_VND)))
        .check(z.minLength(1), z.maxLength(DONATION_AMOUNTS_MAX), z.refine(hasDistinctAmounts)),
    }),
  ),
}) satisfies z.ZodMiniType<Donation>;
