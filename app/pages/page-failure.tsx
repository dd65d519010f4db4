import { isRouteErrorResponse, useRouteError } from 'react-router';
import { uiTexts } from '#contract/texts/ui.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { NotFound } from './not-found-page.tsx';

/** What an error boundary shows: the friendly 404, or a page that broke and can be loaded again. */
export function PageFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="container-page max-w-3xl py-12">
      <PageHead title={uiTexts.errorTitle} />
      <EmptyState
        picture={<BrokenBridge className="w-48 text-indigo" />}
        title={uiTexts.errorTitle}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{uiTexts.reload}</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              {uiTexts.backHome}
            </ButtonLink>
          </>
        }
      >
        {uiTexts.errorText}
      </EmptyState>
    </div>
  );
}
