/** Numbers and dates in Vietnamese format, in the reader's time zone. */
// Numbers are written without Intl: the first formatter of a page costs a cheap phone 90 ms (decision 060).

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

function decimals(value: number, digits: number): string {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replaceAll(THOUSANDS, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** Of whole numbers. */
export const formatNumber = (value: number): string => decimals(value, 0);

/** From a share between 0 and 1. */
export const formatPercent = (share: number): string => `${decimals(inHundredths(share), 0)}%`;

/** 0.575 × 100 is 57.49… in binary: what it is in decimals is rounded. */
const inHundredths = (share: number): number => Number((share * 100).toPrecision(12));

const MEGABYTE = 1_000_000;

/** `0,6`; what is there is never 0. */
export const formatMegabytes = (bytes: number): string => decimals(Math.max(bytes / MEGABYTE, 0.1), 1);

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const inVietnamese = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('vi-VN', options).format(new Date(iso));

export const formatDay = (iso: string): string => inVietnamese(iso, DAY);

/** `07:08 ngày 05/11/2026`, for use in a sentence. */
export const formatMinute = (iso: string): string => `${inVietnamese(iso, CLOCK)} ngày ${formatDay(iso)}`;

/** Day, month, year, hour, minute and second (PRODUCT.md, Notifications). */
export const formatDateTime = (iso: string): string =>
  inVietnamese(iso, { ...DAY, ...CLOCK, second: '2-digit' });

/** For file names: sortable. */
export const formatFileDay = (date: Date): string => new Intl.DateTimeFormat('sv-SE').format(date);
