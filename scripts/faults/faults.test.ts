import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { faults } from './faults.ts';

const FAULTS_PER_FOLDER_MAX = 3;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

describe('the table of faults', () => {
  test.each(faults)('$id can be made: its text occurs once in $file', ({ file, find, replace }) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    expect(occurrences(text, find)).toBe(1);
    expect(replace).not.toBe(find);
  });

  test('has forty faults, each with an id of its own', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(faults).toHaveLength(40);
  });

  test('is spread over the folders', () => {
    const folders = faults.map(({ file }) => dirname(file));
    const crowded = folders.filter(
      (folder) => folders.filter((other) => other === folder).length > FAULTS_PER_FOLDER_MAX,
    );
    expect(crowded).toEqual([]);
  });
});
