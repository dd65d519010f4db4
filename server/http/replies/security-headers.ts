import type { Config } from '#server/config.ts';
import type { ReplyHeaders } from './reply.ts';

type SiteAddress = Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>;

/** Headers of every reply; pages add their Content-Security-Policy. */
export function securityHeaders({ PUBLIC_URL, HSTS_SUBDOMAINS }: SiteAddress): Readonly<ReplyHeaders> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The Google sign-in window has to communicate with the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    // Other sites under the same name may have no certificate: only their operator knows.
    ...(PUBLIC_URL.protocol === 'https:' && {
      'Strict-Transport-Security': `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** Headers of API replies: JSON that is opened as a document cannot run anything. */
export const apiHeaders = (address: SiteAddress): Readonly<ReplyHeaders> => ({
  ...securityHeaders(address),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
});
