import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  { typed: '50000', amount: 50_000, why: 'digits' },
  { typed: '50.000', amount: 50_000, why: 'a dot for the thousands' },
  { typed: '1,500,000', amount: 1_500_000, why: 'commas, as on some keyboards' },
  { typed: '1 500 000', amount: 1_500_000, why: 'spaces' },
  { typed: '1\u00A0500\u00A0000', amount: 1_500_000, why: 'non-breaking spaces' },
  { typed: ' 20.000 ₫ ', amount: 20_000, why: 'with the đồng sign' },
  { typed: '20.000đ', amount: 20_000, why: 'with its letter' },
  { typed: '20000 VND', amount: 20_000, why: 'with its code' },
  { typed: '50k', amount: 50_000, why: 'thousands, as in everyday language' },
  { typed: '５０００', amount: 5_000, why: 'full-width digits' },
  { typed: '0', amount: 0, why: 'zero is an amount' },
  { typed: '', amount: null, why: 'nothing' },
  { typed: '50.00', amount: null, why: 'the đồng has no decimals' },
  { typed: '-5000', amount: null, why: 'negative' },
  { typed: '1e6', amount: null, why: 'scientific notation' },
  { typed: 'năm mươi nghìn', amount: null, why: 'words' },
  { typed: '9'.repeat(30), amount: null, why: 'too large' },
])('“$typed”: $why', ({ typed, amount }) => expect(readAmount(typed)).toBe(amount));
