/** Every number of the product, with its unit. What the spec fixes cites its section; the rest is product-rules, Limits. */

// Times on screen (spec §9)
export const FORM_MESSAGE_MS = 5_000;
export const APP_TOAST_MS = 2_100;
export const DEFAULT_TOAST_MS = 5_000;

// Sessions
export const TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const EMAIL_MAX_CHARS = 254;

// Requests
export const JSON_BODY_MAX_BYTES = 64 * 1024;
export const UPLOAD_BODY_MAX_BYTES = 6 * 1024 * 1024;
export const PAGE_SIZE_MAX = 100;

// Content
export const FIRST_OWN_ID = 100_000;
export const TITLE_MAX_CHARS = 120;
export const SENTENCE_MAX_CHARS = 200;
export const HINT_MAX_CHARS = 300;
export const POPULAR_TOPICS_SHOWN = 3;
export const POPULAR_TOPICS_WINDOW_DAYS = 30;

/** How often one caller may use an endpoint. Classrooms and phone carriers share addresses, so those limits are generous. */
export interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly perSeconds: number;
  /** The address, the logged-in user (else the address), or a field of the body such as the e-mail of a login. */
  readonly by: 'address' | 'user' | { readonly bodyField: string };
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

export const rates = {
  loginPerAddress: { name: 'login', count: 100, perSeconds: MINUTE_S, by: 'address' },
  loginPerAccount: { name: 'login-account', count: 25, perSeconds: HOUR_S, by: { bodyField: 'email' } },
} as const satisfies Record<string, RateLimit>;
