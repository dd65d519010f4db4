/** `つよ.い` → つよ（い）: the part after the dot is written in kana; `-づけ` → 〜づけ: only used as a suffix. */
export const kunReading = (reading: string): string =>
  reading.replaceAll('-', '〜').replace(/\.(.+?)(〜?)$/, '（$1）$2');
