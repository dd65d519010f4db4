import { Megaphone, X } from 'lucide-react';
import type { ShownAnnouncement } from '#contract/site-settings/site-endpoint.ts';
import { announcementTexts } from '#contract/texts/announcement.ts';
import { InlineScript } from '#app/lib/choices/document-scripts.tsx';
import {
  closeAnnouncement,
  closedAnnouncementScript,
  useIsClosed,
} from '#app/lib/site/closed-announcement.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** On top of every page, in the HTML of the server, so that nothing moves when the scripts arrive. */
export function Announcement({ announcement }: { readonly announcement: ShownAnnouncement }) {
  const { id, text, link, linkText, closable } = announcement;
  const isHydrated = useHydrated();
  const isClosed = useIsClosed(id) && closable;
  if (isClosed) return null;
  return (
    <>
      <aside
        aria-label={announcementTexts.label}
        data-announcement={closable ? id : undefined}
        suppressHydrationWarning
        className="border-b border-line bg-indigo-wash print:hidden"
      >
        <div className="container-page flex items-center gap-3 py-2">
          <Megaphone aria-hidden className="size-5 shrink-0 text-indigo" />
          <p className="min-w-0 flex-1 wrap-anywhere">
            {text}
            {link && (
              <>
                {' '}
                <TextLink to={link} className="whitespace-nowrap">
                  {linkText || announcementTexts.linkText}
                </TextLink>
              </>
            )}
          </p>
          {closable && (
            <IconButton
              label={announcementTexts.close}
              icon={<X />}
              className="-mr-2 noscript:hidden"
              onClick={() => closeAnnouncement(id)}
            />
          )}
        </div>
      </aside>
      {/* Only in the HTML of the server: React runs no scripts that it adds later. */}
      {!isHydrated && <InlineScript code={import.meta.env.SSR ? closedAnnouncementScript : ''} />}
    </>
  );
}
