import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import {
  changeOwnAccount,
  endAllSessions,
  exportOwnData,
  getOwnAccount,
  requestDeletion,
  undoDeletion,
} from '#contract/own-account/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { OwnAccountService } from './own-account.service.ts';

export const ownAccountRoutes = (ownAccount: OwnAccountService) => [
  route(getOwnAccount, ({ caller }) => ownAccount.show(caller)),
  route(changeOwnAccount, ({ caller, body }) => ownAccount.change(caller, body)),
  route(endAllSessions, ({ caller }) => ownAccount.endAllSessions(caller)),
  route(exportOwnData, ({ caller, headers }) => {
    headers['Content-Disposition'] = 'attachment; filename="kakehashi.json"';
    return ownAccount.exportData(caller);
  }),
  route(requestDeletion, async ({ caller, body, headers }) => {
    const { freshToken, ...requested } = await ownAccount.requestDeletion(caller, body);
    if (freshToken) headers[FRESH_TOKEN_HEADER] = freshToken;
    return requested;
  }),
  route(undoDeletion, ({ caller }) => ownAccount.undoDeletion(caller)),
];
