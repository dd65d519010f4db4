import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { readContentFile } from '#server/db/content/content-files.ts';
import { contentVersionFile, versionOfSources } from '#server/db/content/content-version.ts';
import { parsedLine, parsedYamlFile } from '#server/db/content/parsed-yaml.ts';
import { openContent } from '#server/db/content/read-content.ts';
import { projectRoot } from '#server/project-root.ts';

/** Only a load of the content reads them, which the snapshot spares a first start. */
const COURSES = 'courses';

/** Writes what the build tells the server's start about the content. */
export async function prepareContent(
  folder: string = dirname(parsedYamlFile),
  contentFolder: string = join(projectRoot, 'content'),
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeParsedContent(join(folder, basename(parsedYamlFile)), contentFolder);
  await writeContentVersion(join(folder, basename(contentVersionFile)), contentFolder);
}

/** The YAML files of the content as JSON. */
async function writeParsedContent(path: string, contentFolder: string): Promise<void> {
  const names = (await readdir(contentFolder, { recursive: true })).filter(
    (name) => name.endsWith('.yaml') && !name.startsWith(COURSES),
  );
  const lines = await Promise.all(
    names.toSorted().map(async (name) => {
      const { text } = await readContentFile(contentFolder, dirname(name), basename(name));
      const content: unknown = parse(text);
      // What JSON cannot hold is parsed at each start.
      return isDeepStrictEqual(JSON.parse(JSON.stringify(content)), content) ? parsedLine(text, content) : '';
    }),
  );
  await replaceFile(path, lines.join(''));
}

/** Which content of several releases is the newest. */
async function writeContentVersion(path: string, contentFolder: string): Promise<void> {
  const { digest } = await openContent(contentFolder);
  const version = await versionOfSources(contentFolder, { warn: (line) => console.warn(line) });
  await replaceFile(path, JSON.stringify({ digest, version }));
}

async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}
