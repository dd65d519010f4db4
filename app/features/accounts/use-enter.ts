import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoginResult } from '#contract/accounts/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { cameFrom } from '#app/lib/session/came-from.ts';
import { signIn } from '#app/lib/session/session.ts';

/** After a login: returns to the last page (PRODUCT.md, Routes), or to where a pending deletion can be cancelled. */
export function useEnter(from: string | null) {
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const enter = (result: LoginResult) => {
    setEntering(true);
    signIn(result);
    void navigate(result.deletionDueAt ? paths.account : (from ?? cameFrom()), { replace: true });
  };
  return { enter, entering };
}
