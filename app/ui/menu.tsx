import { lazy, type ReactNode, Suspense, useState } from 'react';

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

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(loadPanel);

/** A list of links or actions under a button. Until it is first wanted, only the button is there. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const { children, className, label } = props;
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={className}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => setWanted(true)}
    >
      {children}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
