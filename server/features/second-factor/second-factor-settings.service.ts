import type { Done } from '#contract/fields.ts';
import { paths } from '#contract/paths.ts';
import { rates } from '#contract/rates.ts';
import { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import type { SecondFactor } from '#contract/second-factor/endpoints.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditedAction, AuditService } from '#server/features/audit/audit.service.ts';
import { type Composer, type MailService, writeLetter } from '#server/features/mail/mail.service.ts';
import { badRequest, conflict, notFound } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/requests/rate-limits.ts';
import type { Caller } from '#server/http/route.ts';
import { addressOf, newKey, stepOf } from './one-time-passwords.ts';
import { newRecoveryCodes, plainCode, printed } from './recovery-codes.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';
import type { SecondFactorService } from './second-factor.service.ts';

type RuleRole = (typeof SECOND_FACTOR_ROLES)[number];

interface Proof {
  readonly password?: string;
  readonly credential?: string;
}

interface SettingsParts {
  readonly db: Database;
  readonly secondFactor: SecondFactorService;
  /** Refuses unless the owner, and not somebody at an open browser, is calling. */
  readonly requireOwner: (caller: Caller, proof: Proof) => Promise<void>;
  /** Ends all sessions of the caller except the present one: they were opened without a code. */
  readonly endOtherSessions: (caller: Caller, within: Database) => Promise<void>;
  readonly audit: AuditService;
  readonly mail: MailService;
  readonly rateLimits: RateLimits;
  readonly siteName: () => Promise<string>;
  readonly publicUrl: URL;
  readonly clock: () => Date;
}

type Change = 'on' | 'off' | 'reset';

/** Turning the second factor on and off, one's own and, for admins, that of others (decision 053). */
export function createSecondFactorSettingsService(parts: SettingsParts) {
  const { db, secondFactor, requireOwner, endOtherSessions, audit, mail, rateLimits } = parts;
  const { siteName, publicUrl, clock } = parts;
  const factors = createSecondFactorRepository(db);

  const record = (actorId: number, userId: number, action: AuditedAction['action'], within: Database) =>
    audit.record({ actorId, action, subject: `users/${userId}`, details: {} }, within);

  const tellOwner = (email: string, what: Change, within: Database) =>
    mail.post({ kind: 'second-factor-changed', to: email, details: { what } }, within);

  /** Replaces the recovery codes; only the returned texts ever show them. */
  async function renewCodes(userId: number, within: Database): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => secondFactor.hashesOf(userId, code));
    await createSecondFactorRepository(within).replaceRecoveryCodes(userId, hashes);
    return codes.map(printed);
  }

  const composeChanged: Composer = async ({ to, details }) => {
    const { lines, ...texts } = mailTexts.secondFactorChanged;
    const what = (['on', 'off', 'reset'] as const).find((change) => change === details['what']) ?? 'off';
    const url = new URL(paths.forgot, publicUrl);
    return writeLetter({ ...texts, lines: lines(what) }, { to, url });
  };

  return {
    async show({ id, roles, heldRoles = [] }: Caller): Promise<SecondFactor> {
      const factor = await factors.find(id);
      const rule: readonly string[] = await factors.ruleRoles();
      return {
        isOn: Boolean(factor?.confirmedAt),
        since: factor?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await factors.recoveryCodesLeft(id),
        requiredFor: [...roles, ...heldRoles].filter((role) => rule.includes(role)),
        heldRoles: [...heldRoles],
      };
    },

    /** The key works only after its first code (`confirm`), so a scan that went wrong locks nobody out. */
    async start(caller: Caller, proof: Proof): Promise<{ key: string; uri: string }> {
      if (await secondFactor.isOn(caller.id)) throw conflict(secondFactorTexts.alreadyOn);
      await requireOwner(caller, proof);
      const key = newKey();
      const saved = await factors.saveUnconfirmed(caller.id, secondFactor.seal(caller.id, key), clock());
      if (!saved) throw conflict(secondFactorTexts.alreadyOn);
      return { key, uri: addressOf(key, caller.email, await siteName()) };
    },

    async confirm(caller: Caller, typed: string): Promise<{ recoveryCodes: string[] }> {
      const factor = await factors.find(caller.id);
      if (factor?.confirmedAt) throw conflict(secondFactorTexts.alreadyOn);
      const key = factor && secondFactor.open(caller.id, factor).key;
      if (!factor || !key) throw conflict(secondFactorTexts.notStarted);
      await rateLimits.spend(rates.secondFactorFailures, `new:${caller.id}`, secondFactorTexts.tooOften);
      const step = stepOf(key, plainCode(typed), clock());
      if (step === null) throw badRequest(secondFactorTexts.codeRefused, 'code');
      await rateLimits.forget(rates.secondFactorFailures, `new:${caller.id}`);
      return db.transaction(async (tx) => {
        const within = createSecondFactorRepository(tx);
        if (!(await within.confirm(caller.id, factor.sealedKey, clock(), step)))
          throw conflict(secondFactorTexts.notStarted);
        const recoveryCodes = await renewCodes(caller.id, tx);
        await endOtherSessions(caller, tx);
        await record(caller.id, caller.id, 'second-factor-on', tx);
        await tellOwner(caller.email, 'on', tx);
        return { recoveryCodes };
      });
    },

    async renewRecoveryCodes(caller: Caller, typed: string): Promise<{ recoveryCodes: string[] }> {
      if (!(await secondFactor.isOn(caller.id))) throw conflict(secondFactorTexts.isNotOn);
      await secondFactor.require(caller.id, typed, 'settings');
      return db.transaction(async (tx) => {
        const recoveryCodes = await renewCodes(caller.id, tx);
        await record(caller.id, caller.id, 'recovery-codes-renewed', tx);
        return { recoveryCodes };
      });
    },

    async turnOff(caller: Caller, typed: string): Promise<Done> {
      if (!(await secondFactor.isOn(caller.id))) throw conflict(secondFactorTexts.isNotOn);
      await secondFactor.require(caller.id, typed, 'settings');
      await db.transaction(async (tx) => {
        await createSecondFactorRepository(tx).remove(caller.id);
        await record(caller.id, caller.id, 'second-factor-off', tx);
        await tellOwner(caller.email, 'off', tx);
      });
      return { statusCode: 200, message: secondFactorTexts.turnedOff };
    },

    /** For somebody who has lost the phone and the recovery codes. */
    async resetOf(actor: Caller, userId: number): Promise<Done> {
      // An open browser of an admin must not be enough to turn off their own.
      if (actor.id === userId) throw conflict(secondFactorTexts.resetOwn);
      await db.transaction(async (tx) => {
        const within = createSecondFactorRepository(tx);
        const email = await within.emailOf(userId);
        if (email === null) throw notFound(userTexts.notFound);
        if (!(await within.remove(userId))) throw conflict(secondFactorTexts.isNotOn);
        await record(actor.id, userId, 'second-factor-reset', tx);
        await tellOwner(email, 'reset', tx);
      });
      return { statusCode: 200, message: secondFactorTexts.reset };
    },

    showRule: async (): Promise<{ roles: RuleRole[] }> => ({ roles: await factors.ruleRoles() }),

    async changeRule(actor: Caller, wanted: readonly RuleRole[]): Promise<{ roles: RuleRole[] }> {
      const roles = SECOND_FACTOR_ROLES.filter((role) => wanted.includes(role));
      if (roles.includes('ADMIN') && !(await secondFactor.isOn(actor.id)))
        throw conflict(secondFactorTexts.ruleNeedsOwn);
      return db.transaction(async (tx) => {
        const within = createSecondFactorRepository(tx);
        const before = await within.ruleRoles();
        if (before.toSorted().join() === roles.toSorted().join()) return { roles };
        await within.replaceRule(roles);
        const details = { before, after: roles };
        await audit.record(
          { actorId: actor.id, action: 'second-factor-required', subject: 'second-factor-rule', details },
          tx,
        );
        return { roles };
      });
    },

    letters: { 'second-factor-changed': composeChanged },
  };
}

export type SecondFactorSettingsService = ReturnType<typeof createSecondFactorSettingsService>;
