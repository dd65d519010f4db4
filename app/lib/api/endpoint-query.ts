import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointArguments, EndpointOutput } from '#contract/endpoint.ts';
import type { Api } from './api.ts';

/** Each query client has its own api: in process while rendering on the server, the network in the browser. */
const apis = new WeakMap<QueryClient, Api>();

export const giveApi = (client: QueryClient, api: Api): void => {
  apis.set(client, api);
};

function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query client was made without an api: use createQueryClient');
  return api;
}

/** For calls that change something; reads go through `endpointQuery`. */
export const useApi = (): Api => apiOf(useQueryClient());

/** Of one type for all endpoints, so that a query can be one of two with the same answer. */
const keyOf = ({ method, path }: Endpoint, input: unknown, ...marks: readonly string[]): QueryKey => [
  method,
  path,
  input,
  ...marks,
];

/** The query of an endpoint: one key and one function, the same on the server and in the browser. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: EndpointArguments<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ client, signal }) => apiOf(client).call(endpoint, input, signal),
  });

/** The same for one page of a list, with the total count. */
export const endpointPageQuery = <E extends Endpoint>(endpoint: E, input: EndpointArguments<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input, 'page'),
    queryFn: ({ client, signal }) => apiOf(client).callPage(endpoint, input, signal),
  });

/**
 * The same where a refusal can be a valid result: `read` converts it, or rethrows it. Something else that it returns
 * while the server is silent can be replaced by the late reply. If the answer is not the reply
 * itself, `replyIn` names the field that has it: so the reply is found in the data of a document, to be kept.
 */
export const answerQuery = <E extends Endpoint, A>(
  endpoint: E,
  input: EndpointArguments<E>,
  read: (reply: Promise<EndpointOutput<E>>, replace: (late: A) => void) => Promise<A>,
  replyIn?: FieldOf<A>,
) =>
  queryOptions({
    queryKey: keyOf(endpoint, input, 'answer', ...(replyIn ? [replyIn] : [])),
    queryFn: ({ client, queryKey, signal }) =>
      read(apiOf(client).call(endpoint, input, signal), (late) => client.setQueryData(queryKey, late)),
  });

/** The fields of any member of a union. */
type FieldOf<A> = A extends unknown ? keyof A & string : never;
