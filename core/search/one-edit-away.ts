/** A long text has too many variants, and rarely only one typo. */
const TEXT_MAX_CHARS = 24;

/** Every text that differs by one added, missing or replaced letter, or by two swapped letters. */
export function* oneEditAway(text: string, letters: string): Generator<string> {
  if (text.length < 2 || text.length > TEXT_MAX_CHARS) return;
  for (let at = 0; at <= text.length; at++) {
    const head = text.slice(0, at);
    const tail = text.slice(at);
    if (tail !== '') yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
    for (const letter of letters) {
      yield head + letter + tail;
      if (tail !== '') yield head + letter + tail.slice(1);
    }
  }
}

/** Whether so many letters added, left out, replaced or swapped with the next make one text of the other. */
export function withinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      const replaced = (last[at - 1] ?? 0) + Number(!isSame);
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > edits) return false;
    [before, last] = [last, next];
  }
  return (last[b.length] ?? Infinity) <= edits;
}
