import { paths } from '#contract/paths.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { structuredTexts } from '#contract/texts/site.ts';

/**
 * Structured data (schema.org) shared by several features. Only the server calls this (`structured-data.tsx`).
 */

/** One breadcrumb. */
export interface TrailStep {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: string;
}

/** An absolute URL. */
export const fullAddress = (origin: string, path: string): string => new URL(path, origin).href;

export const organization = (origin: string) => ({
  '@type': 'Organization',
  '@id': fullAddress(origin, '/#organization'),
  name: SITE_NAME,
  url: fullAddress(origin, paths.home),
  logo: fullAddress(origin, '/images/icons/512.png'),
});

/**
 * Of everything that teaches. Search engines also ask for dates or the workload of a course. Learners work at their
 * own pace, so we leave these out.
 */
export const teachingFields = (origin: string) => ({
  provider: organization(origin),
  inLanguage: 'vi',
  teaches: structuredTexts.subject,
  isAccessibleForFree: true,
});

/** The breadcrumbs of the page, starting at the home page. */
export const breadcrumbList = (origin: string, steps: readonly TrailStep[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: SITE_NAME, to: paths.home }, ...steps].map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: fullAddress(origin, to) }),
  })),
});

/** The pages that a page links to, in its order. */
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
