import { Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { themeChoice } from '#app/lib/choices/document-choices.ts';
import { useTheme } from '#app/lib/choices/theme.ts';
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
  const isDark = useTheme() === 'dark';
  return (
    <Menu
      label={navigationTexts.openMenu}
      className={`${iconButtonStyles} @min-[79rem]/bar:hidden`}
      entries={[
        ...asEntries(mainLinks(session, learning)),
        ...asEntries(moreLinks(session)),
        ...group(navigationTexts.adminMenu, adminLinks(session)),
        ...group(navigationTexts.supplierMenu, supplierLinks(session)),
        ...group(session?.email ?? accountTexts.account, accountLinks(session)),
        { kind: 'line' },
        {
          kind: 'action',
          label: isDark ? navigationTexts.toLight : navigationTexts.toDark,
          icon: isDark ? <Sun /> : <Moon />,
          onSelect: () => themeChoice.choose(isDark ? 'light' : 'dark'),
        },
        ...(session ? logoutEntries(onLogout) : []),
      ]}
    >
      <MenuIcon />
    </Menu>
  );
}

const group = (heading: string, links: readonly NavigationLink[]): MenuEntry[] =>
  links.length === 0 ? [] : [{ kind: 'line' }, { kind: 'note', label: heading }, ...asEntries(links)];
