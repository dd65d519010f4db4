/** What a long list of names says of a spelling: it can be the name of each of these, with these readings. */
export const LISTED_KINDS = ['family', 'given', 'place'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Tens of thousands of names, in one text that is searched as it is: a Map would take ten times its memory. */
export interface NameList {
  /** In hiragana, the likeliest first. */
  readingsOf(spelling: string, kind: ListedKind): readonly string[];
}

export const NO_NAMES: NameList = { readingsOf: () => [] };

interface ListedName {
  readonly spelling: string;
  /** In the order of `LISTED_KINDS`. */
  readonly readings: readonly (readonly string[])[];
}

/** The text of a list, one name on each line, sorted. */
export const nameLines = (names: readonly ListedName[]): string =>
  names
    .toSorted((a, b) => (a.spelling < b.spelling ? -1 : 1))
    .map(({ spelling, readings }) => `${[spelling, ...readings.map((all) => all.join('、'))].join('\t')}\n`)
    .join('');

export function openNameList(lines: string): NameList {
  const lineAt = (at: number) => {
    const start = lines.lastIndexOf('\n', at - 1) + 1;
    const end = lines.indexOf('\n', start);
    return { start, end: end === -1 ? lines.length : end };
  };
  return {
    readingsOf(spelling, kind) {
      let [low, high] = [0, lines.length];
      while (low < high) {
        const { start, end } = lineAt((low + high) >>> 1);
        const [found = '', ...readings] = lines.slice(start, end).split('\t');
        if (found === spelling)
          return readings[LISTED_KINDS.indexOf(kind)]?.split('、').filter(Boolean) ?? [];
        if (found < spelling) low = end + 1;
        else high = start;
      }
      return [];
    },
  };
}
