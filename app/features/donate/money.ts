import { donateTexts } from '#contract/texts/donate.ts';
import { formatNumber } from '#app/lib/format.ts';

/** `50.000 ₫`, never broken before its sign. */
export const formatMoney = (amount: number): string => donateTexts.money(formatNumber(amount));
