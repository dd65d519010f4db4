import { useState } from 'react';
import { DONATION_MAX_VND, DONATION_MIN_VND } from '#contract/limits.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { readAmount } from '#core/donate/read-amount.ts';
import { formatMoney } from './money.ts';

/** One of the amounts on offer, whatever the giver types into their bank's app, or what they type here. */
export type AmountChoice = number | 'any' | 'own';

const WRONG = donateTexts.amountWrong(formatMoney(DONATION_MIN_VND), formatMoney(DONATION_MAX_VND));

/** How much somebody wants to give. An amount that is not one yet leaves the code without any. */
export function useAmount() {
  const [choice, setChoice] = useState<AmountChoice>('any');
  const [typed, setTyped] = useState('');
  // Nobody is told that half an amount is wrong while they are typing it.
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
