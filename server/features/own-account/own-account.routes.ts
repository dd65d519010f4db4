import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import {
  changeOwnAccount,
  endAllSessions,
  endSession,
  exportOwnData,
  getOwnAccount,
  listSessions,
  requestDeletion,
  undoDeletion,
} from '#contract/own-account/endpoints.ts';
import type { OpenSessionsService } from '#server/features/accounts/open-sessions.service.ts';
import { route } from '#server/http/route.ts';
import type { OwnAccountService } from './own-account.service.ts';

interface OwnAccountServices {
  readonly ownAccount: OwnAccountService;
  readonly openSessions: OpenSessionsService;
}

export const ownAccountRoutes = ({ ownAccount, openSessions }: OwnAccountServices) => [
  route(getOwnAccount, ({ caller }) => ownAccount.show(caller)),
  route(changeOwnAccount, async ({ caller, body, headers }) => {
    const changed = await ownAccount.change(caller, body);
    // The token has the name, which the menu shows.
    const freshToken = await openSessions.freshToken(caller);
    if (freshToken) headers[FRESH_TOKEN_HEADER] = freshToken;
    return changed;
  }),
  route(endAllSessions, ({ caller }) => ownAccount.endAllSessions(caller)),
  route(listSessions, ({ caller }) => openSessions.list(caller)),
  route(endSession, ({ caller, params }) => openSessions.end(caller, params.id)),
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
