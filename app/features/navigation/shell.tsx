import { SITE_NAME } from '#contract/site-name.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * A page before anything of it is known. Its document is stored on the device and opens at every address without a
 * network; the page of the address then takes its place (decision 059).
 */
export function Shell() {
  return (
    <>
      <PageHead title={SITE_NAME} />
      <PageSkeleton />
    </>
  );
}
