import { createHash } from 'node:crypto';
import { TIMER_MAX_MS } from '#contract/site-limits.ts';
import type { ShownAnnouncement } from '#contract/site-settings/site-endpoint.ts';
import type { Announcement } from '#contract/site-settings/typed-settings.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

interface SiteInfoParts {
  readonly settings: Pick<SiteSettingsService, 'current'>;
  readonly clock: () => Date;
}

const ID_CHARS = 12;
/** Timers may end a little early. */
const LATE_MS = 50;

/** What every page shows of the settings: the name, the contact, and the announcement of the moment. */
export function createSiteInfoService({ settings, clock }: SiteInfoParts) {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  /** Pages are cached: when an announcement begins or ends, they have to be rendered again. */
  function waitForChange(announcement: Announcement): void {
    clearTimeout(timer);
    const now = clock().getTime();
    const next = momentsOf(announcement).find((moment) => moment > now);
    if (next === undefined) return;
    timer = setTimeout(
      () => {
        for (const notify of listeners) notify();
        waitForChange(announcement);
      },
      Math.min(next - now + LATE_MS, TIMER_MAX_MS),
    ).unref();
  }

  return {
    async get() {
      const { name, ...contact } = await settings.current('identity');
      const announcement = await settings.current('announcement');
      waitForChange(announcement);
      return { name, contact, announcement: shownAt(clock(), announcement) };
    },

    /** Called when the announcement begins or ends. */
    onAnnouncementDue: (listener: () => void): void => void listeners.add(listener),
  };
}

export type SiteInfoService = ReturnType<typeof createSiteInfoService>;

/** When it begins and when it ends, as far as that is set. */
const momentsOf = ({ text, from, until }: Announcement): number[] =>
  text === '' ? [] : [from, until].flatMap((moment) => (moment === null ? [] : Date.parse(moment)));

function shownAt(now: Date, announcement: Announcement): ShownAnnouncement | null {
  const { text, link, linkText, from, until, closable } = announcement;
  const time = now.getTime();
  const isDue = (from === null || Date.parse(from) <= time) && (until === null || time < Date.parse(until));
  if (text === '' || !isDue) return null;
  const id = createHash('sha256').update(`${text}\n${link}`).digest('hex').slice(0, ID_CHARS);
  return { id, text, link, linkText, closable };
}
