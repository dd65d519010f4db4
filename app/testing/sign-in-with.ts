import { signIn } from '#app/lib/session/session.ts';

/** Starts a session with these claims. The token is unsigned: the browser only reads it, the server verifies it. */
export function signInWith(claims: object): void {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  signIn({ token: `${encode({ alg: 'HS256' })}.${encode({ exp: 4_102_444_800, ...claims })}.x` });
}
