import { getDonation } from '#contract/donate/endpoints.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';

export const donationQuery = () => endpointQuery(getDonation, {});
