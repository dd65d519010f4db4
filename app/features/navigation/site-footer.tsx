import { Link } from 'react-router';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Mark } from '#app/ui/pictures/mark.tsx';
import { footerGroups } from './navigation-rules.ts';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="container-page grid grid-cols-2 gap-10 py-12 pb-[calc(var(--spacing-bottom-bar)+3rem)] sm:grid-cols-[1.4fr_repeat(3,1fr)] md:pb-12">
        <div className="col-span-2 grid content-start gap-3 sm:col-span-1">
          <span className="flex items-center gap-2.5 text-lg font-bold">
            <Mark className="size-9" />
            {uiTexts.brand}
          </span>
          <p className="max-w-[32ch] text-sm text-ink-soft">{navigationTexts.footerLine}</p>
        </div>
        {footerGroups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="mb-1 text-sm font-bold text-ink-soft">{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-11 items-center hover:text-indigo sm:min-h-9">
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
