/** What an admin can do to the dictionary. */
export const ITEM_CHANGE_KINDS = ['created', 'edited', 'deleted', 'imported'] as const;
