import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import type { VersionFields } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { LessonLevel } from '#contract/levels.ts';

/** What people say of a piece of each kind, and what a version of it keeps. */
export interface PieceFields {
  readonly topics: { readonly title: string; readonly img: string };
  readonly curriculums: { readonly name: string; readonly img: string };
  readonly lessons: { readonly title: string; readonly mean: string; readonly level: LessonLevel };
  readonly sentences: TypedSentence;
}

type FieldNames = { readonly [K in ContentKind]: readonly (keyof PieceFields[K] & string)[] };

const FIELD_NAMES: FieldNames = {
  topics: ['title', 'img'],
  curriculums: ['name', 'img'],
  lessons: ['title', 'mean', 'level'],
  sentences: ['viSentence', 'jpSentence', 'reading', 'hint', 'accepted', 'blocked', 'register'],
};

export const PARENT_OF = {
  topics: null,
  curriculums: 'topics',
  lessons: 'curriculums',
  sentences: 'lessons',
} as const satisfies Record<ContentKind, ContentKind | null>;

/** One piece, whatever its kind, as its row holds it. */
export interface Piece<K extends ContentKind = ContentKind> {
  readonly kind: K;
  readonly id: number;
  readonly parentId: number | null;
  readonly fields: PieceFields[K];
  readonly createdBy: number | null;
  readonly authorEmail: string | null;
  readonly createdAt: Date;
  /** Null: learners have not seen any of it yet. */
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: number | null;
  readonly revision: number;
  /** Of a lesson. */
  readonly views: number;
}

/** The fields of a kind out of a row, a version or a form; jsonb gives keys back in an order of its own. */
export function fieldsOf<K extends ContentKind>(kind: K, source: object): PieceFields[K] {
  const values: Partial<Record<string, unknown>> = { ...source };
  const pairs = FIELD_NAMES[kind].map((name) => [name, values[name]]);
  return Object.fromEntries(pairs) as PieceFields[K];
}

/** As the contract shows them: texts and lists of texts. */
export const shownFields = (fields: PieceFields[ContentKind]): VersionFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  );

/** What a piece is called where it is spoken of. */
export function titleOf({ fields }: Pick<Piece, 'fields'>): string {
  if ('viSentence' in fields) return fields.viSentence;
  return 'name' in fields ? fields.name : fields.title;
}
