/** For what fails without a word on the screen, or with a quiet one: whoever looks into it finds it in the console. */
export const logFailure = (what: string, error: unknown): void => console.warn(what, error);
