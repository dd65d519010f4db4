export const SUGGESTION_STATES = ['waiting', 'accepted', 'rejected'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];
