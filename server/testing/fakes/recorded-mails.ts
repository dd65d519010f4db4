import type { Mailer, RenderedMail } from '#server/gateways/mailer/mailer.ts';

/** A mailer that keeps what it is given; the SMTP one is tested with a server of its own (smtp-inbox). */
export function recordMails() {
  let sent: RenderedMail[] = [];
  const mailer: Mailer = {
    send: async (mail) => void sent.push(mail),
    close: () => {},
  };
  return {
    mailer,
    /** What has been sent since the last look. */
    take(): RenderedMail[] {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
