import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS, TOTP_STEP_S, TOTP_STEPS_AROUND } from '#contract/limits.ts';

/** The codes of an authenticator app (RFC 6238), with the settings that every app supports. */

const KEY_BYTES = 20;

const totpOf = (key: string, names: { readonly label?: string; readonly issuer?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_STEP_S,
    secret: Secret.fromBase32(key),
  });

/** A new key in base32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The `otpauth:` address of a key, as apps read it from a QR code; they show the name of the site with each code. */
export const addressOf = (key: string, email: string, siteName: string): string =>
  totpOf(key, { label: email, issuer: siteName }).toString();

/** The time step that the code belongs to, if it is the present one or one beside it. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const delta = totpOf(key).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOTP_STEPS_AROUND,
  });
  return delta === null ? null : Math.floor(now.getTime() / (TOTP_STEP_S * 1000)) + delta;
}
