import { expect, test } from 'vitest';
import type { Donation } from '#contract/donate/endpoints.ts';
import { amountsOf, donationForm, OTHER_BANK, previewOf, typedDonationOf } from './donation-values.ts';

const WITH_ACCOUNT: Donation = {
  greeting: 'Cảm ơn bạn',
  letter: ['Đoạn một.', 'Đoạn hai.'],
  signature: 'Đội ngũ',
  bankAccount: {
    bank: '970403',
    bankName: 'Sacombank',
    account: '0011012345678',
    accountName: 'QUY MAU',
    note: 'UNG HO',
    amounts: [20_000, 1_500_000],
  },
};

test.each([
  { donation: WITH_ACCOUNT, why: 'a bank of the list' },
  { donation: { ...WITH_ACCOUNT, bankAccount: null }, why: 'no account' },
  {
    donation: {
      ...WITH_ACCOUNT,
      bankAccount: { ...WITH_ACCOUNT.bankAccount, bank: '970499', bankName: 'Ngân hàng Mẫu' },
    } as Donation,
    why: 'a bank that is not in the list',
  },
])('a form that is not changed sends what it was given: $why', ({ donation }) => {
  expect(typedDonationOf(donationForm(donation))).toEqual(donation);
  expect(previewOf(donationForm(donation))).toEqual(donation);
});

test('choosing a bank of the list sends its number and its name', () => {
  const form = { ...donationForm(WITH_ACCOUNT), chosen: '970436', account: '0011 0123 4567' };
  expect(typedDonationOf(form).bankAccount).toMatchObject({
    bank: '970436',
    bankName: 'Vietcombank',
    account: '001101234567',
  });
});

test('the preview has no code while the account is not complete', () => {
  const form = { ...donationForm(WITH_ACCOUNT), chosen: OTHER_BANK, bank: '97' };
  expect(previewOf(form).bankAccount).toBeNull();
  expect(typedDonationOf(form).bankAccount).toMatchObject({ bank: '97' });
});

test.each([
  { typed: '20k, 50k', amounts: [20_000, 50_000], why: 'thousands, as in everyday language' },
  { typed: '20.000; 1.500.000', amounts: [20_000, 1_500_000], why: 'dots for the thousands' },
  { typed: ' 20000 ,', amounts: [20_000], why: 'a comma at the end' },
  { typed: '', amounts: [], why: 'nothing' },
  { typed: '20k, nhiều', amounts: null, why: 'a word' },
])('$why', ({ typed, amounts }) => {
  expect(amountsOf(typed)).toEqual(amounts);
});
