import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointArguments } from '#contract/endpoint.ts';
import { endpointQuery } from './endpoint-query.ts';

/** What belongs to one person, kept under their id: whoever signs in next in this browser must not find it. */
export function ownQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  userId: number | null,
) {
  const { queryKey, queryFn } = endpointQuery(endpoint, input);
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}
