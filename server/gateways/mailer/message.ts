import type { SendMailOptions } from 'nodemailer';
import type { RenderedMail } from './mailer.ts';

/** A mail in the format of nodemailer. */
export const messageOf = (
  { to, subject, text, html, unsubscribeUrl }: RenderedMail,
  from: string,
): SendMailOptions => ({
  from,
  // Not as text: one that contains a comma would become two recipients.
  to: { name: '', address: to },
  subject,
  text,
  html,
  // With Base64, the code could not be read when a saved mail is opened in an editor.
  textEncoding: 'quoted-printable',
  // Asks out-of-office programs not to answer (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && oneClickHeaders(unsubscribeUrl)),
  },
});

/** Mail programs show a button that stops these mails (RFC 2369, RFC 8058). */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
