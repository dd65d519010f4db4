/** How far admins have handled a message. */
export const FEEDBACK_STATES = ['new', 'read', 'done'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
