import { type Founder, getFounder } from '#contract/founder/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** From the settings of the site, which follow content/founder.yaml where the owner has changed nothing. */
export const founderRoutes = (founder: () => Promise<Founder>): Route[] => [route(getFounder, founder)];
