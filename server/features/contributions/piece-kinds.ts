import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { Introduces } from '#contract/courses/introduces.ts';
import type { LessonLevel } from '#contract/levels.ts';

/** The editable fields of a piece of each kind, which are also stored in its versions. */
export interface PieceFields {
  readonly topics: { readonly title: string; readonly img: string };
  readonly curriculums: { readonly name: string; readonly img: string };
  readonly lessons: {
    readonly title: string;
    readonly mean: string;
    readonly level: LessonLevel;
    readonly focus: string[];
    readonly introduces: Introduces;
  };
  readonly sentences: TypedSentence;
}

type FieldNames = { readonly [K in ContentKind]: readonly (keyof PieceFields[K] & string)[] };

const FIELD_NAMES: FieldNames = {
  topics: ['title', 'img'],
  curriculums: ['name', 'img'],
  lessons: ['title', 'mean', 'level', 'focus', 'introduces'],
  sentences: [
    'viSentence',
    'jpSentence',
    'reading',
    'hint',
    'accepted',
    'blocked',
    'register',
    'focus',
    'rulesOff',
  ],
};

export const PARENT_OF = {
  topics: null,
  curriculums: 'topics',
  lessons: 'curriculums',
  sentences: 'lessons',
} as const satisfies Record<ContentKind, ContentKind | null>;

/** Versions that were stored before a field existed do not have it. */
const ADDED_LATER: Readonly<Partial<Record<string, unknown>>> = {
  focus: [],
  introduces: { words: [], grammar: [] },
  rulesOff: [],
};

/** One piece of any kind, as stored in its row. */
export interface Piece<K extends ContentKind = ContentKind> {
  readonly kind: K;
  readonly id: number;
  readonly parentId: number | null;
  readonly fields: PieceFields[K];
  readonly createdBy: number | null;
  readonly authorEmail: string | null;
  readonly createdAt: Date;
  /** Null while no version has been published. */
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: number | null;
  readonly revision: number;
  /** Only for a lesson. */
  readonly views: number;
}

/**
 * Picks the fields of a kind out of a row, a version or a form, in a fixed order: jsonb does not keep the order of
 * keys.
 */
export function fieldsOf<K extends ContentKind>(kind: K, source: object): PieceFields[K] {
  const values: Partial<Record<string, unknown>> = { ...source };
  const pairs = FIELD_NAMES[kind].map((name) => [name, values[name] ?? ADDED_LATER[name]]);
  return Object.fromEntries(pairs) as PieceFields[K];
}

/** In the format of the contract: texts and lists of texts. */
export const presentFields = (fields: PieceFields[ContentKind]): VersionFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, presentValue(value)]));

function presentValue(value: string | readonly string[] | Introduces): string | string[] {
  if (typeof value === 'string') return value;
  return 'grammar' in value ? [...value.words.map(String), ...value.grammar] : [...value];
}

/** The title of a piece in messages and lists. */
export function titleOf({ fields }: Pick<Piece, 'fields'>): string {
  if ('viSentence' in fields) return fields.viSentence;
  return 'name' in fields ? fields.name : fields.title;
}
