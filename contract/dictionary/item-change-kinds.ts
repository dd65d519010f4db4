/** What an admin can do to the dictionary. */
export const ITEM_CHANGE_KINDS = ['created', 'edited', 'deleted', 'imported'] as const;
export type ItemChangeKind = (typeof ITEM_CHANGE_KINDS)[number];
