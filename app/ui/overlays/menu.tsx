import { useState } from 'react';
import type { MenuProps } from './menu-entry.ts';
import { OnDemand, onDemand } from './on-demand.tsx';

const MenuPanel = onDemand(() => import('./menu-panel.tsx'));

/** A list of links or actions under a button. The list is loaded on first use. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const { children, className, label, title } = props;
  const button = (
    <button
      type="button"
      aria-label={label}
      title={title}
      aria-haspopup="menu"
      aria-expanded={false}
      className={className}
      onPointerEnter={() => void MenuPanel.load()}
      onFocus={() => void MenuPanel.load()}
      onClick={() => setWanted(true)}
    >
      {children}
    </button>
  );
  if (!wanted) return button;
  return (
    <OnDemand fallback={button} onFailed={() => setWanted(false)}>
      <MenuPanel {...props} />
    </OnDemand>
  );
}
