import { expect } from '@playwright/test';
import { openGoogleIssuer } from '../../server/testing/fakes/google-issuer.ts';
import { openSmtpInbox, type ReceivedMail } from '../../server/testing/fakes/smtp-inbox.ts';

const GOOGLE_CLIENT_ID = 'kakehashi-e2e.apps.googleusercontent.com';

export type FakeServices = Awaited<ReturnType<typeof openFakeServices>>;

/** Fake services: a real mail server, and an issuer of Google's tokens. */
export async function openFakeServices() {
  const inbox = await openSmtpInbox();
  const google = await openGoogleIssuer(GOOGLE_CLIENT_ID);
  return {
    environment: {
      SMTP_URL: inbox.url,
      GOOGLE_CLIENT_ID,
      GOOGLE_KEYS_URL: google.keysUrl,
    },

    /** Waits for the newest mail to an address whose subject contains these words. */
    async mailTo(email: string, subject: string): Promise<ReceivedMail> {
      const find = () =>
        inbox.mails().findLast((mail) => mail.to === email && mail.subject.includes(subject));
      await expect
        .poll(find, { message: `a mail to ${email} about “${subject}”`, timeout: 15_000, intervals: [50] })
        .toBeDefined();
      return find() as ReceivedMail;
    },

    /** An ID token like the one from Google's button. */
    googleCredential(claims: { sub: string; email: string; name: string }): Promise<string> {
      const seconds = Math.floor(Date.now() / 1000);
      return google.credential({ ...claims, iat: seconds, exp: seconds + 3600 });
    },

    async close() {
      await google.close();
      await inbox.close();
    },
  };
}

/** The code on its own line. */
export const codeIn = ({ text }: ReceivedMail): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** The link on its own line. */
export const linkIn = ({ text }: ReceivedMail): string => /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '';
