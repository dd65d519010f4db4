import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { contractingStatements } from './expanding-migrations.ts';

const folder = join(projectRoot, 'server/db/migrations');
/** The first one makes new tables: there is no release before it. */
const FIRST = '0000_';

test('the previous release goes on beside every migration', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(names.some((name) => name.startsWith(FIRST))).toBe(true);
  const found = names
    .filter((name) => !name.startsWith(FIRST))
    .map((name) => ({ name, refused: contractingStatements(readFileSync(join(folder, name), 'utf8')) }));
  expect(found.filter(({ refused }) => refused.length > 0)).toEqual([]);
});

test('a migration builds its indexes before it locks whole tables: its locks last until all of it is done', () => {
  const late = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !name.startsWith(FIRST))
    .filter((name) =>
      /^ALTER TABLE[^]*^CREATE (UNIQUE )?INDEX/m.test(readFileSync(join(folder, name), 'utf8')),
    );
  expect(late).toEqual([]);
});

describe('a migration is refused that', () => {
  test.each([
    { sql: 'DROP TABLE "notes";', why: 'drops a table' },
    { sql: 'ALTER TABLE "notes" DROP COLUMN "text";', why: 'drops a column' },
    { sql: 'ALTER TABLE "notes" RENAME COLUMN "text" TO "words";', why: 'renames a column' },
    { sql: 'ALTER TABLE "notes" RENAME TO "remarks";', why: 'renames a table' },
    { sql: 'ALTER TABLE "notes" ADD COLUMN "at" timestamp (3) NOT NULL;', why: 'adds a required column' },
    {
      sql: `ALTER TABLE "notes" ADD COLUMN "a" text DEFAULT 'x' NOT NULL,\n  ADD COLUMN "b" text NOT NULL;`,
      why: 'adds a required column after another one',
    },
    { sql: 'ALTER TABLE "notes" ALTER COLUMN "text" SET NOT NULL;', why: 'forbids null' },
    { sql: 'ALTER TABLE "notes" ALTER COLUMN "text" DROP DEFAULT;', why: 'drops a default' },
    { sql: 'ALTER TABLE "notes" ALTER COLUMN "id" SET DATA TYPE bigint;', why: 'changes a type' },
    { sql: 'alter table notes\n  alter column id type bigint;', why: 'changes a type, by hand' },
    {
      sql: 'CREATE TABLE "a" ("id" integer);--> statement-breakpoint\nDROP TABLE "b";',
      why: 'drops a table after another statement',
    },
  ])('$why', ({ sql }) => {
    expect(contractingStatements(sql)).toHaveLength(1);
    expect(contractingStatements(`-- contract: 2026-12\n${sql}`)).toEqual([]);
  });
});

describe('a migration is allowed that', () => {
  test.each([
    { sql: 'CREATE TABLE "a" ("id" integer PRIMARY KEY NOT NULL);', why: 'creates a table' },
    { sql: 'ALTER TABLE "notes" ADD COLUMN "text" text;', why: 'adds a column that may be null' },
    { sql: 'ALTER TABLE "notes" ADD COLUMN "n" bigint DEFAULT 0 NOT NULL;', why: 'adds one with a default' },
    {
      sql: 'ALTER TABLE "notes" ADD COLUMN "f" text GENERATED ALWAYS AS (lower("text")) STORED NOT NULL;',
      why: 'adds a computed one',
    },
    { sql: 'ALTER TABLE "notes" ALTER COLUMN "text" DROP NOT NULL;', why: 'allows null' },
    { sql: 'CREATE INDEX "a" ON "notes" USING btree ("id");', why: 'adds an index' },
    { sql: `UPDATE "notes" SET "text" = 'drop table rename';`, why: 'only speaks of it' },
  ])('$why', ({ sql }) => {
    expect(contractingStatements(sql)).toEqual([]);
  });
});
