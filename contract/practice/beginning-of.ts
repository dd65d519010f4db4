/** Cut after so many letters, with an ellipsis; a rare character of two units is not cut in half. */
export function beginningOf(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : text;
}
