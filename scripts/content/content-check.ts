/** One rule for the shipped content, and a function that finds what breaks it. */
export interface ContentCheck {
  readonly rule: string;
  readonly find: () => readonly string[] | Promise<readonly string[]>;
  /** It takes more than ten seconds: `npm test` leaves it out where nothing it reads has changed. */
  readonly isLong?: boolean;
}

/** The checks of a group, all of them long. */
export const allLong = (checks: readonly ContentCheck[]): ContentCheck[] =>
  checks.map((check) => ({ ...check, isLong: true }));

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
