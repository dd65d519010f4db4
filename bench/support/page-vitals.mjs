// What a reader notices while a page loads, as measured by the browser. The functions that run in the page must not use
// anything from outside.

/** Tasks that block the page for longer than this are long tasks. */
const LONG_TASK_MS = 50;
/** Shifts are grouped while they follow each other within a second, for five seconds at most (web.dev/cls). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/** Runs before the scripts of the page: collects observations in `window.vitals`. */
export function observeVitals() {
  const describe = (element) => {
    const main = element.closest('main, header, footer, nav, dialog');
    const own = element.tagName.toLowerCase() + (element.id ? `#${element.id}` : '');
    return main && main !== element ? `${main.tagName.toLowerCase()} ${own}` : own;
  };
  const vitals = { paints: {}, largest: null, shifts: [], longTasks: [], readyMs: NaN };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => (vitals.paints[name] = startTime));
  observe('longtask', ({ startTime, duration }) => vitals.longTasks.push({ startTime, duration }));
  observe('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const moved = sources.flatMap(({ node }) => (node instanceof Element ? [describe(node)] : []));
    vitals.shifts.push({ startTime, value, moved });
  });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    // The browser does not report the element of a placeholder in an empty field.
    const largest = element ?? document.querySelector('textarea[placeholder], input[placeholder]');
    vitals.largest = {
      startTime,
      selector: largest ? describe(largest) : 'gone since',
      tag: largest?.tagName ?? '',
      text: largest?.getAttribute('placeholder') ?? largest?.textContent ?? '',
      url,
    };
  });
  // From then on taps are answered: React adds a property to every hydrated element.
  const looking = setInterval(() => {
    const main = document.querySelector('main');
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactFiber'))) return;
    vitals.readyMs = performance.now();
    clearInterval(looking);
  }, 20);
  window.vitals = vitals;
}

/** Whether the HTML from the server has an element of this kind with this text or picture. */
export function isInHtml({ html, largest }) {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const isPicture = (element) =>
    [...element.attributes].some(({ value }) => value !== '' && largest.url.endsWith(value));
  const isText = (element) => (element.getAttribute('placeholder') ?? element.textContent) === largest.text;
  return [...sent.querySelectorAll(largest.tag || 'none')].some(largest.url ? isPicture : isText);
}

/** The part of all long tasks after the first paint that blocks the reader. */
export const totalBlockingMs = ({ longTasks, paints }) =>
  longTasks
    .filter(({ startTime }) => startTime >= paints['first-contentful-paint'])
    .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);

/** The worst group of shifts, and what moved most in it. */
export function layoutShift(shifts) {
  let worst = { score: 0, moved: '' };
  let run = [];
  for (const shift of shifts) {
    const isNext =
      run.length > 0 &&
      shift.startTime - run.at(-1).startTime < SHIFT_GAP_MS &&
      shift.startTime - run[0].startTime < SHIFT_WINDOW_MS;
    run = isNext ? [...run, shift] : [shift];
    const score = run.reduce((sum, { value }) => sum + value, 0);
    if (score > worst.score)
      worst = { score, moved: run.toSorted((a, b) => b.value - a.value)[0].moved.join(', ') };
  }
  return worst;
}
