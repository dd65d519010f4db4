import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COVERS } from './covers.ts';

test('the library has every picture of a topic or a curriculum that we ship, and no other', () => {
  const shipped = ['topics', 'curriculums'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '../../public/images', folder)).map(
      (file) => `/images/${folder}/${file}`,
    ),
  );
  expect(COVERS.toSorted()).toEqual(shipped.toSorted());
});
