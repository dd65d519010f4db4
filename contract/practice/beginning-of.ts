/** Cuts a text after `max` characters and adds an ellipsis. Counts code points, so a surrogate pair is not split. */
export function beginningOf(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : text;
}
