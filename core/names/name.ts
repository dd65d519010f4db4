/** What a name is the name of. */
export const NAME_KINDS = [
  'full',
  'family',
  'prefecture',
  'city',
  'ward',
  'district',
  'region',
  'country',
  'foreign-city',
  'female',
  'male',
  'given',
  'place',
  'foreign-full',
  'foreign-family',
  'foreign-given',
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A name of a person or a place, as `content/names` has it. */
export interface Name {
  readonly spelling: string;
  /** In hiragana, the most usual first. */
  readonly readings: readonly string[];
  readonly kind: NameKind;
  /** What Vietnamese calls it, where that is not its romaji; several names are separated by 、. Else empty. */
  readonly vietnamese: string;
}
