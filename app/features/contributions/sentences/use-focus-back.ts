import { type RefObject, useEffect, useRef } from 'react';

/** For the button that led away: whoever comes back finds the focus on it. */
export function useFocusBack(isBack: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return button;
}
