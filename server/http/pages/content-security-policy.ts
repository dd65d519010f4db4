import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;

export interface PolicyOptions {
  /** Google's sign-in button: its script, the frame it draws itself in, its style sheet and its calls. */
  readonly google?: boolean;
}

const GOOGLE_SIGN_IN = 'https://accounts.google.com/gsi/';

/** The policy of one page: only our own files and exactly the inline scripts that this page was rendered with. */
export function policyFor(html: string, { google = false }: PolicyOptions = {}): string {
  const hashes = inlineScripts(html).map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...(google ? [`${GOOGLE_SIGN_IN}client`] : [])].join(' '),
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

function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ({ groups }) => groups)
    .filter((groups) => !/\ssrc=|type="application\/(ld\+)?json"/.test(groups?.attributes ?? ''))
    .map((groups) => groups?.code ?? '')
    .filter((code) => code !== '');
}
