import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointArguments } from '#contract/endpoint.ts';
import { endpointPageQuery, endpointQuery } from './endpoint-query.ts';

/** Data of one user, cached under their id, so that the next user of this browser does not see it. */
export function ownQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  userId: number | null,
) {
  const { queryKey, queryFn } = endpointQuery(endpoint, input);
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}

/** The same for one page of a list, with the total count. */
export function ownPageQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  userId: number | null,
) {
  const { queryKey, queryFn } = endpointPageQuery(endpoint, input);
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}
