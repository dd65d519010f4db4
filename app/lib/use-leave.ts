import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from './session.ts';

/**
 * First away, then out: on a guarded page the guard would otherwise send the visitor to /login as if they still wanted
 * to be here. The page that calls this signs out when it has gone.
 */
export function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (leaving.current) signOut();
    },
    [],
  );
  return (to) => {
    leaving.current = true;
    void navigate(to);
  };
}
