import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointArguments } from '#contract/endpoint.ts';
import { endpointPageQuery, endpointQuery } from './endpoint-query.ts';

/** What belongs to one person, kept under their id: whoever signs in next in this browser must not find it. */
export function ownQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  userId: number | null,
) {
  const { queryKey, queryFn } = endpointQuery(endpoint, input);
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}

/** The same for one page of a list, with the length of the whole. */
export function ownPageQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  userId: number | null,
) {
  const { queryKey, queryFn } = endpointPageQuery(endpoint, input);
  return queryOptions({ queryKey: [...queryKey, `user ${userId}`], queryFn });
}
