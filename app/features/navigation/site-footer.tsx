import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Mark } from '#app/ui/pictures/mark.tsx';
import { footerGroups, type NavigationLink } from './navigation-rules.ts';

interface SiteFooterProps {
  readonly onKeyboardHelp: () => void;
}

export function SiteFooter({ onKeyboardHelp }: SiteFooterProps) {
  const session = useSession();
  // Logged-in users have a link to their own page.
  const forSession = (link: NavigationLink): NavigationLink =>
    session && link.to === paths.login ? { to: paths.account, label: navigationTexts.account } : link;
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-12 pb-[calc(var(--spacing-bottom-bar)+5rem)] sm:grid-cols-3 md:pb-24 lg:grid-cols-[1.4fr_repeat(3,1fr)] lg:pb-12">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <span className="flex items-center gap-2.5 text-lg font-bold">
            <Mark className="size-9" />
            {uiTexts.brand}
          </span>
          <p className="max-w-[32ch] text-sm text-ink-soft">{navigationTexts.footerLine}</p>
          {/* Only for devices with a keyboard. */}
          <button
            type="button"
            onClick={onKeyboardHelp}
            className="hidden min-h-9 items-center gap-2 justify-self-start rounded-sm hover:text-indigo pointer-fine:inline-flex noscript:hidden"
          >
            {navigationTexts.keyboardHelp}
            <kbd className="rounded-sm border border-edge px-1.5 font-sans text-sm font-bold">?</kbd>
          </button>
        </div>
        {footerGroups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="group max-sm:last:col-span-2">
            <h2 className="mb-1 text-sm font-bold text-ink-soft">{heading}</h2>
            <ul className="max-sm:group-last:grid max-sm:group-last:grid-cols-2 max-sm:group-last:gap-x-6">
              {links.map(forSession).map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 min-w-11 items-center hover:text-indigo sm:min-h-9"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
