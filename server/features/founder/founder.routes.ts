import { type Founder, getFounder } from '#contract/founder/endpoints.ts';
import { type Route, route } from '#server/http/route.ts';

/** The file is read at start, so the route only returns it. */
export const founderRoutes = (founder: Founder): Route[] => [route(getFounder, () => founder)];
