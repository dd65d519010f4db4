import type { PackName } from '#contract/dictionary/pack-endpoints.ts';
import type { PackFailureReason } from '#app/lib/pack/download-pack.ts';
import type { StoredPack } from '#app/lib/pack/pack-store.ts';

/** What happened last, to be said to the user. */
export type PackOutcome =
  | { readonly kind: 'finished'; readonly pack: PackName }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: PackFailureReason | 'not-removed' };

export interface PackState {
  /** `unavailable`: this browser forbids a database. */
  readonly store: 'opening' | 'open' | 'unavailable';
  readonly stored: StoredPack | null;
  readonly running: { readonly pack: PackName; readonly share: number } | null;
  readonly outcome: PackOutcome | null;
}

export const OPENING: PackState = { store: 'opening', stored: null, running: null, outcome: null };

type PackEvent =
  | { readonly type: 'opened'; readonly stored: StoredPack | null }
  | { readonly type: 'unavailable' }
  | { readonly type: 'started'; readonly pack: PackName }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'finished'; readonly stored: StoredPack }
  | { readonly type: 'removed' }
  | { readonly type: 'failed'; readonly reason: PackFailureReason | 'not-removed' };

/** A failed download leaves what is stored. */
export function packReducer(state: PackState, event: PackEvent): PackState {
  switch (event.type) {
    case 'opened':
      return { ...state, store: 'open', stored: event.stored };
    case 'unavailable':
      return { ...state, store: 'unavailable' };
    case 'started':
      return { ...state, running: { pack: event.pack, share: 0 }, outcome: null };
    case 'progressed':
      return { ...state, running: state.running && { ...state.running, share: event.share } };
    case 'finished': {
      const { stored } = event;
      return { ...state, stored, running: null, outcome: { kind: 'finished', pack: stored.pack } };
    }
    case 'removed':
      return { ...state, stored: null, outcome: { kind: 'removed' } };
    case 'failed':
      return { ...state, running: null, outcome: { kind: 'failed', reason: event.reason } };
  }
}
