import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A fake of Google: publishes keys over HTTP, and signs ID tokens with them. */
export async function openGoogleIssuer(clientId: string, wantedPort = 0) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    keysUrl: `http://127.0.0.1:${port}/certs`,
    /** How often the keys were fetched. */
    asked: () => asked,
    /** An ID token like the one from Google's button. */
    credential: (claims: JWTPayload, { alg = 'RS256', kid = 'key-1', key = privateKey } = {}) =>
      new SignJWT({ iss: 'https://accounts.google.com', aud: clientId, email_verified: true, ...claims })
        .setProtectedHeader({ alg, kid })
        .sign(key),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
