/** 50000, or in groups of three, as usual in Vietnam: 50.000, 1 500 000. */
const DIGITS = /^(?:\d+|\d{1,3}(?:[., ]\d{3})+)$/;
const CURRENCY = /\s*(?:₫|đ|đồng|vnđ|vnd)$/;
/** 50k: fifty thousand, as in everyday language. */
const THOUSANDS = /\s*k$/;

/** The typed amount in đồng; null if it is not a whole amount. */
export function readAmount(typed: string): number | null {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(CURRENCY, '');
  const digits = text.replace(THOUSANDS, '');
  if (!DIGITS.test(digits)) return null;
  const amount = Number(digits.replaceAll(/[., ]/g, '')) * (digits === text ? 1 : 1_000);
  return Number.isSafeInteger(amount) ? amount : null;
}
