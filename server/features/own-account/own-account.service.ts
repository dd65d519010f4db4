import type { Done } from '#contract/fields.ts';
import { ACCOUNT_DELETION_DAYS, DAY_MS } from '#contract/limits.ts';
import type { OwnAccount } from '#contract/own-account/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { timeInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { OpenSessionsService } from '#server/features/accounts/open-sessions.service.ts';
import type { PasswordsService } from '#server/features/accounts/passwords.service.ts';
import type { SessionsService } from '#server/features/accounts/sessions.service.ts';
import type { AuditLogService } from '#server/features/audit/audit-log.service.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { TailService } from '#server/features/dictionary/tail.service.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import type { UsersService } from '#server/features/users/users.service.ts';
import { unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createOwnAccountRepository } from './own-account.repository.ts';
import { createOwnDataRepository, type SavedWord } from './own-data.repository.ts';
import { createOwnLearningRepository } from './own-learning.repository.ts';
import { createProofCheck, type Proof, type ProofTexts } from './owner-proof.ts';

interface OwnAccountParts {
  readonly db: Database;
  readonly mail: MailService;
  readonly passwords: PasswordsService;
  readonly sessions: SessionsService;
  readonly openSessions: OpenSessionsService;
  readonly users: UsersService;
  readonly notifications: NotificationsService;
  readonly tail: Pick<TailService, 'row'>;
  readonly audit: AuditService;
  readonly auditLog: AuditLogService;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

export function createOwnAccountService(parts: OwnAccountParts) {
  const { db, mail, passwords, sessions, openSessions, users, notifications, audit, auditLog } = parts;
  const { tail, publicUrl, clock } = parts;
  const accounts = createOwnAccountRepository(db);
  const data = createOwnDataRepository(db);
  const learning = createOwnLearningRepository(db);
  const requireProof = createProofCheck({ passwords, sessions, clock });

  const deletionTexts: ProofTexts = {
    proofWrong: ownAccountTexts.deletionPasswordWrong,
    proofNeeded: ownAccountTexts.deletionNeedsProof,
    proofStale: ownAccountTexts.deletionGoogleStale,
  };

  async function find(caller: Caller) {
    const account = await accounts.find(caller.id);
    // The account was deleted after its token was checked.
    if (!account) throw unauthorized();
    return account;
  }

  const show = async (caller: Caller): Promise<OwnAccount> => {
    const { googleSub, image: _, createdAt, deletionDueAt, ...account } = await find(caller);
    return {
      ...account,
      hasGoogle: googleSub !== null,
      createdAt: createdAt.toISOString(),
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
    };
  };

  /** A saved word of the long tail is not in the database. */
  const withTailWord = (saved: SavedWord): SavedWord => {
    const word = saved.kanji === null && saved.itemId !== null ? tail.row(saved.itemId) : null;
    return word ? { ...saved, kanji: word.kanji, hiragana: word.hiragana, mean: word.mean } : saved;
  };

  const composeDeletion: Composer = async ({ to, details }) => {
    const { lines, ...texts } = mailTexts.deletionRequested;
    return writeLetter(
      { ...texts, lines: lines(details['date'] ?? '') },
      { to, name: details['name'], url: new URL(paths.account, publicUrl) },
    );
  };

  return {
    show,

    /** Refuses unless the owner is calling. */
    requireOwner: async (caller: Caller, proof: Proof, texts: ProofTexts): Promise<void> =>
      requireProof(await find(caller), proof, texts),

    async change(caller: Caller, details: { name: string; phoneNumber: string | null }): Promise<OwnAccount> {
      await accounts.change(caller.id, details);
      return show(caller);
    },

    async endAllSessions(caller: Caller): Promise<Done> {
      await accounts.endSessions(caller.id);
      return { statusCode: 200, message: ownAccountTexts.sessionsEnded };
    },

    async exportData(caller: Caller) {
      await audit.count(
        { actorId: caller.id, action: 'own-data-exported', subject: `users/${caller.id}`, details: {} },
        db,
      );
      return {
        exportedAt: clock().toISOString(),
        account: await find(caller),
        sessions: await openSessions.list(caller),
        accountLog: await auditLog.aboutAccount(caller.id),
        secondFactor: await data.secondFactor(caller.id),
        scores: await learning.scores(caller.id),
        tries: await learning.tries(caller.id),
        refusedAnswers: await learning.refusedAnswers(caller.id),
        mistakes: await learning.mistakes(caller.id),
        learningEvents: await learning.learningEvents(caller.id),
        memoryCards: await learning.memoryCards(caller.id),
        ownCards: await learning.ownCards(caller.id),
        reminder: await learning.reminder(caller.id),
        reminderDevices: await learning.reminderDevices(caller.id),
        league: await learning.league(caller.id),
        suggestedAnswers: await data.suggestedAnswers(caller.id),
        suggestedMeanings: await data.suggestedMeanings(caller.id),
        notebook: (await data.notebook(caller.id)).map(withTailWord),
        comments: await data.comments(caller.id),
        likedComments: await data.likedComments(caller.id),
        reportedComments: await data.reportedComments(caller.id),
        reportedSentences: await data.reportedSentences(caller.id),
        conversations: await data.conversations(caller.id),
        feedback: await data.feedback(caller.id),
        ...(await notifications.exportOf(caller.id)),
        contributions: await data.contributions(caller.id),
        reviewNotes: await data.reviewNotes(caller.id),
      };
    },

    /**
     * Ends every session but the current one, which still has to show until when the deletion can be undone. Logging in
     * within that time also allows the undo.
     */
    async requestDeletion(caller: Caller, proof: Proof) {
      await requireProof(await find(caller), proof, deletionTexts);
      const dueAt = new Date(clock().getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
      const date = timeInVietnam(dueAt);
      await db.transaction(async (tx) => {
        await users.requireAnotherAdmin(caller.id, tx, ownAccountTexts.deletionOfLastAdmin);
        const within = createOwnAccountRepository(tx);
        await within.scheduleDeletion(caller.id, dueAt);
        await within.endSessions(caller.id, caller.sessionId);
        await mail.post(
          { kind: 'deletion-requested', to: caller.email, details: { name: caller.name, date } },
          tx,
        );
      });
      return {
        statusCode: 200 as const,
        message: ownAccountTexts.deletionRequested(date),
        deletionDueAt: dueAt.toISOString(),
        freshToken: await openSessions.freshToken(caller),
      };
    },

    async undoDeletion(caller: Caller): Promise<OwnAccount> {
      await accounts.scheduleDeletion(caller.id, null);
      return show(caller);
    },

    letters: { 'deletion-requested': composeDeletion },

    /** Deletes the accounts whose waiting time is over. One that fails is tried again by the next clean-up. */
    async cleanUp(signal?: AbortSignal): Promise<void> {
      const failures = new Map<number, unknown>();
      for (const id of await accounts.dueForDeletion(clock())) {
        if (signal?.aborted) return;
        try {
          await accounts.beginDeletion(id, clock(), ownAccountTexts.deletedName);
          await accounts.deleteBegun(id, clock(), ownAccountTexts.deletedName, signal);
        } catch (error) {
          failures.set(id, error);
          // Without a database the others would fail one by one: reading it fails at once.
          if (isDatabaseAway(error)) await accounts.dueForDeletion(clock());
        }
      }
      if (failures.size > 0) throw new AccountsNotDeletedError(failures);
    },
  };
}

/** Some are left; the others are gone. */
class AccountsNotDeletedError extends Error {
  override readonly name = 'AccountsNotDeletedError';

  constructor(failures: ReadonlyMap<number, unknown>) {
    const accounts = [...failures.keys()].map((id) => `users/${id}`).join(', ');
    const [cause] = failures.values();
    super(`${failures.size} of the accounts that are due are not deleted: ${accounts}`, { cause });
  }
}

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;
