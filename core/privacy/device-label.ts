/** In this order: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bZalo\b/, 'Zalo'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/coc_coc_browser/, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A User-Agent names a browser in every detail; this is enough for its owner to recognise. */
const READ_CHARS = 300;

/** What is kept of the browser that opened a session, such as “Chrome · Windows”; empty when nothing is recognised. */
export function deviceLabel(userAgent: string): string {
  const read = userAgent.slice(0, READ_CHARS);
  const nameIn = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(read))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}
