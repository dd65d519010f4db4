import type { Context } from 'hono';
import { errorTexts } from '#contract/texts/errors.ts';
import { forbidden } from '../errors.ts';
import { requestHeader } from './incoming.ts';

interface OriginParts {
  readonly publicUrl: URL;
  /** Behind a proxy of ours, which says for which host it was asked. */
  readonly trustForwardedHost: boolean;
}

export type OriginCheck = (context: Context) => void;

/**
 * Refuses what another site makes a browser send. Browsers name the site in `Origin`; programs name none and pass. It is
 * held against the host that was asked for and not only against PUBLIC_URL, which may be set wrong (decision 033).
 */
export const createOriginCheck =
  ({ publicUrl, trustForwardedHost }: OriginParts): OriginCheck =>
  (context) => {
    const site = requestHeader(context, 'sec-fetch-site');
    const origin = requestHeader(context, 'origin');
    // No page can set this header: what a browser says of itself holds behind a proxy that tells no host, too.
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

/** Some clients write the usual port out. */
function isHostOf({ protocol, host }: URL, asked: string): boolean {
  const address = `${protocol}//${asked.trim()}`;
  return host !== '' && URL.canParse(address) && new URL(address).host === host;
}
