import type { ReactNode } from 'react';

/** What stands in a menu: it is data, so that the menu's machinery loads only when someone reaches for it. */
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
  /** The button that opens it. */
  readonly children: ReactNode;
  readonly className?: string;
  /** The button's name where its content is only a picture. */
  readonly label?: string;
}
