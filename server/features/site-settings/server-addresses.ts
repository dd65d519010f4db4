import { SITE_ADDRESS_MAX_CHARS } from '#contract/site-limits.ts';

/** Addresses of mail servers and models as owners type them. */

const IMPLICIT_TLS_PORT = '465';

/** `smtp.example.com:587`, or with `smtp://` or `smtps://` before it. */
export function mailServerUrl(server: string): URL {
  const url = new URL(server.includes('://') ? server.toLowerCase() : `smtp://${server.toLowerCase()}`);
  if (url.port === IMPLICIT_TLS_PORT) url.protocol = 'smtps:';
  return url;
}

/** The server that a mail password is for. */
export const mailOrigin = (server: string): string => {
  const { protocol, host } = mailServerUrl(server);
  return `${protocol}//${host}`;
};

/** The server that a key of a model is for. */
export const modelOrigin = (baseUrl: string): string => new URL(baseUrl).origin;

/** For the screen: an operator may have put a login or a key into the address. */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/$/, '');
}

const ADDRESS = /^\s*[a-z][a-z0-9+.-]*:\/\//i;

/** Stored values that cannot be used, as texts for the screen. */
export const shownAsStored = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(
        0,
        SITE_ADDRESS_MAX_CHARS,
      );
      return [key, ADDRESS.test(text) ? withoutSecrets(text) : text];
    }),
  );
