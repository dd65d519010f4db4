import type { Page } from '@playwright/test';

const CONTROLS = 'a, button, input, select, textarea, summary';

/** Places of a page that the assistant's button must not cover. */
export const SCROLLED = [0, 0.5, 1] as const;

export const scrollTo = (page: Page, part: number) =>
  page.evaluate(async (share) => {
    window.scrollTo(0, share * (document.documentElement.scrollHeight - window.innerHeight));
    await new Promise(requestAnimationFrame);
  }, part);

/** Controls whose centre is under something that floats over the page. The bars at both edges are no such thing. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const floats = (element: Element | null): Element | null => {
      if (element === null || element.matches('body > header, body > nav')) return null;
      return getComputedStyle(element).position === 'fixed' ? element : floats(element.parentElement);
    };
    return [...document.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const over = floats(document.elementFromPoint(left + width / 2, top + height / 2));
        return over === null || over.contains(control) ? [] : [control.outerHTML.slice(0, 120)];
      });
  }, CONTROLS);

/** What is wider than the screen: the page, or a control that nothing scrolls sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollsSideways = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (around !== document.body && ['auto', 'scroll'].includes(getComputedStyle(around).overflowX))
          return true;
      return false;
    };
    const controls = [...document.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // For screen readers only, or out of sight until it has the focus.
      .filter((control) => control.closest('.sr-only') === null && !control.matches('a[href="#content"]'))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !scrollsSideways(control);
      })
      .map((control) => `outside: ${control.outerHTML.slice(0, 120)}`);
    return scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`, ...controls] : controls;
  }, CONTROLS);

/** Controls of the screen and of the bars that are smaller than a thumb. */
export const smallControls = (page: Page): Promise<string[]> =>
  page
    .locator('main button:visible, header button:visible, header a:visible, nav a:visible')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );

/** Lists of tabs that have to be scrolled to show all of them. */
export const hiddenTabs = (page: Page): Promise<string[]> =>
  page
    .getByRole('tablist')
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.scrollWidth > list.clientWidth)
        .map((list) => `${list.textContent}: ${list.scrollWidth} > ${list.clientWidth}`),
    );

/** The reader's text size, as of a root element that a browser or a style of their own enlarges. */
export const enlargeText = (page: Page, rootPx: number) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}px`;
    await new Promise(requestAnimationFrame);
  }, rootPx);
