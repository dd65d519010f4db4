import { type Role, ROLES } from '#contract/roles.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { conflict, forbidden, notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createUsersRepository, type UserRow } from './users.repository.ts';

interface UsersParts {
  readonly db: Database;
  readonly audit: AuditService;
  readonly notifications: NotificationsService;
  readonly clock: () => Date;
}

interface RoleChange {
  readonly user: User;
  readonly before: readonly Role[];
  readonly after: readonly Role[];
}

export function createUsersService({ db, audit, notifications, clock }: UsersParts) {
  /** The only way to change roles. Changes take turns, and each starts from the result of the one before. */
  const change = (actor: Caller, userId: number, rolesAfter: (before: readonly Role[]) => readonly Role[]) =>
    db.transaction(async (tx): Promise<User> => {
      const users = createUsersRepository(tx);
      await users.lockRoles();
      if (!(await users.holds(actor.id, 'ADMIN'))) throw forbidden(userTexts.noLongerAdmin);
      const row = await users.findAndLock(userId);
      if (!row) throw notFound(userTexts.notFound);

      const user = asUser(row);
      const before = user.roles;
      const after = inOrder(rolesAfter(before));
      if (String(before) === String(after)) return user;
      if (!after.includes('ADMIN')) await requireAnotherAdmin(userId, tx);

      await users.replaceRoles(userId, after);
      await recordAndNotify(actor, { user, before, after }, tx);
      return { ...user, roles: after };
    });

  /** The only way to block and unblock. Takes turns with changes of roles, because both count the admins. */
  const changeBlock = (actor: Caller, userId: number, reason: string | null) =>
    db.transaction(async (tx): Promise<User> => {
      const users = createUsersRepository(tx);
      await users.lockRoles();
      if (!(await users.holds(actor.id, 'ADMIN'))) throw forbidden(userTexts.noLongerAdmin);
      if (actor.id === userId) throw conflict(userTexts.blockSelf);
      const row = await users.findAndLock(userId);
      if (!row) throw notFound(userTexts.notFound);
      if (row.blockedReason === reason) return asUser(row);

      if (reason !== null) await requireAnotherAdmin(userId, tx, userTexts.blockLastAdmin);
      const blockedAt = reason === null ? null : clock();
      if (reason === null) await users.unblock(userId);
      else await users.block(userId, clock(), reason);
      const action = reason === null ? 'user-unblocked' : 'user-blocked';
      const details = reason === null ? {} : { reason };
      await audit.record({ actorId: actor.id, action, subject: `users/${userId}`, details }, tx);
      return asUser({ ...row, blockedAt, blockedReason: reason });
    });

  async function recordAndNotify(
    actor: Caller,
    { user, before, after }: RoleChange,
    within: Database,
  ): Promise<void> {
    await audit.record(
      { actorId: actor.id, action: 'roles-changed', subject: `users/${user.id}`, details: { before, after } },
      within,
    );
    const note = notificationTexts.roleChange(actor.email, user.email, inWords(before), inWords(after));
    await notifications.notifyAdmins({ kind: 'role-change', note, aboutUserId: user.id }, within);

    const granted = after.filter((role) => !before.includes(role));
    if (granted.length === 0 || actor.id === user.id) return;
    const good = notificationTexts.roleGranted(inWords(granted));
    await notifications.notifyUser(user.id, { kind: 'role-granted', note: good }, within);
  }

  /**
   * Must be called before an admin loses the role, in the same transaction. It takes the roles lock too: of two admins
   * who leave concurrently, neither may rely on the other.
   */
  async function requireAnotherAdmin(
    userId: number,
    within: Database,
    message: string = userTexts.lastAdmin,
  ): Promise<void> {
    const users = createUsersRepository(within);
    await users.lockRoles();
    if (!(await users.holds(userId, 'ADMIN'))) return;
    if (!(await users.hasAdminBesides(userId))) throw conflict(message);
  }

  return {
    async list({ search = '', bounds }: { search?: string; bounds: PageBounds }): Promise<Paged<User>> {
      const users = createUsersRepository(db);
      const term = withoutMarks(search);
      return { rows: (await users.list(term, bounds)).map(asUser), total: await users.count(term) };
    },

    changeRoles: (actor: Caller, userId: number, newRoles: readonly Role[]) =>
      change(actor, userId, () => newRoles),

    grantRole: (actor: Caller, userId: number, role: Role) =>
      change(actor, userId, (before) => [...before, role]),

    block: (actor: Caller, userId: number, reason: string) => changeBlock(actor, userId, reason),
    unblock: (actor: Caller, userId: number) => changeBlock(actor, userId, null),

    requireAnotherAdmin,
  };
}

export type UsersService = ReturnType<typeof createUsersService>;

const inOrder = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role));

const inWords = (roles: readonly Role[]) =>
  roles.map((role) => roleNames[role]).join(', ') || notificationTexts.noRole;

const asUser = ({ roles, verifiedAt, createdAt, lastActiveAt, ...row }: UserRow): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: inOrder(roles),
  verified: verifiedAt !== null,
  createdAt: createdAt.toISOString(),
  lastActiveAt: lastActiveAt?.toISOString() ?? null,
  blocked:
    row.blockedAt && row.blockedReason !== null
      ? { at: row.blockedAt.toISOString(), reason: row.blockedReason }
      : null,
  hasSecondFactor: row.hasSecondFactor,
});
