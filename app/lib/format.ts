/** Numbers and dates as Vietnamese readers write them. */
const numbers = new Intl.NumberFormat('vi-VN');

export const formatNumber = (value: number): string => numbers.format(value);
