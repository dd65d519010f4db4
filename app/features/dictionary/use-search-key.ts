import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** `/` leads into the search box (design-language, Keyboard), unless someone is writing or answering a dialog. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
