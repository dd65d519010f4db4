import { type RefObject, useEffect, useState } from 'react';

/** What lies under the bar of tabs, which narrow screens have, is not seen. */
const margin = () => (window.innerWidth < 800 ? '0px 0px -64px 0px' : '0px');

/** Whether an element has been on the screen yet; from then on it stays true. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin() },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
