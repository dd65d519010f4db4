/** The limits for language models: the numbers that only the model gateway uses. */

/** A model that sends nothing for this long is given up, both before its first word and later. */
export const AI_SILENCE_MS = 20_000;
/** One answer of a model, including retries. */
export const AI_ANSWER_MS = 120_000;
/** Longer answers are cut here. */
export const AI_ANSWER_MAX_CHARS = 8_000;
/** About the same length in tokens, including the model's reasoning. */
export const AI_ANSWER_MAX_TOKENS = 4_096;
/** Out of 2: a tutor should not invent much. */
export const AI_TEMPERATURE = 0.3;
export const AI_TRIES_MAX = 3;
/** The longest pause after the first attempt, doubled after the second. */
export const AI_BACK_OFF_MS = 500;
/** The longest pause that we accept from a provider. */
export const AI_RETRY_AFTER_MAX_MS = 5_000;
/** One event of a stream has some hundred characters; anything longer is not an event. */
export const AI_EVENT_MAX_CHARS = 1024 * 1024;
/** How much of an error reply is read, and how much of a model's output is logged. */
export const AI_REFUSAL_MAX_CHARS = 4_000;
export const AI_EXCERPT_CHARS = 300;
