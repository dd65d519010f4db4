import { describe, expect, test } from 'vitest';
import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { readDonation } from './read-donation.ts';

const GREETING = 'greeting: Chào bạn\nletter: [Cảm ơn bạn.]\nsignature: Đội ngũ\n';
const TRANSFER = {
  bank: "'970403'",
  bankName: 'Ngân hàng Mẫu',
  account: "'0011012345678'",
  accountName: 'QUY MAU',
  message: 'Ủng hộ Kakehashi',
  amounts: '[20000, 50000]',
};

const file = (changes: Readonly<Record<string, string>> = {}) =>
  `${GREETING}transfer:\n${Object.entries({ ...TRANSFER, ...changes })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

const read = (text: string) => withContentFiles({ 'donate.yaml': text }, readDonation);

test.each([
  { text: GREETING, why: 'only a greeting' },
  { text: `${GREETING}transfer:\n#  bank: '970403'\n`, why: 'an account that was commented out' },
])('no bank account: $why', async ({ text }) => {
  expect(await read(text)).toEqual({
    greeting: 'Chào bạn',
    letter: ['Cảm ơn bạn.'],
    signature: 'Đội ngũ',
    bankAccount: null,
  });
});

test('an account keeps its zeros, and its note is in the format of banks', async () => {
  expect((await read(file())).bankAccount).toEqual({
    bank: '970403',
    bankName: 'Ngân hàng Mẫu',
    account: '0011012345678',
    accountName: 'QUY MAU',
    note: 'UNG HO KAKEHASHI',
    amounts: [20_000, 50_000],
  });
});

describe('a wrong file is refused with its line', () => {
  test.each<{ changes: Readonly<Record<string, string>>; says: string; why: string }>([
    { changes: { bank: "'97040'" }, says: contentTexts.bankNumber, why: 'a bank number of five digits' },
    { changes: { bank: '970403' }, says: contentTexts.bankNumber, why: 'a bank number without quotes' },
    {
      changes: { account: '0011012345678' },
      says: contentTexts.accountNumber,
      why: 'a zero that YAML drops',
    },
    { changes: { account: "'0011 0123'" }, says: contentTexts.accountNumber, why: 'spaces in the account' },
    { changes: { account: `'${'1'.repeat(20)}'` }, says: contentTexts.accountNumber, why: 'a long account' },
    { changes: { accountName: '' }, says: 'accountName', why: 'an account without a name' },
    {
      changes: { message: 'あ' },
      says: contentTexts.transferNote(25),
      why: 'a note with characters that banks refuse',
    },
    { changes: { message: 'a'.repeat(26) }, says: contentTexts.transferNote(25), why: 'a long note' },
    { changes: { amounts: '[0]' }, says: contentTexts.donationAmount, why: 'an amount of zero' },
    { changes: { amounts: '[1000.5]' }, says: contentTexts.donationAmount, why: 'a fraction of a đồng' },
    {
      changes: { amounts: '[500000001]' },
      says: contentTexts.donationAmount,
      why: 'an amount that is too large',
    },
    { changes: { amounts: '[5000, 5000]' }, says: contentTexts.amountTwice, why: 'an amount twice' },
    { changes: { amounts: '[]' }, says: 'amounts', why: 'no amount to choose' },
    { changes: { iban: 'x' }, says: 'iban', why: 'an unknown field' },
  ])('$why', async ({ changes, says }) => {
    const failure: unknown = await read(file(changes)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toContain('content/donate.yaml, dòng ');
    expect(String(failure)).toContain(says);
  });
});
