import { hash, verify } from '@node-rs/argon2';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { weaknessOf } from '#core/passwords/password-rules.ts';
import { badRequest } from '#server/http/errors.ts';

/** How much work one hash is, for us and for whoever guesses: kibibytes of memory, and passes over them. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** With argon2id, the first choice of OWASP's password guidance: 19 MiB, 2 passes. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes with argon2id. A hash carries its own cost, so one of another cost stays readable. */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST) {
  let nothing: Promise<string> | undefined;
  const hashOfNothing = () => (nothing ??= hash(crypto.randomUUID(), cost));

  return {
    hash: (password: string): Promise<string> => hash(normal(password), cost),

    /**
     * Without a stored hash the same work is done against a dummy hash: an unknown e-mail must not answer faster than a
     * known one.
     */
    async matches(storedHash: string | null, password: string): Promise<boolean> {
      const matches = await verify(storedHash ?? (await hashOfNothing()), normal(password));
      return storedHash !== null && matches;
    },
  };
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Refuses what an attacker would try first: common passwords, and the person's own e-mail, name or number. */
export function refuseWeak(password: string, personal: readonly string[], field: string): void {
  const weakness = weaknessOf(password, personal);
  if (weakness === 'common') throw badRequest(passwordTexts.tooCommon, field);
  if (weakness === 'personal') throw badRequest(passwordTexts.tooPersonal, field);
}

// NFKC, because another keyboard may send the same password as other code points.
const normal = (password: string) => password.normalize('NFKC');
