import { changeLeague, getLeague } from '#contract/leagues/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { LeaguesService } from './leagues.service.ts';

export const leaguesRoutes = (leagues: LeaguesService) => [
  route(getLeague, ({ caller }) => leagues.show(caller)),
  route(changeLeague, ({ caller, body }) => leagues.change(caller, body.isMember)),
];
