import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { logFailure } from '#app/lib/log.ts';
import { useOnline } from '#app/lib/use-online.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { NotFound } from './not-found.tsx';
import { readFailure } from './read-failure.ts';
import { useRetryForDraft } from './use-retry-for-draft.ts';

/** The content of an error boundary: the 404 page, or a failed page with a retry. */
export function PageFailure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { pathname } = useLocation();
  useRetryForDraft(isMissing && pathname.startsWith(`${paths.exercises}/`));
  return isMissing ? <NotFound /> : <Failure error={error} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const { title, text, requestId, isOutdated } = readFailure(error, useOnline());
  useEffect(() => logFailure('A page failed', error), [error]);
  return (
    <section
      role="alert"
      className="container-page grid max-w-3xl justify-items-center gap-5 py-12 text-center sm:py-16"
    >
      <PageHead title={title} />
      <BrokenBridge className="w-56 text-indigo sm:w-64" />
      <h1 className="text-3xl font-bold">{title}</h1>
      <div className="grid max-w-[46ch] gap-2 text-ink-soft">
        <p>{text}</p>
        <p>{texts.kept}</p>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isOutdated ? (
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        ) : (
          <RetryButton>{texts.retry}</RetryButton>
        )}
        <ButtonLink variant="secondary" to={paths.home}>
          {uiTexts.backHome}
        </ButtonLink>
      </div>
      {requestId && (
        <p className="text-sm text-ink-soft">
          {texts.requestId}: <code className="font-bold wrap-anywhere select-all">{requestId}</code>
          <br />
          {texts.requestIdHint}
        </p>
      )}
    </section>
  );
}

/** Navigates to the same URL again. Reloading the document while offline would lose even this page. */
function RetryButton({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const here = useLocation();
  return (
    <Button
      onClick={() => void navigate(here, { replace: true, state: here.state })}
      className="noscript:hidden"
    >
      {children}
    </Button>
  );
}
