import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { PAGE_IS_SLOW_MS } from '#contract/device-limits.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * The page, or the outline of the next one while that is on its way over a slow line: a tap is never without an answer.
 * The page stays mounted until then, so that what was typed is still there if the learner goes back.
 */
export function SlowPage({ children }: { readonly children: ReactNode }) {
  const isSlow = useSlowNavigation();
  return (
    <>
      <div className={isSlow ? 'hidden' : 'contents'}>{children}</div>
      {isSlow && (
        <div role="status">
          <PageSkeleton />
        </div>
      )}
    </>
  );
}

/**
 * Whether another page has been awaited for longer than a moment. Asks the router itself: what `useNavigation` says comes
 * as a transition, which waits for the parts of the page that are not hydrated yet.
 */
function useSlowNavigation(): boolean {
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  /** The place that is left slowly. */
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const unsubscribe = router?.subscribe(({ location: here, navigation: { location: next } }) => {
      if (next && next.pathname !== here.pathname)
        timer ??= setTimeout(() => setLeft(here.key), PAGE_IS_SLOW_MS);
      else {
        stop();
        // Until the next page is on the screen the outline stays.
        setLeft((last) => (last === here.key ? null : last));
      }
    });
    return () => {
      stop();
      unsubscribe?.();
    };
  }, [router]);
  // The next page has come; the place may be visited again.
  if (left !== null && left !== key) setLeft(null);
  return left === key;
}
