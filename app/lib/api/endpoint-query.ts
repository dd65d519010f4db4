import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
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

/** The query of an endpoint: one key and one function, the same on the server and in the browser. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: EndpointArguments<E>) =>
  queryOptions({
    queryKey: [endpoint.method, endpoint.path, input],
    queryFn: ({ client, signal }) => apiOf(client).call(endpoint, input, signal),
  });

/** The same for one page of a list, with the total count. */
export const endpointPageQuery = <E extends Endpoint>(endpoint: E, input: EndpointArguments<E>) =>
  queryOptions({
    queryKey: [endpoint.method, endpoint.path, input, 'page'],
    queryFn: ({ client, signal }) => apiOf(client).callPage(endpoint, input, signal),
  });

/** The same where a refusal can be a valid result: `read` converts it, or rethrows it. */
export const answerQuery = <E extends Endpoint, A>(
  endpoint: E,
  input: EndpointArguments<E>,
  read: (reply: Promise<EndpointOutput<E>>) => Promise<A>,
) =>
  queryOptions({
    queryKey: [endpoint.method, endpoint.path, input, 'answer'],
    queryFn: ({ client, signal }) => read(apiOf(client).call(endpoint, input, signal)),
  });
