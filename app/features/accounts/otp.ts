import { OTP_DIGITS } from '#contract/limits.ts';

/** The digits of a typed or pasted code: ` 123 456 `, `123-456`, `１２３４５６` from a Japanese keyboard. */
export const otpDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, OTP_DIGITS);
