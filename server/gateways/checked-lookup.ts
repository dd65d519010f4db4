import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import type { LookupFunction } from 'node:net';

export type LookUpAll = (
  name: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface LookupRule {
  readonly isAllowed: (address: string) => boolean;
  readonly refusal: () => Error;
  /** Tests pass names of their own. */
  readonly lookUp?: LookUpAll | undefined;
}

/**
 * Resolves a name for the connection itself, so that a name cannot lead elsewhere after it was checked. One address among
 * several that is not allowed is enough to refuse it. Not called for a host that is an address already.
 */
export const createCheckedLookup =
  ({ isAllowed, refusal, lookUp = lookUpName }: LookupRule): LookupFunction =>
  (name, { all }, done) =>
    lookUp(name, { all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(refusal(), '', 0);
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
