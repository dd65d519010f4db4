/** Quotes a title or a sentence inside one of our texts, without its full stop, which would be in the middle. */
export const quoted = (text: string): string => `“${text.replace(/(?<!\.)\.$/, '')}”`;
