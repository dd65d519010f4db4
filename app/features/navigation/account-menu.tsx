import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { accountTexts } from '#contract/texts/accounts.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { accountLinks, asEntries } from './navigation-rules.ts';

interface AccountMenuProps {
  readonly session: Session | null | undefined;
  readonly onLogout: () => void;
}

/** Greets with the e-mail of the token's subject, else 'Tài khoản' (PRODUCT.md, Navigation). */
export function AccountMenu({ session, onLogout }: AccountMenuProps) {
  const email = session?.email;
  return (
    <Menu
      className="flex min-h-11 min-w-11 items-center gap-2 rounded-full px-1.5 py-1 text-sm font-bold hover:bg-indigo-wash"
      entries={[
        { kind: 'note', label: greetingFor(session) },
        { kind: 'line' },
        ...asEntries(accountLinks(session)),
        ...(session ? logoutEntries(onLogout) : []),
      ]}
    >
      {email ? (
        <Avatar name={session?.name ?? email} className="size-8" />
      ) : (
        <UserRound className="mx-1 size-5 text-ink-soft" />
      )}
      {/* An e-mail can be longer than any bar has room for: it is the first line of the menu. */}
      <span className={classNames(email && 'sr-only')}>{email ?? accountTexts.account}</span>
      <ChevronDown
        className={classNames('size-4 shrink-0 text-ink-soft', email && '@max-[84rem]/bar:hidden')}
      />
    </Menu>
  );
}

function greetingFor(session: AccountMenuProps['session']): string {
  if (!session) return accountTexts.scoreMissing;
  return session.email ? accountTexts.greeting(session.email) : accountTexts.account;
}

export const logoutEntries = (onLogout: () => void): MenuEntry[] => [
  { kind: 'line' },
  { kind: 'action', label: accountTexts.logout, icon: <LogOut />, onSelect: onLogout },
];
