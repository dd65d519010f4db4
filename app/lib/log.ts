/** Logs failures that are not shown on screen, or only briefly. */
export const logFailure = (what: string, error: unknown): void => console.warn(what, error);
