/** The neighbours of the product in the browser tests, all on this machine (neighbours.ts opens them). */
export const SMTP_PORT = 4174;
export const GOOGLE_PORT = 4175;
/** Where the tests ask what the neighbours got. */
export const DESK_PORT = 4176;
export const GOOGLE_CLIENT_ID = 'kakehashi-e2e.apps.googleusercontent.com';

export const neighbourEnvironment = {
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  GOOGLE_CLIENT_ID,
  GOOGLE_KEYS_URL: `http://127.0.0.1:${GOOGLE_PORT}/certs`,
};
