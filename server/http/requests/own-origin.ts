import type { Context } from 'hono';
import { errorTexts } from '#contract/texts/errors.ts';
import { forbidden } from '../errors.ts';
import { requestHeader } from './incoming.ts';

interface OriginParts {
  readonly publicUrl: URL;
  /** Behind our own proxy, which sends the requested host. */
  readonly trustForwardedHost: boolean;
}

export type OriginCheck = (context: Context) => void;

/**
 * Refuses requests that another site makes a browser send. Browsers name the site in `Origin`; programs send none and
 * are accepted. It is compared with the requested host and not only with PUBLIC_URL, which may be set wrong (decision
 * 033).
 */
export const createOriginCheck =
  ({ publicUrl, trustForwardedHost }: OriginParts): OriginCheck =>
  (context) => {
    const site = requestHeader(context, 'sec-fetch-site');
    const origin = requestHeader(context, 'origin');
    // No page can set this header, so it is reliable even behind a proxy that hides the host.
    if (site === 'same-origin') return;
    if (origin === undefined && site !== 'cross-site') return;
    const from = origin && URL.canParse(origin) ? new URL(origin) : null;
    const asked = [
      requestHeader(context, 'host') ?? new URL(context.req.url).host,
      ...(trustForwardedHost ? (requestHeader(context, 'x-forwarded-host')?.split(',') ?? []) : []),
    ];
    const isOwn = from?.origin === publicUrl.origin || asked.some((host) => from && isHostOf(from, host));
    if (!isOwn) throw forbidden(errorTexts.foreignOrigin);
  };

/** Parsed as a URL, because some clients send the default port explicitly. */
function isHostOf({ protocol, host }: URL, asked: string): boolean {
  const address = `${protocol}//${asked.trim()}`;
  return host !== '' && URL.canParse(address) && new URL(address).host === host;
}
