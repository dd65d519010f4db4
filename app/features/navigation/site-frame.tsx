import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountTexts } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { paths } from '#app/lib/paths.ts';
import { signOut } from '#app/lib/session.ts';
import { ToastArea } from '#app/ui/toast.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

// Dialogs are heavy and few visitors log out: loaded when asked for.
const Confirm = lazy(() => import('#app/ui/confirm.tsx'));

/** What surrounds every page. Logging out is asked here once, whichever menu it was chosen from. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const [askingLogout, setAskingLogout] = useState(false);
  const navigate = useNavigate();
  const logout = async () => {
    setAskingLogout(false);
    // First away, then out: on a guarded page the guard would otherwise win the race and send to /login.
    await navigate(paths.home);
    signOut();
  };
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-indigo px-4 py-2 font-bold text-on-indigo focus:translate-y-0"
      >
        {uiTexts.skipToContent}
      </a>
      <SiteHeader onLogout={() => setAskingLogout(true)} />
      <main id="content" tabIndex={-1} className="min-h-[70dvh] pt-bar outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
      <ToastArea />
      {askingLogout && (
        <Suspense>
          <Confirm
            open
            question={accountTexts.logoutQuestion}
            explanation={accountTexts.logoutExplanation}
            confirmLabel={accountTexts.logout}
            cancelLabel={accountTexts.stay}
            onConfirm={() => void logout()}
            onCancel={() => setAskingLogout(false)}
          />
        </Suspense>
      )}
    </>
  );
}
