import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '#contract/content-limits.ts';
import { courseRefusals, imageRefusals } from '#contract/texts/course-writing.ts';
import { images, topics } from '#server/db/schema/index.ts';
import { projectRoot } from '#server/project-root.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { fileOf, formOf } from '#server/testing/data/upload.ts';
import { bombs } from '#server/testing/hostile-files/bombs.ts';
import { cleanedFiles } from '#server/testing/hostile-files/cleaned-files.ts';
import { cutPictures } from '#server/testing/hostile-files/cut-pictures.ts';
import type { HostileFile } from '#server/testing/hostile-files/hostile-file.ts';
import { damagedJpegs } from '#server/testing/hostile-files/jpeg-damage.ts';
import { otherFiles } from '#server/testing/hostile-files/other-files.ts';
import { otherPictures } from '#server/testing/hostile-files/other-pictures.ts';
import { damagedPngs } from '#server/testing/hostile-files/png-damage.ts';
import { vectorPictures } from '#server/testing/hostile-files/vector-pictures.ts';
import { damagedWebps } from '#server/testing/hostile-files/webp-damage.ts';
import { onlyBeginnings, wrongBeginnings } from '#server/testing/hostile-files/wrong-beginnings.ts';
import { wrongSizes } from '#server/testing/hostile-files/wrong-sizes.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let token: string;
beforeAll(async () => {
  await emptyTables(db);
  ({ token } = await factories.user({ roles: ['ADMIN'] }));
});

type Upload = Pick<HostileFile, 'bytes' | 'name' | 'type'>;
const upload = ({ bytes, name, type }: Upload) =>
  call('POST', '/api/topics', {
    token,
    body: formOf({ dto: { title: 'Du lịch' }, img: fileOf(bytes, { name, type }) }),
  });
const countStored = async () => ({ topics: await db.$count(topics), images: await db.$count(images) });

const groups: readonly { readonly group: string; readonly files: readonly HostileFile[] }[] = [
  { group: 'drawings that are programs', files: vectorPictures },
  { group: 'pictures of other kinds', files: otherPictures },
  { group: 'no pictures at all', files: otherFiles },
  { group: 'pictures that begin wrong', files: wrongBeginnings },
  { group: 'beginnings without a picture', files: onlyBeginnings },
  { group: 'pictures cut short', files: cutPictures },
  { group: 'damaged JPEGs', files: damagedJpegs },
  { group: 'damaged PNGs', files: damagedPngs },
  { group: 'damaged WebPs', files: damagedWebps },
  { group: 'files of a wrong size', files: wrongSizes },
  { group: 'bombs', files: bombs },
];

/** The message for the sender. */
const says: Readonly<Record<HostileFile['refusal'], string>> = {
  missing: courseRefusals.titleAndImage,
  tooLarge: imageRefusals.tooLarge(IMAGE_MAX_BYTES / 1024 / 1024),
  tooManyPixels: imageRefusals.tooManyPixels(IMAGE_MAX_PIXELS / 1_000_000),
  tooLong: imageRefusals.tooLong(IMAGE_MAX_SIDE_PX),
  wrongKind: imageRefusals.wrongKind,
  broken: imageRefusals.broken,
};

test('at least 200 files, no two the same', () => {
  const files = groups.flatMap(({ files: ofGroup }) => ofGroup);
  const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(new Set(digests).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(200);
});

describe.each(groups)('$group', ({ files }) => {
  test.each(files)('$why: $refusal', async (file) => {
    const refused = { status: 400, body: { message: says[file.refusal], field: 'img' } };
    expect(await upload(file)).toMatchObject(refused);
  });

  test('none of them is stored', async () => {
    expect(await countStored()).toEqual({ topics: 0, images: 0 });
  });
});

describe('a valid picture with extra content is stored without the extra content', () => {
  const addressOf = async (file: Upload) => {
    const reply = await upload(file);
    expect(reply.status).toBe(200);
    return (reply.body as { img: string }).img;
  };
  const cleanAddresses = new Map<Uint8Array, string>();
  beforeAll(async () => {
    for (const bytes of new Set(cleanedFiles.map(({ clean }) => clean)))
      cleanAddresses.set(bytes, await addressOf({ bytes }));
  });

  // Addresses are digests: the same address means that nothing but the picture was stored.
  test.each(cleanedFiles)('$why', async ({ clean, ...file }) => {
    expect(await addressOf(file)).toBe(cleanAddresses.get(clean));
  });

  test('each stored picture is one small WebP', async () => {
    expect((await countStored()).images).toBe(cleanAddresses.size);
    for (const { bytes } of await db.select().from(images)) {
      const { format, width, height, pages, exif, xmp, icc } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 64, height: 64 });
      expect([pages, exif, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.length).toBeLessThan(4_096);
    }
  });
});

test('decompression bombs are refused with little memory', async () => {
  // In a separate process, because other tests use memory at the same time.
  const run = `import { runnerImport } from 'vite';
    await runnerImport(process.argv[1], { configFile: false, root: process.cwd(), logLevel: 'error' });`;
  const measure = fileURLToPath(new URL('../../testing/hostile-files/measure-bombs.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', run, measure],
    { cwd: projectRoot },
  );
  // The largest accepted picture needs 128 MB when it is decoded; one of 400 megapixels needs more than a gigabyte.
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(200);
});
