/** In a migration that only a database may get whose nodes all run this release or a newer one (decision 076). */
const CONTRACT_MARK = /^-- contract: \S+/m;

/** What the previous release, which runs beside the migration, may still read or write. */
const CONTRACTING: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /^drop (table|view|materialized view|schema|type|sequence|function)\b/, what: 'drops' },
  { pattern: /^alter table\b.*\bdrop column\b/, what: 'drops a column' },
  { pattern: /^alter\b.*\brename\b/, what: 'renames' },
  { pattern: /^alter table\b.*\balter column\b.*\bset not null\b/, what: 'forbids null in a column' },
  { pattern: /^alter table\b.*\balter column\b.*\bdrop default\b/, what: 'drops a default' },
  { pattern: /^alter table\b.*\balter column\b.*\b(set data )?type\b/, what: 'changes the type of a column' },
  { pattern: /^(truncate|delete from)\b/, what: 'deletes rows' },
];
const ADDED_COLUMN = /\badd column\b[^,]*/g;

/** The statements of a migration during which the previous release fails, and what each does. */
export function contractingStatements(migration: string): string[] {
  if (CONTRACT_MARK.test(migration)) return [];
  return migration
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .flatMap((statement) => {
      const found = whatContracts(statement.toLowerCase().replaceAll(/'[^']*'|"[^"]*"/g, 'x'));
      return found === null ? [] : [`${found}: ${statement}`];
    });
}

function whatContracts(statement: string): string | null {
  const known = CONTRACTING.find(({ pattern }) => pattern.test(statement));
  if (known) return known.what;
  const added = statement.match(ADDED_COLUMN) ?? [];
  const isRequired = added.some(
    (column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column),
  );
  return isRequired ? 'adds a column that the previous release does not fill' : null;
}
