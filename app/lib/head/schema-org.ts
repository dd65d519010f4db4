import { paths } from '#contract/paths.ts';
import { uiTexts } from '#contract/texts/ui.ts';

/**
 * What pages of several features say about themselves to search engines, in the words of schema.org. Only the server calls
 * this (`lib/structured-data.tsx`).
 */

/** A step of the way to a page. */
export interface TrailStep {
  readonly label: string;
  /** None where the way ends. */
  readonly to?: string;
}

/** An address in full, as whoever is elsewhere needs it. */
export const fullAddress = (origin: string, path: string): string => new URL(path, origin).href;

export const organization = (origin: string) => ({
  '@type': 'Organization',
  '@id': fullAddress(origin, '/#organization'),
  name: uiTexts.brand,
  url: fullAddress(origin, paths.home),
  logo: fullAddress(origin, '/images/icons/512.png'),
});

/** The way that the page shows, from the home page on. */
export const breadcrumbList = (origin: string, steps: readonly TrailStep[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: uiTexts.brand, to: paths.home }, ...steps].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: fullAddress(origin, to) }),
  })),
});

/** The pages that a page leads to, in its order. */
export const itemList = (
  origin: string,
  name: string,
  items: readonly { readonly name: string; readonly path: string }[],
) => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: fullAddress(origin, item.path),
  })),
});
