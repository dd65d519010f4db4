import type { LoginResult } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { forbidden, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { AccountRow, AccountsRepository } from './accounts.repository.ts';
import { passwordMatches } from './passwords.ts';
import type { Tokens } from './tokens.ts';

export const createAccountsService = (accounts: AccountsRepository, tokens: Tokens) => ({
  async login(email: string, password: string): Promise<LoginResult> {
    const account = await accounts.findByEmail(email);
    const matches = await passwordMatches(account?.passwordHash ?? null, password);
    if (!account || !matches) throw unauthorized(accountTexts.wrongCredentials);
    if (!account.verifiedAt) throw forbidden(accountTexts.notVerified);
    return {
      statusCode: 200,
      message: accountTexts.loginSucceeded,
      token: await tokens.issue(callerFrom(account)),
      roles: [...account.roles],
      sub: account.email,
      userId: account.id,
    };
  },

  async findCaller(userId: number): Promise<Caller | null> {
    const account = await accounts.findById(userId);
    return account && callerFrom(account);
  },

  scoreOf: (userId: number) => accounts.scoreOf(userId),
});

export type AccountsService = ReturnType<typeof createAccountsService>;

const callerFrom = ({ id, email, name, roles, tokenVersion }: AccountRow): Caller => ({
  id,
  email,
  name,
  roles,
  tokenVersion,
});
