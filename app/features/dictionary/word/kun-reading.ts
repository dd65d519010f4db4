/** `つよ.い` → つよ（い）: what stands behind the dot is written in kana; `-づけ` → 〜づけ: only used behind another word. */
export const kunReading = (reading: string): string =>
  reading.replaceAll('-', '〜').replace(/\.(.+?)(〜?)$/, '（$1）$2');
