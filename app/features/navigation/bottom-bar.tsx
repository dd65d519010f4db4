import { BookMarked, PenLine, Search, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { useSession } from '#app/lib/session/session.ts';
import { hasRole } from './navigation-rules.ts';

/** The five main links for learners, in reach of the thumb; only below 800 px (PRODUCT.md, Navigation). */
export function BottomBar() {
  const session = useSession();
  return (
    <nav
      aria-label={texts.bottomBar}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm md:hidden"
    >
      <ul className="flex h-bottom-bar">
        <Tab to={paths.search} label={texts.search} icon={<Search />} />
        <Tab to={paths.exercises} label={texts.exercises} icon={<PenLine />} />
        {hasRole(session, 'USER') && (
          <Tab to={paths.categories} label={texts.notebook} icon={<BookMarked />} />
        )}
        <Tab to={paths.rank} label={texts.rank} icon={<Trophy />} />
        <Tab to={session ? paths.account : paths.login} label={texts.me} icon={<UserRound />} />
      </ul>
    </nav>
  );
}

function Tab({ to, label, icon }: { readonly to: string; readonly label: string; readonly icon: ReactNode }) {
  return (
    <li className="flex-1">
      <NavLink
        to={to}
        className={({ isActive }) =>
          `flex h-full flex-col items-center justify-center gap-0.5 text-xs -outline-offset-2 [&_svg]:size-5.5 ${isActive ? 'font-bold text-indigo' : 'text-ink-soft'}`
        }
      >
        {icon}
        {label}
      </NavLink>
    </li>
  );
}
