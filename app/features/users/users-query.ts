import { USERS_PER_PAGE } from '#contract/limits.ts';
import { listUsers } from '#contract/users/endpoints.ts';
import { endpointPageQuery } from '#app/lib/endpoint-query.ts';

export const usersQuery = (search: string, page: number) =>
  endpointPageQuery(listUsers, { query: { search: search || undefined, page, size: USERS_PER_PAGE } });
