import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** The bank account for donations, from content/donate.yaml. */
const bankAccount = z.object({
  /** The six-digit number of the bank at NAPAS. */
  bank: z.string(),
  bankName: z.string(),
  account: z.string(),
  accountName: z.string(),
  /** The purpose of a transfer, in the plain capital letters that banks accept. */
  note: z.string(),
  /** In đồng; donors can choose another amount. */
  amounts: z.array(z.int()),
});
export type BankAccount = z.output<typeof bankAccount>;

const donation = z.object({
  greeting: z.string(),
  /** The letter under the greeting, one paragraph per entry. */
  letter: z.array(z.string()),
  signature: z.string(),
  /** Null if donations are not accepted yet. */
  bankAccount: z.nullable(bankAccount),
});
export type Donation = z.output<typeof donation>;

export const getDonation = defineEndpoint({
  method: 'GET',
  path: '/api/donate',
  summary: 'Lời chào của trang ủng hộ và tài khoản nhận, nếu có',
  access: 'anyone',
  kept: 'shared',
  output: donation,
});
