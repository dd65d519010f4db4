import { CRUSH_YES_PX } from '#contract/limits.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { type Invitation, missingFields } from './invitation.ts';

/** The form until all four fields are given, then the question, then the confirmation (PRODUCT.md, Small pages). */
export type CrushState =
  | { readonly step: 'form'; readonly given: Invitation }
  | { readonly step: 'question'; readonly invitation: Invitation; readonly refusals: number }
  | { readonly step: 'accepted'; readonly invitation: Invitation; readonly happyPicture: number };

export type CrushEvent =
  | { readonly type: 'refused' }
  | { readonly type: 'accepted' }
  /** It is time for the next happy picture. */
  | { readonly type: 'stepped' }
  /** The sender wants to edit the invitation. */
  | { readonly type: 'reopened' };

export const openInvitation = (given: Invitation): CrushState =>
  missingFields(given).length > 0
    ? { step: 'form', given }
    : { step: 'question', invitation: given, refusals: 0 };

export function crushReducer(state: CrushState, event: CrushEvent): CrushState {
  switch (event.type) {
    case 'refused':
      return state.step === 'question' ? { ...state, refusals: state.refusals + 1 } : state;
    case 'accepted':
      return state.step === 'question'
        ? { step: 'accepted', invitation: state.invitation, happyPicture: 0 }
        : state;
    case 'stepped':
      return state.step === 'accepted' && !isLastHappyPicture(state.happyPicture)
        ? { ...state, happyPicture: state.happyPicture + 1 }
        : state;
    case 'reopened':
      return state.step === 'question' ? { step: 'form', given: state.invitation } : state;
  }
}

/** The sequence stops at its last picture. */
export const isLastHappyPicture = (picture: number): boolean =>
  picture >= crushTexts.happyPictures.length - 1;

/** Eight labels in order, then always the same one (PRODUCT.md, Small pages). */
export const noLabel = (refusals: number): string => crushTexts.noLabels[refusals] ?? crushTexts.noFallback;

// First, third, second, and then always the first (PRODUCT.md, Small pages).
const SAD_ORDER = [0, 2, 1] as const;

/** Index of the sad picture, from 0. */
export const sadPicture = (refusals: number): 0 | 1 | 2 => SAD_ORDER[refusals] ?? 0;

/** Every No adds 10 px of font size and of padding (PRODUCT.md, Small pages). */
export const yesSize = (refusals: number): { readonly fontSize: number; readonly padding: number } => ({
  fontSize: CRUSH_YES_PX.fontSize + refusals * CRUSH_YES_PX.growth,
  padding: CRUSH_YES_PX.padding + refusals * CRUSH_YES_PX.growth,
});
