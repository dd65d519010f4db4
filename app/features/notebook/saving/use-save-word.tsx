import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import type { WordToSave } from './save-word-dialog.tsx';

const SaveWordDialog = onDemand(() => import('./save-word-dialog.tsx'));

interface SaveWord {
  readonly save: (word: WordToSave) => void;
  readonly dialog: ReactNode;
}

/** Saves a word in a dialog; visitors who are not logged in go to /login and back (PRODUCT.md, Notebook). */
export function useSaveWord(): SaveWord {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [word, setWord] = useState<WordToSave | null>(null);

  const save = (wanted: WordToSave) => {
    if (session) return setWord(wanted);
    const state: LoginState = { from: pathname + search };
    void navigate(paths.login, { state });
  };
  return {
    save,
    dialog: word && session && (
      <OnDemand onFailed={() => setWord(null)}>
        <SaveWordDialog word={word} userId={session.userId} onClose={() => setWord(null)} />
      </OnDemand>
    ),
  };
}
