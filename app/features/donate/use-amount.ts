import { useState } from 'react';
import { DONATION_MAX_VND, DONATION_MIN_VND } from '#contract/limits.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { readAmount } from '#core/donate/read-amount.ts';
import { formatMoney } from './money.ts';

/** An offered amount, `any` (typed later into the banking app), or `own` (typed here). */
export type AmountChoice = number | 'any' | 'own';

const WRONG = donateTexts.amountWrong(formatMoney(DONATION_MIN_VND), formatMoney(DONATION_MAX_VND));

/** The amount of a donation. While the typed amount is not valid, the code has no amount. */
export function useAmount() {
  const [choice, setChoice] = useState<AmountChoice>('any');
  const [typed, setTyped] = useState('');
  // No error while the amount is still being typed.
  const [isTyping, setTyping] = useState(false);
  const own = ownAmount(typed);
  return {
    choice,
    choose: setChoice,
    typed,
    type: (text: string) => {
      setTyped(text);
      setTyping(true);
    },
    leaveField: () => setTyping(false),
    error: choice === 'own' && typed.trim() !== '' && !isTyping && own === null ? WRONG : null,
    amount: typeof choice === 'number' ? choice : choice === 'own' ? own : null,
  };
}

export type Amount = ReturnType<typeof useAmount>;

function ownAmount(typed: string): number | null {
  const amount = readAmount(typed);
  return amount !== null && amount >= DONATION_MIN_VND && amount <= DONATION_MAX_VND ? amount : null;
}
