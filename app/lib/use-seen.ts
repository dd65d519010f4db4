import { type RefObject, useEffect, useState } from 'react';

/** On narrow screens the bottom bar covers part of the viewport. */
const margin = () => (window.innerWidth < 800 ? '0px 0px -64px 0px' : '0px');

/** Whether an element has been visible; stays true from then on. */
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
