import type { ReplyHeaders } from './reply.ts';

/** Headers of every reply; pages add their Content-Security-Policy. */
export function securityHeaders(publicUrl: URL): Readonly<ReplyHeaders> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The Google sign-in window has to communicate with the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    ...(publicUrl.protocol === 'https:' && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Headers of API replies: JSON that is opened as a document cannot run anything. */
export const apiHeaders = (publicUrl: URL): Readonly<ReplyHeaders> => ({
  ...securityHeaders(publicUrl),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
});
