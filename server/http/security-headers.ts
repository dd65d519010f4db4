import type { MiddlewareHandler } from 'hono';

/** What every reply carries; pages add their own Content-Security-Policy with the hashes of their scripts. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
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

/** Only HTML may load anything, by a policy of its own: a JSON reply opened as a document is inert. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const addSecurityHeaders = (publicUrl: URL): MiddlewareHandler => {
  const headers = Object.entries(securityHeaders(publicUrl));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
    const isHtml = context.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isHtml) context.header('Content-Security-Policy', INERT_POLICY);
  };
};
