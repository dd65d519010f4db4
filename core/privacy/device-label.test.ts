import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const GOOGLE = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921B)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  { userAgent: `${WINDOWS} ${GOOGLE} Safari/537.36`, label: 'Chrome · Windows' },
  { userAgent: `${WINDOWS} ${GOOGLE} Safari/537.36 Edg/131.0.0.0`, label: 'Edge · Windows' },
  {
    userAgent: `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/128.0 Chrome/122.0 Safari/537.36`,
    label: 'Cốc Cốc · Windows',
  },
  { userAgent: `${WINDOWS} ${GOOGLE} Safari/537.36 OPR/116.0`, label: 'Opera · Windows' },
  {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0',
    label: 'Firefox · Windows',
  },
  { userAgent: `${MAC} ${APPLE} Version/18.1 Safari/605.1.15`, label: 'Safari · macOS' },
  { userAgent: `${IPHONE} ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`, label: 'Safari · iPhone' },
  { userAgent: `${IPHONE} ${APPLE} CriOS/131.0 Mobile/15E148 Safari/604.1`, label: 'Chrome · iPhone' },
  { userAgent: `${IPHONE} ${APPLE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, label: 'Firefox · iPhone' },
  { userAgent: `${IPHONE} ${APPLE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`, label: 'Facebook · iPhone' },
  { userAgent: `${IPHONE} ${APPLE} Mobile/15E148 Zalo iOS/641`, label: 'Zalo · iPhone' },
  { userAgent: `${IPHONE} ${APPLE} Mobile/15E148 Instagram 361.0`, label: 'Instagram · iPhone' },
  {
    userAgent: `${IPHONE} ${APPLE} Mobile/15E148 musical_ly_37.5 BytedanceWebview`,
    label: 'TikTok · iPhone',
  },
  { userAgent: `${ANDROID} ${GOOGLE} Mobile Safari/537.36 Line/14.20`, label: 'LINE · Android' },
  { userAgent: `${ANDROID} ${GOOGLE} Mobile Safari/537.36`, label: 'Chrome · Android' },
  {
    userAgent: `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    label: 'Samsung Internet · Android',
  },
  {
    userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${GOOGLE} Safari/537.36`,
    label: 'Chrome · ChromeOS',
  },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    label: 'Firefox · Linux',
  },
  { userAgent: 'curl/8.5.0', label: '' },
  { userAgent: '', label: '' },
  { userAgent: '<script>alert(1)</script>', label: '' },
  { userAgent: `${'x'.repeat(100_000)} Chrome/131.0`, label: '' },
])('$label', ({ userAgent, label }) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
