/** What a language model may take and send; the numbers of `limits.ts` that only its gateway knows. */

/** A model that sends nothing for so long is given up, before its first word as between two. */
export const AI_SILENCE_MS = 20_000;
/** One answer of a model, with all tries. */
export const AI_ANSWER_MS = 120_000;
/** Longer answers are cut here. */
export const AI_ANSWER_MAX_CHARS = 8_000;
/** About as much in the count of models, what they think included. */
export const AI_ANSWER_MAX_TOKENS = 4_096;
/** Of 2: a tutor invents little. */
export const AI_TEMPERATURE = 0.3;
export const AI_TRIES_MAX = 3;
/** The longest pause after the first try, doubled after the second. */
export const AI_BACK_OFF_MS = 500;
/** A provider that asks for a pause is given no longer one. */
export const AI_RETRY_AFTER_MAX_MS = 5_000;
/** One event of a stream has some hundred characters; more than this is no event. */
export const AI_EVENT_MAX_CHARS = 1024 * 1024;
/** So much of a refusal is read, and so much of what a model sends stands in the log. */
export const AI_REFUSAL_MAX_CHARS = 4_000;
export const AI_EXCERPT_CHARS = 300;
