import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError, type Place } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { findParsed } from './parsed-yaml.ts';

export type Path = readonly PropertyKey[];
export type PlaceOf = (path: Path) => Place;

export interface YamlFile {
  readonly content: unknown;
  /** The line of the value at a path or, if it is missing, of its parent. */
  readonly placeOf: PlaceOf;
}

interface Parsed {
  readonly document: Document;
  readonly lineOf: (path: Path) => number;
}

export function readYaml(file: ContentFile): YamlFile {
  // Lines are needed only for what is wrong, or twice.
  let parsed: Parsed | undefined;
  const parse = () => (parsed ??= parseYaml(file));
  const json = findParsed(file.text);
  return {
    content: json === undefined ? parse().document.toJS() : JSON.parse(json),
    placeOf: (path) => ({
      file: file.name,
      get line() {
        return parse().lineOf(path);
      },
    }),
  };
}

function parseYaml(file: ContentFile): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;

  const [broken] = document.errors;
  if (broken)
    throw new ContentError(
      { file: file.name, line: lineAt(broken.pos[0]) },
      contentTexts.badYaml(broken.code),
    );

  function lineOf(path: Path): number {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : lineAt(0);
  }
  return { document, lineOf };
}
