/** The order matters: most browsers also name the browsers they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bZalo\b/, 'Zalo'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(?:TikTok|musical_ly|BytedanceWebview)/, 'TikTok'],
  [/\bLine\//, 'LINE'],
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

/** A User-Agent is much longer; this much is enough for the owner to recognise the browser. */
const READ_CHARS = 300;

/** The stored label of the browser of a session, such as “Chrome · Windows”; empty if nothing is recognised. */
export function deviceLabel(userAgent: string): string {
  const read = userAgent.slice(0, READ_CHARS);
  const nameIn = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(read))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}
