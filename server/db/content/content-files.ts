import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';

export interface ContentFile {
  /** As in messages: `content/courses/….yaml`. */
  readonly name: string;
  readonly text: string;
}

/** The files of one folder with that ending, sorted by name. */
export async function readFiles(
  contentFolder: string,
  folder: string,
  ending: string,
): Promise<ContentFile[]> {
  const names = (await readdir(join(contentFolder, folder)))
    .filter((name) => name.endsWith(ending))
    .toSorted();
  return Promise.all(names.map((name) => readContentFile(contentFolder, folder, name)));
}

export async function readContentFile(
  contentFolder: string,
  folder: string,
  name: string,
): Promise<ContentFile> {
  return {
    name: posix.join(basename(contentFolder), folder, name),
    text: plainText(await readFile(join(contentFolder, folder, name), 'utf8')),
  };
}

/** Editors differ in line ends and in how they compose Vietnamese letters; the same word must stay the same. */
const plainText = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');

export function digestOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex');
}
