import { type RefObject, useEffect, useState } from 'react';

/** The bottom bar of a phone covers so much. Everywhere: asking how wide the screen is would lay the page out in the middle of a tap. */
const MARGIN = '0px 0px -64px 0px';

/** Whether an element has been visible; stays true from then on. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
