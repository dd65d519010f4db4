import { getScore, login } from '#contract/accounts/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { AccountsService } from './accounts.service.ts';

export const accountsRoutes = (accounts: AccountsService) => [
  route(login, ({ body }) => accounts.login(body.email, body.password)),
  route(getScore, async ({ params }) => ({ score: await accounts.scoreOf(params.userId) })),
];
