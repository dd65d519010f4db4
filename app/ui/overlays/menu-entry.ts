import type { ReactNode } from 'react';

/** A menu entry as data, so that the menu's code loads only when it is opened. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly to: string; readonly label: string; readonly icon?: ReactNode }
  | {
      readonly kind: 'action';
      readonly onSelect: () => void;
      readonly label: string;
      readonly icon?: ReactNode;
    }
  | { readonly kind: 'note'; readonly label: string }
  | { readonly kind: 'line' };

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** The content of the button that opens the menu. */
  readonly children: ReactNode;
  readonly className?: string;
  /** The accessible name, if the button has only an icon. */
  readonly label?: string;
  /** Shown under a mouse that rests on the button, if its words may be hidden. */
  readonly title?: string;
}
