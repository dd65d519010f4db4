import { getSignInOptions } from '#contract/accounts/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** The sign-in methods that this server offers besides the password. */
export const signInOptionsQuery = () => endpointQuery(getSignInOptions, {});
