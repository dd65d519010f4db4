import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** Where money can be sent to, as content/donate.yaml names it. */
const bankAccount = z.object({
  /** The six digits by which NAPAS knows the bank. */
  bank: z.string(),
  bankName: z.string(),
  account: z.string(),
  accountName: z.string(),
  /** What a transfer is for, in the plain capitals that banks take. */
  note: z.string(),
  /** In đồng; whoever gives may choose another. */
  amounts: z.array(z.int()),
});
export type BankAccount = z.output<typeof bankAccount>;

const donation = z.object({
  greeting: z.string(),
  /** The letter under the greeting, one paragraph each. */
  letter: z.array(z.string()),
  signature: z.string(),
  /** Null where nobody receives money yet. */
  bankAccount: z.nullable(bankAccount),
});
export type Donation = z.output<typeof donation>;

export const getDonation = defineEndpoint({
  method: 'GET',
  path: '/api/donate',
  summary: 'Lời chào của trang ủng hộ và tài khoản nhận, nếu có',
  access: 'anyone',
  output: donation,
});
