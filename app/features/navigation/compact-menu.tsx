import { Menu as MenuIcon } from 'lucide-react';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { logoutEntries } from './account-menu.tsx';
import {
  accountLinks,
  adminLinks,
  asEntries,
  type Learning,
  mainLinks,
  moreLinks,
  type NavigationLink,
  supplierLinks,
} from './navigation-rules.ts';

interface CompactMenuProps {
  readonly session: Session | null | undefined;
  /** What the learner has begun. */
  readonly learning: Learning;
  readonly onLogout: () => void;
}

/** All links of the bar behind one button, for phones and tablets (PRODUCT.md, Navigation). */
export function CompactMenu({ session, learning, onLogout }: CompactMenuProps) {
  return (
    <Menu
      label={navigationTexts.openMenu}
      className={`${iconButtonStyles} xl:hidden`}
      entries={[
        ...asEntries(mainLinks(session, learning)),
        ...asEntries(moreLinks(session)),
        ...group(navigationTexts.adminMenu, adminLinks(session)),
        ...group(navigationTexts.supplierMenu, supplierLinks(session)),
        ...group(session?.email ?? accountTexts.account, accountLinks(session)),
        ...(session ? logoutEntries(onLogout) : []),
      ]}
    >
      <MenuIcon />
    </Menu>
  );
}

const group = (heading: string, links: readonly NavigationLink[]): MenuEntry[] =>
  links.length === 0 ? [] : [{ kind: 'line' }, { kind: 'note', label: heading }, ...asEntries(links)];
