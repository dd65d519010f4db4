import { type Donation, getDonation } from '#contract/donate/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** The file is read at start, so the route only returns it. */
export const donateRoutes = (donation: Donation): Route[] => [route(getDonation, () => donation)];
