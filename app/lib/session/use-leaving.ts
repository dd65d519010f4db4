import { useState } from 'react';
import { logFailure } from '../log.ts';
import type { Unsent } from './leave-device.ts';

/** A way out of an account, which asks first if something would be lost. */
export interface Leaving {
  /** Sends what can be sent, then goes on: at once, or when the learner agrees to lose the rest. */
  readonly leave: (account: number, goOn: () => void) => void;
  readonly isCounting: boolean;
  /** What would be lost; null while nothing is asked. */
  readonly unsent: Unsent | null;
  readonly agree: () => void;
  readonly stay: () => void;
  /** How often the learner has stayed: what led to the question begins anew. */
  readonly stays: number;
}

type State =
  | { readonly kind: 'idle' | 'counting' }
  | { readonly kind: 'asking'; readonly unsent: Unsent; readonly goOn: () => void };

export function useLeaving(): Leaving {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [stays, setStays] = useState(0);
  const begin = async (account: number, goOn: () => void) => {
    setState({ kind: 'counting' });
    try {
      const { isNothing, sendBeforeLeaving } = await import('./leave-device.ts');
      const unsent = await sendBeforeLeaving(account);
      if (!isNothing(unsent)) return setState({ kind: 'asking', unsent, goOn });
    } catch (error) {
      logFailure('It is not known what waits to be sent', error);
    }
    setState({ kind: 'idle' });
    return goOn();
  };
  return {
    leave: (account, goOn) => void begin(account, goOn),
    isCounting: state.kind === 'counting',
    unsent: state.kind === 'asking' ? state.unsent : null,
    agree() {
      setState({ kind: 'idle' });
      if (state.kind === 'asking') state.goOn();
    },
    stay() {
      setState({ kind: 'idle' });
      setStays((count) => count + 1);
    },
    stays,
  };
}
