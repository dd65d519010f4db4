import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { AccountsRepository } from './accounts.repository.ts';
import { hashPassword } from './passwords.ts';

/**
 * An empty database gets its first admin from the environment, else one whose random password is printed this once.
 * No default password exists (product-rules, Identity and access).
 */
export async function ensureFirstAdmin(
  accounts: AccountsRepository,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  clock: () => Date,
  log: Logger,
): Promise<void> {
  if (!(await accounts.isEmpty())) return;
  const configured = ADMIN_EMAIL !== undefined && ADMIN_PASSWORD !== undefined;
  const email = configured ? ADMIN_EMAIL : 'admin@localhost';
  const password = configured ? ADMIN_PASSWORD : randomBytes(12).toString('base64url');
  await accounts.insert({
    email,
    name: 'Quản trị viên',
    passwordHash: await hashPassword(password),
    verifiedAt: clock(),
    roles: ['ADMIN', 'USER'],
  });
  if (configured) log.info({ email }, 'Đã tạo tài khoản quản trị đầu tiên.');
  else log.warn(`Đã tạo tài khoản quản trị ${email}, mật khẩu chỉ hiện một lần này: ${password}`);
}
