import { createServer } from 'node:http';
import { openGoogleIssuer } from '../../server/testing/google-issuer.ts';
import { openSmtpInbox } from '../../server/testing/smtp-inbox.ts';
import { DESK_PORT, GOOGLE_CLIENT_ID, GOOGLE_PORT, SMTP_PORT } from './neighbour-addresses.ts';

/**
 * Playwright's globalSetup: a real mail server and an issuer of Google's tokens, which outlive the workers. A small desk
 * in front of them answers what the tests ask (desk.ts).
 */
export default async function openNeighbours() {
  const inbox = await openSmtpInbox({ port: SMTP_PORT });
  const google = await openGoogleIssuer(GOOGLE_CLIENT_ID, GOOGLE_PORT);

  const desk = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    const answer = (value: unknown) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
    if (pathname === '/mails')
      return void answer(inbox.mails().filter(({ to }) => to === searchParams.get('to')));
    const seconds = Math.floor(Date.now() / 1000);
    const claims = { ...Object.fromEntries(searchParams), iat: seconds, exp: seconds + 3600 };
    void google.credential(claims).then(answer);
  });
  await new Promise<void>((resolve) => desk.listen(DESK_PORT, '127.0.0.1', resolve));

  return async () => {
    desk.closeAllConnections();
    await new Promise((resolve) => desk.close(resolve));
    await google.close();
    await inbox.close();
  };
}
