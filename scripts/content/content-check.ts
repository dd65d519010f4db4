/** One rule for the shipped content, and a function that finds what breaks it. */
export interface ContentCheck {
  readonly rule: string;
  readonly find: () => readonly string[] | Promise<readonly string[]>;
}

interface Row {
  readonly id: number | string;
}

/** What a check finds in rows, each mistake with the id of its row. */
export const mistakesIn = <Checked extends Row>(
  rows: readonly Checked[],
  check: (row: Checked) => readonly string[],
  kind?: string,
): string[] =>
  rows.flatMap((row) =>
    check(row).map((mistake) => `${kind === undefined ? '' : `${kind} `}${row.id}: ${mistake}`),
  );
