import { BookMarked, PenLine, Search, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { useSession } from '#app/lib/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { NavLink } from '#app/ui/link.tsx';
import { hasRole } from './navigation-rules.ts';

/**
 * Hidden while a keyboard is on the screen, where it would stand between the answer and the keys. It comes back a moment
 * after the field has lost the focus: a tap that ends the typing must not land on it.
 */
const WHILE_TYPING =
  'transition-[visibility] delay-200 duration-0 pointer-coarse:[body:has(main_:is(textarea,input:not([type=checkbox],[type=radio],[type=file])):focus)_&]:invisible pointer-coarse:[body:has(main_:is(textarea,input:not([type=checkbox],[type=radio],[type=file])):focus)_&]:delay-0';

/** The five main links for learners, in reach of the thumb; only below 800 px (PRODUCT.md, Navigation). */
export function BottomBar() {
  const session = useSession();
  return (
    <nav
      aria-label={texts.bottomBar}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm [view-transition-name:bottom-bar] md:hidden',
        'short:[body:has([data-practice])_&]:hidden',
        WHILE_TYPING,
      )}
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
    <li className="min-w-0 flex-1">
      <NavLink
        to={to}
        className={({ isActive }) =>
          `flex h-full flex-col items-center justify-center gap-0.5 text-bar whitespace-nowrap -outline-offset-2 short:flex-row short:gap-1.5 [&_svg]:size-5.5 [&_svg]:shrink-0 ${isActive ? 'font-bold text-indigo' : 'text-ink-soft'}`
        }
      >
        {icon}
        {label}
      </NavLink>
    </li>
  );
}
