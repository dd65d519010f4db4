import { paths } from '#contract/paths.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { supplierTexts } from '#contract/texts/users.ts';
import { z } from '#contract/zod.ts';
import type { Database } from '#server/db/connect.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import type { UsersService } from '#server/features/users/users.service.ts';
import { conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';

interface SuppliersParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly notifications: NotificationsService;
  readonly users: UsersService;
  /** The owner, who decides on contributors and gets the mail. */
  readonly ownerEmail: string;
  readonly publicUrl: URL;
}

/** The details of a request in the outbox, until its mail is written. */
const requestDetails = z.object({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});

export function createSuppliersService(parts: SuppliersParts) {
  const { db, mail, notifications, users, ownerEmail, publicUrl } = parts;

  const composeRequest: Composer = async ({ to, details }) => {
    const { name, email, phoneNumber } = requestDetails.parse(details);
    const { subject, lines, action } = mailTexts.supplierRequest;
    return writeLetter(
      { subject: subject(email), lines: lines(name, email, phoneNumber), action },
      { to, url: new URL(paths.notifications, publicUrl) },
    );
  };

  return {
    /** Always for the caller's account: an e-mail in the request could be anybody's. */
    async request({ id, name, email, roles }: Caller, phoneNumber: string): Promise<string> {
      if (roles.includes('SUPPLIER')) throw conflict(supplierTexts.alreadySupplier);
      const note = notificationTexts.supplierRequest(name, email, phoneNumber);
      const details = { name, email, phoneNumber };
      await db.transaction(async (tx) => {
        await notifications.notifyAdmins({ kind: 'supplier-request', note, aboutUserId: id }, tx);
        await mail.post({ kind: 'supplier-request', to: ownerEmail, details }, tx);
      });
      return supplierTexts.sent;
    },

    grant: (actor: Caller, userId: number) => users.grantRole(actor, userId, 'SUPPLIER'),

    letters: { 'supplier-request': composeRequest },
  };
}

export type SuppliersService = ReturnType<typeof createSuppliersService>;
