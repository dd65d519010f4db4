/** A title or a sentence of a course within one of ours: its own full stop would stand in the middle. */
export const quoted = (text: string): string => `“${text.replace(/(?<!\.)\.$/, '')}”`;
