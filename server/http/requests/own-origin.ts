import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { forbidden } from '../errors.ts';
import { requestHeader } from './incoming.ts';

interface OriginParts {
  readonly publicUrl: URL;
  /** Behind our own proxy, which sends the requested host. */
  readonly trustForwardedHost: boolean;
}

/** Throws if another site makes a browser send this call, and the call changes or costs something. */
export type OriginCheck = (context: Context, endpoint: Pick<Endpoint, 'method' | 'ownPagesOnly'>) => void;

/** What a GET that costs something may be fetched for: by a script, or to be played. Never as a picture or a page. */
const COSTLY_DESTINATIONS: readonly string[] = ['empty', 'audio'];

/**
 * Refuses requests that another site makes a browser send. Browsers name the site in `Origin`; programs send none and
 * are accepted. It is compared with the requested host and not only with PUBLIC_URL, which may be set wrong (decision
 * 033).
 */
export function createOriginCheck({ publicUrl, trustForwardedHost }: OriginParts): OriginCheck {
  function isOwn(context: Context, address: string): boolean {
    const from = URL.canParse(address) ? new URL(address) : null;
    const asked = [
      requestHeader(context, 'host') ?? new URL(context.req.url).host,
      ...(trustForwardedHost ? (requestHeader(context, 'x-forwarded-host')?.split(',') ?? []) : []),
    ];
    return from?.origin === publicUrl.origin || asked.some((host) => from && isHostOf(from, host));
  }

  function requireOwnChange(context: Context): void {
    const site = requestHeader(context, 'sec-fetch-site');
    const origin = requestHeader(context, 'origin');
    // No page can set this header, so it is reliable even behind a proxy that hides the host.
    if (site === 'same-origin') return;
    if (origin === undefined && site !== 'cross-site') return;
    if (!isOwn(context, origin ?? '')) throw forbidden(errorTexts.foreignOrigin);
  }

  /**
   * Stricter than for a change, because a GET can be sent by a picture, a link or a frame, which names no origin. Browsers
   * without `Sec-Fetch-Site` (Safari before 16.4, and all of them at an address without https) still name the page in
   * `Referer`.
   */
  function requireOwnPage(context: Context): void {
    const site = requestHeader(context, 'sec-fetch-site');
    const destination = requestHeader(context, 'sec-fetch-dest');
    const page = requestHeader(context, 'origin') ?? requestHeader(context, 'referer');
    if (destination !== undefined && !COSTLY_DESTINATIONS.includes(destination))
      throw forbidden(errorTexts.notAsPage);
    if (site === 'same-origin' || site === 'none') return;
    if (site === undefined && page === undefined) return;
    if (!isOwn(context, page ?? '')) throw forbidden(errorTexts.foreignOrigin);
  }

  return (context, { method, ownPagesOnly }) => {
    if (method !== 'GET') requireOwnChange(context);
    else if (ownPagesOnly) requireOwnPage(context);
  };
}

/** Parsed as a URL, because some clients send the default port explicitly. */
function isHostOf({ protocol, host }: URL, asked: string): boolean {
  const address = `${protocol}//${asked.trim()}`;
  return host !== '' && URL.canParse(address) && new URL(address).host === host;
}
