import { isNode, LineCounter, parseDocument } from 'yaml';
import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError, type Place } from './content-error.ts';
import type { ContentFile } from './content-files.ts';

export type Path = readonly PropertyKey[];
export type PlaceOf = (path: Path) => Place;

export interface YamlFile {
  readonly content: unknown;
  /** The line of the value at a path or, if it is missing, of its parent. */
  readonly placeOf: PlaceOf;
}

export function readYaml(file: ContentFile): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines });
  const placeAt = (offset: number): Place => ({ file: file.name, line: lines.linePos(offset).line });

  const [broken] = document.errors;
  if (broken) throw new ContentError(placeAt(broken.pos[0]), contentTexts.badYaml(broken.code));

  function placeOf(path: Path): Place {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length > 0 ? placeOf(path.slice(0, -1)) : placeAt(0);
  }
  return { content: document.toJS(), placeOf };
}
