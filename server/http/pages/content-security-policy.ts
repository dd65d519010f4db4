import { createHash } from 'node:crypto';

interface PolicyParts {
  /** All inline scripts of the build. */
  readonly inlineScripts: readonly string[];
  /** Allows Google's sign-in button: its script, frame, style sheet and calls. */
  readonly google?: boolean;
}

const GOOGLE_SIGN_IN = 'https://accounts.google.com/gsi/';

/**
 * The policy of all pages: our own files and the inline scripts of the build. It is created before the first page is
 * rendered, so that a script injected into a page is never allowed (decision 033).
 */
export function pagePolicy({ inlineScripts, google = false }: PolicyParts): string {
  const hashes = inlineScripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...(google ? [`${GOOGLE_SIGN_IN}client`] : [])].join(' '),
    google ? `style-src 'self' ${GOOGLE_SIGN_IN}style` : "style-src 'self'",
    // Radix positions its menus with style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ...(google ? [`frame-src ${GOOGLE_SIGN_IN}`, `connect-src 'self' ${GOOGLE_SIGN_IN}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
