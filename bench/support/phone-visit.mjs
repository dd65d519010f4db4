// One visit with a phone and an empty cache, over a slow connection: what was loaded, and the page vitals.
import { setTimeout as wait } from 'node:timers/promises';
import { layoutShift, observeVitals, isInHtml, totalBlockingMs } from './page-vitals.mjs';
import { weigh } from './page-weight.mjs';

/** The phone, connection and processor of Lighthouse: “slow 4G” and a cheap phone. */
export const PHONE = { width: 360, height: 740, pixelRatio: 3, processorSlowdown: 4 };
export const LINE = { latencyMs: 562.5, downKbit: 1_474.56, upKbit: 675 };
const BYTES_PER_KBIT = 1_000 / 8;
/** Late requests come within this time. */
const REST_MS = 1_500;
const SCROLL_STEP_PX = 500;
const SCROLL_PAUSE_MS = 50;

export const newPhone = (browser, options = {}) =>
  browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
    ...options,
  });

/** With `savesData` nothing is opened or fetched ahead: what is left is what the page itself needs. */
export async function visitWithPhone(browser, address, { savesData = false } = {}) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  const devTools = await context.newCDPSession(page);
  await slowDown(devTools);
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  const weightSoFar = weigh(page);
  try {
    const reply = await page.goto(address, { waitUntil: 'networkidle' });
    await wait(REST_MS);
    const kilobytes = await weightSoFar();
    const { largest, paints, longTasks, readyMs } = await vitalsOf(page);
    const isSent = await page.evaluate(isInHtml, { html: await reply.text(), largest });
    await scrollToEnd(page);
    const { score, moved } = layoutShift((await vitalsOf(page)).shifts);
    return {
      kilobytes,
      firstPaintMs: paints['first-contentful-paint'],
      largest: { ms: largest.startTime, selector: largest.selector, text: largest.text, isSent },
      shift: score,
      moved,
      blockingMs: totalBlockingMs({ longTasks, paints }),
      readyMs,
    };
  } finally {
    await context.close();
  }
}

export async function slowDown(devTools) {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: LINE.downKbit * BYTES_PER_KBIT,
    uploadThroughput: LINE.upKbit * BYTES_PER_KBIT,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
}

const vitalsOf = (page) => page.evaluate(() => window.vitals);

/** Parts that load when they become visible must not move the text. */
async function scrollToEnd(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP_PX) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await wait(SCROLL_PAUSE_MS);
  }
  await wait(REST_MS);
}
