/** Pieces of the reply markup. Empty parts are left out. */

export const paragraphs = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n');

export const lines = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n');

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const link = (text: string, path: string): string => `[${text}](${path})`;
