import { blockUser, changeRoles, listUsers, unblockUser } from '#contract/users/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { UsersService } from './users.service.ts';

export const usersRoutes = (users: UsersService) => [
  route(listUsers, async ({ query, headers }) =>
    withTotal(await users.list({ search: query.search, bounds: boundsOf(query) }), headers),
  ),
  route(changeRoles, ({ caller, params, body }) => users.changeRoles(caller, params.id, body.newRoles)),
  route(blockUser, ({ caller, params, body }) => users.block(caller, params.id, body.reason)),
  route(unblockUser, ({ caller, params }) => users.unblock(caller, params.id)),
];
