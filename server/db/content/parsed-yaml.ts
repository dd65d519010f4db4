import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/**
 * The shipped YAML files as JSON, which is read a hundred times faster: parsing them took a third of a start. A line for
 * each file, with the digest of its text. A text that is not there is parsed.
 */
export const parsedYamlFile: string = join(projectRoot, 'build', 'content', 'yaml.tsv');

let shipped: ReadonlyMap<string, string> | undefined;

/** The JSON of a text, if the build has parsed it. */
export function findParsed(text: string): string | undefined {
  shipped ??= readParsed(parsedYamlFile);
  return shipped.size === 0 ? undefined : shipped.get(digestOf(text));
}

export const parsedLine = (text: string, content: unknown): string =>
  `${digestOf(text)}\t${JSON.stringify(content)}\n`;

/** Nothing where the build has made none. */
export function readParsed(path: string): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return new Map(
      lines.filter(Boolean).map((line) => [line.slice(0, DIGEST_CHARS), line.slice(DIGEST_CHARS + 1)]),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** SHA-256 in base64url. */
const DIGEST_CHARS = 43;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
