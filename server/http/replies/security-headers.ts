import type { ReplyHeaders } from './reply.ts';

/** What every reply carries; pages add their Content-Security-Policy. */
export function securityHeaders(publicUrl: URL): Readonly<ReplyHeaders> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The Google sign-in window has to be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    ...(publicUrl.protocol === 'https:' && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** What a call's reply carries: a JSON text that is opened as a document is inert. */
export const apiHeaders = (publicUrl: URL): Readonly<ReplyHeaders> => ({
  ...securityHeaders(publicUrl),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
});
