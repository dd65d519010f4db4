import { afterEach, expect, test, vi } from 'vitest';
import { isInstalledByHand, isIphoneOrIpad } from './install-offer.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

/** Only WebKit of phones and tablets says whether the page was opened from the home screen. */
const onDevice = (userAgent: string, maxTouchPoints: number, standalone?: boolean) => {
  const ofSafari = standalone === undefined ? {} : { standalone };
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, ...ofSafari });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { device: [IPHONE, 5, false], isApple: true, byHand: true, why: 'an iPhone has no offer' },
  { device: [MAC, 5, false], isApple: true, byHand: true, why: 'an iPad says that it is a Mac' },
  { device: [MAC, 5, true], isApple: true, byHand: false, why: 'the app is open from the home screen' },
  { device: [MAC, 0], isApple: false, byHand: false, why: 'a Mac has no touch screen' },
  {
    device: [IPHONE, 5],
    isApple: true,
    byHand: false,
    why: 'a browser inside another app has no share menu',
  },
  { device: [ANDROID, 5], isApple: false, byHand: false, why: 'Chromium makes an offer' },
] as const)('$why', ({ device: [userAgent, touchPoints, standalone], isApple, byHand }) => {
  onDevice(userAgent, touchPoints, standalone);
  expect([isIphoneOrIpad(), isInstalledByHand()]).toEqual([isApple, byHand]);
});
