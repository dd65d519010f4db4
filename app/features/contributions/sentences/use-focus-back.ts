import { type RefObject, useEffect, useRef } from 'react';

/** Ref for the button that led away: it gets the focus back on return. */
export function useFocusBack(isBack: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return button;
}
