import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** All that members of a group learn about each other. */
const leagueLearner = z.object({
  rank: z.int(),
  name: z.string(),
  /** Answers of this week that count. */
  score: z.int(),
  isYou: z.boolean(),
});
export type LeagueLearner = z.output<typeof leagueLearner>;

const league = z.object({
  isMember: z.boolean(),
  /** When the week ends, and with it the group. */
  endsAt: z.string(),
  /** Empty until the member's first answer of the week. */
  learners: z.array(leagueLearner),
});
export type League = z.output<typeof league>;

export const getLeague = defineEndpoint({
  method: 'GET',
  path: '/api/me/league',
  summary: 'Nhóm thi đua tuần này của tôi',
  access: 'loggedIn',
  kept: 'own',
  limits: ['leaguePerUser'],
  output: league,
});

export const changeLeague = defineEndpoint({
  method: 'PUT',
  path: '/api/me/league',
  summary: 'Vào hoặc rời nhóm thi đua hằng tuần',
  access: 'loggedIn',
  limits: ['leaguePerUser'],
  body: z.object({ isMember: z.boolean() }),
  output: league,
});
