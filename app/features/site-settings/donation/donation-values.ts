import { BANKS } from '#contract/donate/banks.ts';
import type { Donation } from '#contract/donate/endpoints.ts';
import { readAmount } from '#core/donate/read-amount.ts';
import { transferNote } from '#core/donate/transfer-note.ts';
import { formatNumber } from '#app/lib/format.ts';
import { joinParagraphs, splitParagraphs } from '../paragraphs.ts';

/** Chosen instead of a bank of the list. */
export const OTHER_BANK = 'other';

/** The donation page as a form. */
export function donationForm({ greeting, letter, signature, bankAccount }: Donation) {
  const {
    bank = '',
    bankName = '',
    account = '',
    accountName = '',
    note = '',
    amounts = [],
  } = bankAccount ?? {};
  const isListed = BANKS.some((known) => known.bank === bank && known.name === bankName);
  return {
    greeting,
    letter: joinParagraphs(letter),
    signature,
    accepts: bankAccount !== null,
    chosen: isListed || bank === '' ? bank : OTHER_BANK,
    bank,
    bankName,
    account,
    accountName,
    note,
    amounts: amounts.map(formatNumber).join(', '),
  };
}
export type DonationForm = ReturnType<typeof donationForm>;

/** Null if one of them is no amount. Thousands are grouped by dots, so commas separate. */
export function amountsOf(typed: string): number[] | null {
  const amounts = typed
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
    .map(readAmount);
  return amounts.every((amount) => amount !== null) ? amounts : null;
}

/** What is sent; the server decides whether it is valid. */
export function typedDonationOf(form: DonationForm): Donation {
  const { greeting, letter, signature, accepts, chosen, account, accountName, note } = form;
  const listed = BANKS.find(({ bank }) => bank === chosen);
  const typed = chosen === OTHER_BANK ? { bank: form.bank, name: form.bankName } : { bank: '', name: '' };
  const { bank, name: bankName } = listed ?? typed;
  return {
    greeting: greeting.trim(),
    letter: splitParagraphs(letter),
    signature: signature.trim(),
    bankAccount: accepts
      ? {
          bank,
          bankName,
          account: account.replaceAll(/\s/g, ''),
          accountName,
          note,
          amounts: amountsOf(form.amounts) ?? [],
        }
      : null,
  };
}

/** For the preview: the account is shown once its code can be drawn. */
export function previewOf(form: DonationForm): Donation {
  const donation = typedDonationOf(form);
  const { bankAccount } = donation;
  const isComplete =
    bankAccount && /^\d{6}$/.test(bankAccount.bank) && /^[0-9A-Za-z]{4,19}$/.test(bankAccount.account);
  return {
    ...donation,
    bankAccount: isComplete ? { ...bankAccount, note: transferNote(bankAccount.note) } : null,
  };
}
