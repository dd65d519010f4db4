import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import type { Session } from '#app/lib/session-rules.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuAction, MenuLine, MenuLink, MenuNote } from '#app/ui/menu.tsx';
import {
  accountLinks,
  adminLinks,
  mainLinks,
  type NavigationLink,
  supplierLinks,
} from './navigation-rules.ts';

interface PhoneMenuProps {
  readonly session: Session | null | undefined;
  readonly onLogout: () => void;
}

/** All links of the bar behind one button, for screens too narrow to show them (design-language). */
export function PhoneMenu({ session, onLogout }: PhoneMenuProps) {
  return (
    <div className="md:hidden">
      <Menu trigger={<IconButton label={navigationTexts.openMenu} icon={<MenuIcon />} />}>
        <div className="max-h-[calc(100dvh-6rem)] overflow-y-auto">
          <Links links={mainLinks(session)} />
          <Group heading={navigationTexts.adminMenu} links={adminLinks(session)} />
          <Group heading={navigationTexts.supplierMenu} links={supplierLinks(session)} />
          <Group heading={session?.email ?? accountTexts.account} links={accountLinks(session)} />
          {session && (
            <MenuAction icon={<LogOut />} onSelect={onLogout}>
              {accountTexts.logout}
            </MenuAction>
          )}
        </div>
      </Menu>
    </div>
  );
}

function Group({ heading, links }: { readonly heading: string; readonly links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <MenuLine />
      <MenuNote>{heading}</MenuNote>
      <Links links={links} />
    </>
  );
}

const Links = ({ links }: { readonly links: readonly NavigationLink[] }) =>
  links.map(({ to, label }) => (
    <MenuLink key={to} to={to}>
      {label}
    </MenuLink>
  ));
