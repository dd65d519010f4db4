import { useEffect, useRef } from 'react';
import { learnerChoice, rememberLearner } from '../choices/document-choices.ts';
import { logFailure } from '../log.ts';
import { useDeviceAccount, useSession } from '../session/session.ts';

/**
 * Moves what was learnt in this browser to the account at a login, sends what a session that expired has left, and
 * removes the account's copy at a logout, on whatever page that happens. The log is loaded only then: most pages do not
 * need it.
 */
export function useLearningFollowsSession(): void {
  const session = useSession();
  const userId = session === undefined ? undefined : (session?.userId ?? null);
  const account = useDeviceAccount();
  const before = useRef({ userId, account });
  useEffect(() => {
    const last = before.current;
    before.current = { userId, account };
    const hasLeft = last.account !== undefined && last.account !== account && account === null;
    if (typeof account === 'number') rememberLearner();
    else if (hasLeft) learnerChoice.choose('new');
    const hasChanged = last.userId !== undefined && (last.userId !== userId || last.account !== account);
    if (hasChanged)
      import('./learning.ts')
        .then(({ syncLearning }) => syncLearning())
        .catch((error: unknown) => logFailure('The log of learning could not be loaded', error));
  }, [userId, account]);
}
