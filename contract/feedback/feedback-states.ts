/** What admins have done with a message so far. */
export const FEEDBACK_STATES = ['new', 'read', 'done'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
