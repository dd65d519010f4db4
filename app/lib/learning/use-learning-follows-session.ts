import { useEffect, useRef } from 'react';
import { learnerChoice, rememberLearner } from '../choices/document-choices.ts';
import { useSession } from '../session/session.ts';

/**
 * Moves what was learnt in this browser to the account at a login, and removes the account's copy at a logout, on
 * whatever page that happens. The log is loaded only then: most pages do not need it.
 */
export function useLearningFollowsSession(): void {
  const session = useSession();
  const userId = session === undefined ? undefined : (session?.userId ?? null);
  const before = useRef(userId);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== userId;
    before.current = userId;
    if (typeof userId === 'number') rememberLearner();
    else if (changed) learnerChoice.choose('new');
    if (changed) void import('./learning.ts').then(({ syncLearning }) => syncLearning());
  }, [userId]);
}
