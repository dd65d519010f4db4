import { expect } from '@playwright/test';
import { DESK_PORT } from './neighbour-addresses.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ask = async <T>(path: string, query: Record<string, string>): Promise<T> => {
  const reply = await fetch(`http://127.0.0.1:${DESK_PORT}${path}?${new URLSearchParams(query)}`);
  return (await reply.json()) as T;
};

/** Waits for the newest mail to an address whose subject contains these words. */
export async function askForMail(email: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await ask<Mail[]>('/mails', { to: email });
        found = mails.findLast((mail) => mail.subject.includes(subject));
        return found !== undefined;
      },
      { message: `a mail to ${email} about “${subject}”`, timeout: 15_000, intervals: [50] },
    )
    .toBe(true);
  return found as Mail;
}

/** The code that stands alone on a line. */
export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** The link that stands alone on a line. */
export const linkIn = ({ text }: Mail): string => /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '';

/** An ID token as Google's button would hand it to the page. */
export const googleCredential = (claims: { sub: string; email: string; name: string }): Promise<string> =>
  ask('/credential', claims);
