import { type Founder, getFounder } from '#contract/founder/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** The file is read when the product starts: there is nothing left to decide. */
export const founderRoutes = (founder: Founder): Route[] => [route(getFounder, () => founder)];
