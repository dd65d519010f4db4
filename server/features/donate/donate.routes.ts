import { type Donation, getDonation } from '#contract/donate/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** The file is read when the product starts: there is nothing left to decide. */
export const donateRoutes = (donation: Donation): Route[] => [route(getDonation, () => donation)];
