import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { type ContentEntry, contentKinds, type KindName } from './content-kinds.ts';
import { readEntry } from './read-entry.ts';
import { type Path, type PlaceOf, readYaml } from './read-yaml.ts';

/** The kind of the children of an entry is also the key of their list. */
const CHILDREN_OF: Partial<Record<KindName, KindName>> = {
  topics: 'curriculums',
  curriculums: 'lessons',
  lessons: 'sentences',
};

/** A part of the file that should be an entry of this kind. */
interface Branch {
  readonly kind: KindName;
  readonly content: unknown;
  readonly path: Path;
  /** The fields that follow from its place in the file: its parent and its position. */
  readonly fromItsPlace: Readonly<Record<string, unknown>>;
}

/** A YAML file holds one topic with nested curriculums, lessons and sentences. */
export function readCourse(file: ContentFile, position: number): ContentEntry[] {
  const { content, placeOf } = readYaml(file);
  return readBranch({ kind: 'topics', content, path: [], fromItsPlace: { position } }, placeOf);
}

function readBranch(branch: Branch, placeOf: PlaceOf): ContentEntry[] {
  const { kind, path, fromItsPlace } = branch;
  const childKind = CHILDREN_OF[kind];
  const { own, children } = splitOff(childKind, branch.content);
  const entry = readEntry(kind, own, fromItsPlace, (inside) => placeOf([...path, ...inside]));
  if (!childKind) return [entry];

  const childrenPath = [...path, childKind];
  if (!Array.isArray(children)) {
    throw new ContentError(placeOf(childrenPath), contentTexts.notAList(childKind));
  }
  const parentField = contentKinds[childKind].parent?.field ?? '';
  const branches = children.map((content: unknown, index): Branch => ({
    kind: childKind,
    content,
    path: [...childrenPath, index],
    fromItsPlace: { [parentField]: entry.id, position: index + 1 },
  }));
  return [entry, ...branches.flatMap((child) => readBranch(child, placeOf))];
}

function splitOff(childKind: KindName | undefined, content: unknown): { own: unknown; children: unknown } {
  if (!childKind || typeof content !== 'object' || content === null) return { own: content, children: [] };
  const { [childKind]: children, ...own }: Record<string, unknown> = { ...content };
  return { own, children };
}
