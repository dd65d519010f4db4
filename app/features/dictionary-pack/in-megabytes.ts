const MEGABYTE = 1_000_000;

const megabytes = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** `0,6` */
export const inMegabytes = (bytes: number): string => megabytes.format(Math.max(bytes / MEGABYTE, 0.1));
