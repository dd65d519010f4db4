import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { useSession } from '#app/lib/session/session.ts';
import { type Site, useSite } from '#app/lib/site/site.ts';
import { Link } from '#app/ui/link.tsx';
import { Mark } from '#app/ui/pictures/mark.tsx';
import { footerGroups, hasFooter, inMenus, type NavigationLink } from './navigation-rules.ts';

interface SiteFooterProps {
  readonly onKeyboardHelp: () => void;
}

export function SiteFooter({ onKeyboardHelp }: SiteFooterProps) {
  const session = useSession();
  const { name, contact } = useSite();
  const { pathname } = useLocation();
  if (!hasFooter(pathname)) return null;
  // Logged-in users have a link to their own page.
  const forSession = (link: NavigationLink): NavigationLink =>
    session && link.to === paths.login ? { to: paths.account, label: navigationTexts.account } : link;
  return (
    // Somebody who practises needs no other page.
    <footer className="border-t border-line bg-sunken [body:has([data-practice])_&]:hidden">
      <div className="container-page grid gap-x-6 gap-y-10 py-12 max-md:flex max-md:flex-wrap max-md:gap-x-5 max-md:gap-y-0 max-md:py-1 max-md:pb-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.25rem)] max-md:text-sm md:grid-cols-3 md:pb-24 lg:grid-cols-[1.4fr_repeat(3,1fr)] lg:pb-12">
        <div className="col-span-full grid content-start gap-3 empty:hidden max-md:w-full lg:col-span-1">
          <span className="flex items-center gap-2.5 font-bold max-md:hidden md:text-lg">
            <Mark className="size-9" />
            {name}
          </span>
          <p className="max-w-[32ch] text-sm text-ink-soft max-md:hidden">{navigationTexts.footerLine}</p>
          <Contact contact={contact} />
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
          // On phones one paragraph of links: most of them are in the menus too.
          <nav key={heading} aria-label={heading} className="max-md:contents">
            <h2 className="mb-1 text-sm font-bold text-ink-soft max-md:hidden">{heading}</h2>
            <ul className="max-md:contents">
              {links.map(forSession).map(({ to, label }) => (
                // Without scripts a phone has no menu.
                <li key={to} className={inMenus.has(to) ? 'max-md:not-noscript:hidden' : undefined}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 min-w-11 items-center hover:text-indigo md:min-h-9"
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

/** What the owner has filled in. */
function Contact({ contact: { email, phone, address } }: Pick<Site, 'contact'>) {
  if (email === null && phone === null && address === null) return null;
  const linkStyle = 'inline-flex min-h-9 items-center wrap-anywhere hover:text-indigo';
  return (
    <address className="grid justify-items-start text-sm not-italic">
      {email !== null && (
        <a href={`mailto:${email}`} className={linkStyle}>
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={linkStyle}>
          {phone}
        </a>
      )}
      {address !== null && <span className="max-w-[32ch] py-1.5 text-ink-soft">{address}</span>}
    </address>
  );
}
