import { randomBytes } from 'node:crypto';
import { operatorTexts } from '#contract/texts/operator.ts';
import { type Config, DEFAULT_ADMIN_EMAIL } from '#server/config.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { createPasswordHasher } from './passwords.ts';

/**
 * An empty database gets its first admin from the environment. Without those settings the admin gets a random password,
 * which is printed only once. No default password exists (PRODUCT.md, Accounts).
 */
export async function ensureFirstAdmin(
  accounts: AccountsRepository,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  clock: () => Date,
  print: (line: string) => void,
): Promise<void> {
  if (!(await accounts.isEmpty())) return;
  const email = ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const created = await accounts.insertFirst({
    email,
    name: operatorTexts.firstAdminName,
    passwordHash: await createPasswordHasher().hash(password),
    verifiedAt: clock(),
    roles: ['ADMIN', 'USER'],
  });
  if (!created) return;
  print(
    ADMIN_PASSWORD === undefined
      ? operatorTexts.firstAdminWithPassword(email, password)
      : operatorTexts.firstAdmin(email),
  );
}
