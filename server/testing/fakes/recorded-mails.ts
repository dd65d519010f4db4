import type { Mailer, RenderedMail } from '#server/gateways/mailer/mailer.ts';

/** A mailer that records mails; the SMTP mailer is tested with a real server (smtp-inbox). */
export function recordMails() {
  let sent: RenderedMail[] = [];
  const mailer: Mailer = {
    send: async (mail) => void sent.push(mail),
    close: () => {},
  };
  return {
    mailer,
    /** The mails since the last call. */
    take(): RenderedMail[] {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
