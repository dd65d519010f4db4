import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_NAME } from './site-name.ts';

const ROOT = join(import.meta.dirname, '..');

/** What keeps the product's name on a site that is called otherwise. */
const ALLOWED: readonly RegExp[] = [
  /^contract\/site-name\.ts: export const PRODUCT_NAME/,
  // Lines of the log, and the name of a program.
  /^contract\/texts\/operator\.ts: /,
  // The identifying column of our tables, which every site reads again.
  /^contract\/texts\/anki\.ts: id: /,
  // Describes the picture, which shows the product's name.
  /^contract\/texts\/ui\.ts: cardPicture: /,
];

const COMMENT = /^(?:\/?\*|\/\/)|\{\/\*/;

function linesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|cases)\.tsx?$|(?:^|\/)testing\//.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, folder, file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.includes(PRODUCT_NAME) && !COMMENT.test(line))
        .map((line) => `${folder}/${file}: ${line}`),
    );
}

test('texts say SITE_NAME instead of the product’s name: the owner can rename the site (decision 061)', () => {
  const named = ['contract', 'app', 'server'].flatMap(linesIn);
  expect(named.filter((line) => !ALLOWED.some((allowed) => allowed.test(line)))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
