import { OTP_DIGITS } from '#contract/limits.ts';

/** The digits of a code as it was typed or pasted: ` 123 456 `, `123-456`, `１２３４５６` from a Japanese keyboard. */
export const otpDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, OTP_DIGITS);
