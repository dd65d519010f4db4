import { type Donation, getDonation } from '#contract/donate/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** From the settings of the site, which follow content/donate.yaml where the owner has changed nothing. */
export const donateRoutes = (donation: () => Promise<Donation>): Route[] => [route(getDonation, donation)];
