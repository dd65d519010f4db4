import { Outlet } from 'react-router';
import { SiteFrame } from '#app/features/navigation/site-frame.tsx';
import { PageFailure } from '#app/pages/page-failure.tsx';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails keeps the frame around it, so the visitor can go elsewhere. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageFailure />
    </SiteFrame>
  );
}
