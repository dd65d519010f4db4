import { createContext, useContext } from 'react';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { getSite } from '#contract/site-settings/site-endpoint.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** What every page shows of the settings of the site. */
export type Site = EndpointOutput<typeof getSite>;

/** Until the settings are known, and where they cannot be read. */
export const DEFAULT_SITE: Site = {
  name: SITE_NAME,
  contact: { email: null, phone: null, address: null },
  announcement: null,
};

export const siteQuery = () => endpointQuery(getSite, {});

/** Given by the layout, which loads it with every page. */
export const SiteContext = createContext<Site>(DEFAULT_SITE);

export const useSite = (): Site => useContext(SiteContext);
