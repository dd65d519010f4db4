import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Donation } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import DonatePage from './donate-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const greeting: Donation = {
  greeting: 'Cảm ơn bạn',
  letter: ['架け橋 nghĩa là nhịp cầu.'],
  signature: 'Đội ngũ',
  bankAccount: null,
};
const configured: Donation = {
  ...greeting,
  bankAccount: {
    bank: '970403',
    bankName: 'Ngân hàng Mẫu',
    account: '0011012345678',
    accountName: 'QUY MAU',
    note: 'UNG HO',
    amounts: [20_000, 50_000],
  },
};

async function open(donation: Donation) {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderWithApi(<DonatePage />, { 'GET /api/donate': () => Response.json(donation) }, '/donate');
  await screen.findByRole('heading', { level: 1, name: 'Cảm ơn bạn' });
  return { writeText };
}

const code = () => screen.queryByRole('img', { name: donateTexts.codeTitle('QUY MAU') });
const drawn = () => code()?.querySelector('path')?.getAttribute('d');
const chooses = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('without an account', () => {
  test('says so, and does not ask for money', async () => {
    await open(greeting);
    expect(screen.getByRole('heading', { name: donateTexts.noAccountTitle })).toBeDefined();
    expect(code()).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('names other ways to help', async () => {
    const { writeText } = await open(greeting);
    const ways = within(screen.getByRole('region', { name: donateTexts.waysHeading }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/exercises',
      '/feedback',
      '/supplier',
    ]);
    fireEvent.click(ways.getByRole('button', { name: donateTexts.ways.share.action }));
    await screen.findByText(donateTexts.copied(donateTexts.link));
    expect(writeText).toHaveBeenCalledWith(new URL('/', location.href).href);
  });
});

describe('with an account', () => {
  test('the code accepts any amount until one is chosen, and differs for each amount', async () => {
    await open(configured);
    const anyAmount = drawn();
    expect(screen.getByRole('status').textContent).toBe(donateTexts.codeWithoutAmount);
    chooses('20.000\u00A0₫');
    const withAmount = drawn();
    expect(screen.getByRole('status').textContent).toBe(donateTexts.codeWithAmount('20.000\u00A0₫'));
    chooses('50.000\u00A0₫');
    expect(new Set([anyAmount, withAmount, drawn()]).size).toBe(3);
    chooses(donateTexts.anyAmount);
    expect(drawn()).toBe(anyAmount);
  });

  test.each([
    { typed: '75.000', amount: '75.000', why: 'a typed amount' },
    { typed: '75k', amount: '75.000', why: 'a common short form' },
    { typed: '1000', amount: '1.000', why: 'the minimum' },
    { typed: '999', amount: null, why: 'too little' },
    { typed: '500.000.001', amount: null, why: 'too much' },
    { typed: 'nhiều', amount: null, why: 'not an amount' },
  ])('$typed: $why', async ({ typed, amount }) => {
    await open(configured);
    const anyAmount = drawn();
    chooses(donateTexts.otherAmount);
    const field = screen.getByRole('textbox', { name: donateTexts.ownAmount });
    fireEvent.change(field, { target: { value: typed } });
    expect(screen.queryByRole('alert'), 'no error while typing').toBeNull();
    fireEvent.blur(field);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
      amount === null ? donateTexts.amountWrong('1.000\u00A0₫', '500.000.000\u00A0₫') : null,
    );
    expect(drawn() === anyAmount).toBe(amount === null);
    expect(screen.getByRole('status').textContent).toBe(
      amount === null ? donateTexts.codeWithoutAmount : donateTexts.codeWithAmount(`${amount}\u00A0₫`),
    );
  });

  test.each([
    { what: donateTexts.account, copied: '0011012345678' },
    { what: donateTexts.owner, copied: 'QUY MAU' },
    { what: donateTexts.amount, copied: '50000' },
    { what: donateTexts.note, copied: 'UNG HO' },
  ])('$what is copied, and a toast confirms it', async ({ what, copied }) => {
    const { writeText } = await open(configured);
    chooses('50.000\u00A0₫');
    fireEvent.click(screen.getByRole('button', { name: donateTexts.copy(what.toLowerCase()) }));
    await screen.findByText(donateTexts.copied(what.toLowerCase()));
    expect(writeText).toHaveBeenCalledWith(copied);
  });
});
