import type { BankAccount, Donation } from '#contract/donate/endpoints.ts';
import { ACCOUNT_NUMBER, BANK_NUMBER, hasDistinctAmounts } from '#contract/donate/typed-donation.ts';
import { DONATION_MAX_VND, DONATION_MIN_VND } from '#contract/limits.ts';
import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import { TRANSFER_NOTE_MAX_CHARS, transferNote } from '#core/donate/transfer-note.ts';
import { readContentFile } from '#server/db/content/content-files.ts';
import { parseEntry } from '#server/db/content/read-entry.ts';
import { readYaml } from '#server/db/content/read-yaml.ts';

/**
 * Reads content/donate.yaml. A mistake in it stops the boot and names the line, so that no money goes to a wrong
 * account.
 */
export async function readDonation(contentFolder: string): Promise<Donation> {
  const { content, placeOf } = readYaml(await readContentFile(contentFolder, '', 'donate.yaml'));
  const { transfer, ...greeting } = parseEntry(donationSchema, content, placeOf);
  return { ...greeting, bankAccount: transfer ? bankAccountOf(transfer) : null };
}

const bankAccountOf = ({ message, ...account }: TransferBlock): BankAccount => ({
  ...account,
  note: transferNote(message),
});

type TransferBlock = Omit<BankAccount, 'note'> & { readonly message: string };
type DonationFile = Omit<Donation, 'bankAccount'> & { readonly transfer?: TransferBlock | null | undefined };

const text = z.string().check(z.trim(), z.minLength(1));

// Without quotes YAML would read these two as numbers, and an account would lose its leading zero.
const bankNumber = z.string(contentTexts.bankNumber).check(z.regex(BANK_NUMBER, contentTexts.bankNumber));
const accountNumber = z
  .string(contentTexts.accountNumber)
  .check(z.regex(ACCOUNT_NUMBER, contentTexts.accountNumber));

const note = text.check(
  z.refine(
    (message) => message.length <= TRANSFER_NOTE_MAX_CHARS && transferNote(message) !== '',
    contentTexts.transferNote(TRANSFER_NOTE_MAX_CHARS),
  ),
);

const amount = z
  .int(contentTexts.donationAmount)
  .check(
    z.minimum(DONATION_MIN_VND, contentTexts.donationAmount),
    z.maximum(DONATION_MAX_VND, contentTexts.donationAmount),
  );

const donationSchema: z.ZodMiniType<DonationFile> = z.strictObject({
  greeting: text,
  letter: z.array(text).check(z.minLength(1)),
  signature: text,
  // An account whose lines were all removed counts as missing.
  transfer: z.nullish(
    z.strictObject({
      bank: bankNumber,
      bankName: text,
      account: accountNumber,
      accountName: text,
      message: note,
      amounts: z.array(amount).check(z.minLength(1), z.refine(hasDistinctAmounts, contentTexts.amountTwice)),
    }),
  ),
});
