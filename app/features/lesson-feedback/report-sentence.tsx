import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { sentenceReportTexts as texts } from '#contract/texts/practice.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';

const ReportSentenceDialog = onDemand(() => import('./report-sentence-dialog.tsx'));

/** Reports an error in a sentence to its author. Visitors are asked to log in, as for comments. */
export function ReportSentence({ sentenceId }: { readonly sentenceId: number }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const state: LoginState = { from: `${pathname}${search}#${sentenceId}` };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Flag aria-hidden className="size-4" />}
        className="-ml-3 justify-self-start px-3! text-sm text-ink-soft noscript:hidden"
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {open && (
        <OnDemand onFailed={close}>
          {session ? (
            <ReportSentenceDialog sentenceId={sentenceId} onClose={close} />
          ) : (
            <Confirm
              open
              question={texts.loginNeeded}
              confirmLabel={texts.login}
              cancelLabel={texts.notNow}
              onConfirm={() => void navigate(paths.login, { state })}
              onCancel={close}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}
