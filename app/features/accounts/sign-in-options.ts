import { getSignInOptions } from '#contract/accounts/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** Which ways to sign in this server offers besides the password. */
export const signInOptionsQuery = () => endpointQuery(getSignInOptions, {});
