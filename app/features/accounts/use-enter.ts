import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoginResult } from '#contract/accounts/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { resumeDevice } from '#app/lib/push/reminder-device.ts';
import { cameFrom } from '#app/lib/session/came-from.ts';
import { eraseInBackground } from '#app/lib/session/erase-in-background.ts';
import { deviceAccount, signIn } from '#app/lib/session/session.ts';
import { type Leaving, useLeaving } from '#app/lib/session/use-leaving.ts';

interface Entrance {
  /** Signs in, unless an account that has used this device before would lose something and the learner does not agree. */
  readonly enter: (result: LoginResult) => void;
  readonly entering: boolean;
  readonly leaving: Leaving;
}

/**
 * After a login: returns to the last page (PRODUCT.md, Routes), to where a pending deletion can be cancelled, or to
 * where the second factor is set up without which a role does not work.
 */
export function useEnter(from: string | null): Entrance {
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const { signInHere, leaving } = useSignIn();
  const enter = (result: LoginResult) =>
    signInHere(result, () => {
      setEntering(true);
      const next = from ?? cameFrom();
      if (result.heldRoles) void navigate(paths.secondFactor, { replace: true, state: { from: next } });
      else void navigate(result.deletionDueAt ? paths.account : next, { replace: true });
    });
  return { enter, entering, leaving };
}

/** The same after there was time to read a message; the visitor is logged in at once, and may leave earlier. */
export function useEnterLater(delayMs: number): Omit<Entrance, 'entering'> {
  const navigate = useNavigate();
  const [entered, setEntered] = useState(false);
  const { signInHere, leaving } = useSignIn();
  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(() => void navigate(cameFrom(), { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [entered, delayMs, navigate]);
  return { enter: (result) => signInHere(result, () => setEntered(true)), leaving };
}

/** Another account than that whose data the device keeps takes its place, and nothing of that one stays. */
function useSignIn() {
  const api = useApi();
  const leaving = useLeaving();
  const signInHere = (result: LoginResult, then: () => void) => {
    const { userId } = result;
    const last = deviceAccount();
    const goOn = () => {
      signIn(result);
      void resumeDevice(api, userId);
      then();
    };
    if (last === null || last === userId) return goOn();
    leaving.leave(last, () => {
      goOn();
      void eraseInBackground(({ leaveDevice }) => leaveDevice(last, userId));
    });
  };
  return { signInHere, leaving };
}
